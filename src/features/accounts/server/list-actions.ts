import type { CompanyId } from '#contract/ids.ts'
import { listAuditEntries } from '#platform/audit/audit-log.ts'
import type { Tx } from '#platform/database/database.ts'
import { listUsers } from './list-users.ts'
import { selectInvites } from './team/store.ts'

/** Actions in the company before the one numbered `before`, newest first, with the addresses of those who are still there. */
export async function listActions(
  tx: Tx,
  companyId: CompanyId,
  { before, size }: { before: number; size: number },
) {
  // One more than asked for shows whether these are the last.
  const entries = await listAuditEntries(tx, companyId, { before, size: size + 1 })
  const users = new Map<string, string>()
  for (const { id, email } of await listUsers(tx, companyId)) users.set(id, email)
  const invited = new Map<string, string>()
  for (const { id, email } of await selectInvites(tx, companyId)) invited.set(id, email)
  const content = entries.slice(0, size).map(({ seq, at, action, actor, subjectId }) => ({
    seq,
    at: at.toISOString(),
    action,
    by: users.get(actor) ?? null,
    actor,
    to: users.get(subjectId) ?? invited.get(subjectId) ?? null,
    subjectId,
  }))
  return { content, last: entries.length <= size }
}
