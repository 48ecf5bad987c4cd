import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { cancelDeletion, scheduleDeletion } from '#features/accounts/server/delete-company.ts'
import { eraseCompanyTask, eraseRemains } from '#features/privacy/server/delete-company.ts'
import { eraseCandidates } from '#features/privacy/server/erasure/erase-candidates.ts'
import { secretKeys } from '#platform/config/config.ts'
import type { OwnerClient } from '#platform/database/with-client.ts'
import type { Platform } from '#platform/platform.ts'
import { NotABackup, readParts } from './backup-file.ts'
import {
  advanceSequences,
  beginRestore,
  endRestore,
  insertRows,
  insertTombstones,
  selectBuried,
  selectFileKeys,
  selectMigrations,
} from './store.ts'

interface Restored {
  madeAt: string
  rows: number
  files: number
  /** Candidates and companies that were erased after the backup was made, and now again. */
  erasedAgain: number
}

/**
 * Replaces the rows and adds the files of an installation by those of a backup, all or nothing, and erases again whoever was
 * erased since, by the tombstones of the database and those given. The backup is read to its end before anything changes.
 * Throws NotABackup.
 */
export async function restoreBackup(
  platform: Platform,
  client: OwnerClient,
  path: string,
  tombstones: readonly string[] = [],
): Promise<Restored> {
  const keys = secretKeys(platform.config)
  const { madeAt, migrations } = await checkWhole(path, keys)
  if (migrations.join('\n') !== (await selectMigrations(client)).join('\n'))
    throw new NotABackup('It is of another version: restore it with the version that made it, then update.')
  const counts = { rows: 0, files: 0 }
  const stored: string[] = []
  let named: Set<string>
  const guarded = await beginRestore(client)
  try {
    for await (const part of readParts(path, keys)) {
      if (part.kind === 'rows') {
        await insertRows(client, part, part.rows)
        counts.rows += part.rows.length
      } else if (part.kind === 'file') {
        await platform.files.put(part.key, part.bytes)
        stored.push(part.key)
      }
    }
    await insertTombstones(client, tombstones)
    await advanceSequences(client)
    named = await selectFileKeys(client)
    await endRestore(client, guarded)
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  // Copied, and replaced or erased before the moment of the rows.
  const rowless = stored.filter((key) => !named.has(key))
  for (const key of rowless) await platform.files.remove(key)
  counts.files = stored.length - rowless.length
  return { madeAt, ...counts, erasedAgain: await eraseAgain(platform, client) }
}

async function checkWhole(path: string, keys: readonly string[]) {
  let found: { madeAt: string; migrations: string[] } | undefined
  for await (const part of readParts(path, keys)) if (part.kind === 'head') found = part
  if (!found) throw new NotABackup('It does not say when it was made.')
  return found
}

async function eraseAgain(platform: Platform, client: OwnerClient): Promise<number> {
  const { companies, candidates } = await selectBuried(client)
  for (const { id, companyId } of candidates)
    await platform.db.forCompany(companyId as CompanyId, (tx) =>
      eraseCandidates(platform, tx, companyId as CompanyId, [id as CandidateId]),
    )
  for (const id of companies as CompanyId[]) {
    await platform.db.forCompany(id, async (tx) => {
      await cancelDeletion(tx, id)
      // Due since yesterday by both clocks.
      await scheduleDeletion(tx, id, { days: -1, now: platform.clock.now() })
    })
    await eraseCompanyTask.run(platform, { companyId: id })
    await eraseRemains.run(platform, { companyId: id })
  }
  return candidates.length + companies.length
}
