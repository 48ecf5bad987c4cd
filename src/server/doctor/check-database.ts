import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listOperators } from '#features/admin/server/list-operators.ts'
import { verifyAuditChain } from '#platform/audit/audit-log.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { connectDatabase, type OwnerConnection } from '#platform/database/connect-database.ts'
import type { Database } from '#platform/database/database.ts'
import { describeOpenError } from '#platform/database/describe-open-error.ts'
import { readMigrationState } from '#platform/database/migrate-database.ts'
import { reachDatabase } from '#platform/database/open-database.ts'
import { tooMighty } from '#platform/database/too-mighty.ts'
import { withClient } from '#platform/database/with-client.ts'
import { openLog } from '#platform/log/open-log.ts'
import { countUnsentMails } from '#platform/mail/list-mails.ts'
import { countTasks } from '#platform/tasks/count-tasks.ts'
import { describeStartError } from '../describe-start-error.ts'
import { bad, type CheckResult, checkThat, counted, note, ok } from './check-result.ts'
import { readClockAhead } from './store.ts'

const maxClockDriftMs = 5_000
const makeOperator = 'npm run operator -- create EMAIL'

/** Nothing is migrated; an embedded server that did not run is stopped again. */
export async function checkDatabase(config: Config): Promise<CheckResult[]> {
  if (!config.DATABASE_URL && !existsSync(join(config.dataDir, 'postgres')))
    return [note('Database', 'embedded, not created yet; npm start creates it')]
  const log = openLog({ LOG_LEVEL: 'silent' })
  try {
    const { owner, stop } = await reachDatabase({ config, log })
    try {
      const migrations = await checkMigrations(config, owner)
      if (migrations.state === 'bad') return [migrations]
      const db = connectDatabase(owner, log, { connections: 2 })
      try {
        return [migrations, ...(await checkRole(config, owner)), ...(await checkContents(db))]
      } finally {
        await db.close()
      }
    } finally {
      await stop()
    }
  } catch (error) {
    return [bad('Database', describeStartError(error))]
  }
}

async function checkMigrations(config: Config, owner: OwnerConnection): Promise<CheckResult> {
  const { version, applied, pending, edited } = await readMigrationState(owner).catch((error: unknown) => {
    throw describeOpenError(error)
  })
  const detail = `PostgreSQL ${version}, ${config.DATABASE_URL ? placeOf(config.DATABASE_URL) : 'embedded'}`
  if (edited.length > 0)
    return bad(
      'Database',
      `${detail}; edited after being applied: ${edited.join(', ')}. Restore the original files`,
    )
  if (pending.length === 0) return ok('Database', `${detail}, ${counted(applied, 'migration')}, none pending`)
  return note(
    'Database',
    `${detail}; ${counted(pending.length, 'migration')} pending; the next start applies them`,
  )
}

async function checkRole(config: Config, owner: OwnerConnection): Promise<CheckResult[]> {
  const reason = config.DATABASE_URL ? await withClient(owner, tooMighty) : null
  return reason ? [note('Database role', reason)] : []
}

/** Host and database, and nothing else of the address. */
function placeOf(url: string): string {
  const { hostname, pathname } = new URL(url.replace('@/', '@socket/'))
  return `${pathname.slice(1)} at ${hostname}`
}

async function checkContents(db: Database): Promise<CheckResult[]> {
  return [
    await checkThat('Clock', () => checkClock(db)),
    await checkThat('Audit log', () => checkAudit(db)),
    await checkThat('Operators', () => checkOperators(db)),
    await checkThat('Tasks', () => checkTasks(db)),
    await checkThat('Mails', () => checkMails(db)),
  ]
}

async function checkClock(db: Database): Promise<CheckResult> {
  const ahead = await db.forSystem((tx) => readClockAhead(tx, Date.now))
  const detail = `the database is ${Math.abs(ahead)} ms ${ahead < 0 ? 'behind' : 'ahead'}`
  return Math.abs(ahead) > maxClockDriftMs
    ? bad('Clock', `${detail}; synchronise both clocks`)
    : ok('Clock', detail)
}

async function checkAudit(db: Database): Promise<CheckResult> {
  const { rows, brokenAt } = await db.forSystem(verifyAuditChain)
  if (brokenAt === null) return ok('Audit log', `${counted(rows, 'entry', 'entries')}, hash chain intact`)
  return bad(
    'Audit log',
    `hash chain BROKEN at entry ${brokenAt} of ${rows}: this entry or a later one was changed or removed. Compare with a backup`,
  )
}

async function checkOperators(db: Database): Promise<CheckResult> {
  const all = await listOperators({ db, clock: systemClock })
  const ready = all.filter(({ state }) => state === 'ready').length
  if (ready > 0) return ok('Operators', `${ready} active`)
  return note('Operators', `${all.length > 0 ? 'no setup link used yet' : 'none yet'}: ${makeOperator}`)
}

async function checkTasks(db: Database): Promise<CheckResult> {
  const counts = await db.forSystem(countTasks)
  if (!counts) return note('Tasks', 'the queue is not created yet; the first start creates it')
  const detail = `${counts.waiting} waiting, ${counts.failed} failed`
  return counts.failed > 0 ? note('Tasks', `${detail}: see Tasks at /Admin`) : ok('Tasks', detail)
}

async function checkMails(db: Database): Promise<CheckResult> {
  const { waiting, dead } = await db.forSystem(countUnsentMails)
  const detail = `${waiting} waiting, ${dead} failed`
  return dead > 0 ? note('Mails', `${detail}: see Mails at /Admin`) : ok('Mails', detail)
}
