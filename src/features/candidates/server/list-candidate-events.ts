import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import type { Tx } from '#platform/database/database.ts'
import { listMailsAbout } from '#platform/mail/list-mails.ts'
import type { TimelineEntry } from '../contract/notes.ts'
import { selectEvents } from './decisions/store.ts'
import { getCandidate } from './get-candidate.ts'
import { linkMailNames } from './mails.ts'

/**
 * What happened to an application, as far as it is known here: registration, completion, decisions and mails, in the
 * order of time. Throws NOT_FOUND.
 */
export async function listCandidateEvents(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<TimelineEntry[]> {
  const { createdAt, appliedAt } = await getCandidate(tx, companyId, candidateId)
  const names = new Map((await listUsers(tx, companyId)).map(({ id, email }) => [id, email]))
  const entries: TimelineEntry[] = [entry(createdAt, 'registered')]
  if (appliedAt) entries.push(entry(appliedAt, 'completed'))
  for (const { at, kind, byUser, detail } of await selectEvents(tx, companyId, [candidateId]))
    entries.push({ ...entry(at, kind, detail), by: (byUser && names.get(byUser)) || null })
  for (const { kind, sentAt } of await listMailsAbout(tx, companyId, [candidateId]))
    if (sentAt)
      entries.push(
        linkMailNames.includes(kind) ? entry(sentAt, 'link-sent') : entry(sentAt, 'mail-sent', kind),
      )
  return entries.sort((one, other) => one.at.localeCompare(other.at))
}

const entry = (at: Date, kind: TimelineEntry['kind'], detail: string | null = null): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  by: null,
  detail,
})
