import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import * as ids from '#contract/ids.ts'
import { companyNamesOf, userEmailsOf } from '#features/accounts/server/names-of.ts'
import { listAllAuditEntries } from '#platform/audit/audit-log.ts'
import type { Platform } from '#platform/platform.ts'
import type { listAuditLogEndpoint } from '../contract/console.ts'
import { chainState } from './chain-state.ts'
import { selectOperators } from './store.ts'

/** What was done in the whole installation before the action numbered `before`, newest first. */
export async function listAuditLog(
  platform: Pick<Platform, 'db' | 'clock'>,
  { before, size }: QueryOf<typeof listAuditLogEndpoint>,
): Promise<AnswerOf<typeof listAuditLogEndpoint>> {
  const page = await platform.db.forSystem(async (tx) => {
    const entries = await listAllAuditEntries(tx, { before, size: size + 1 })
    const shown = entries.slice(0, size)
    const companies = await companyNamesOf(
      tx,
      shown.flatMap(({ companyId }) => companyId ?? []),
    )
    const people = await userEmailsOf(
      tx,
      shown.flatMap(({ actor }) => ids.userId.safeParse(actor).data ?? []),
    )
    for (const { id, email } of await selectOperators(tx)) people.set(id, email)
    const content = shown.map(({ seq, at, actor, action, companyId, subjectId }) => ({
      seq,
      at: at.toISOString(),
      actor,
      by: people.get(actor) ?? null,
      action,
      companyName: companyId && (companies.get(companyId) ?? null),
      subject: subjectId,
    }))
    return { content, last: entries.length <= size }
  })
  return { ...page, chain: await chainState(platform) }
}
