import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { listMailsAbout } from '#platform/mail/list-mails.ts'
import type { LoggedMail } from '../contract/candidates.ts'

/** Mails to candidates by their names; others about a candidate go to the company. */
const kinds: Readonly<Record<string, LoggedMail['kind']>> = {
  'candidates.interview-link': 'link',
  'candidates.admission': 'link',
  'candidates.under-review': 'under-review',
  'candidates.rejection': 'rejected',
  'candidates.withdrawn': 'withdrawn',
  'interviews.cv-reminder': 'cv-reminder',
  'interviews.cv-unreadable': 'cv-unreadable',
  'interviews.application-received': 'received',
  'interviews.link-reminder': 'link-reminder',
  'invitations.invited': 'invited',
  'invitations.moved': 'moved',
  'invitations.confirmed': 'confirmed',
  'invitations.cancelled': 'cancelled',
  'invitations.reminder': 'reminder',
}

/** Every mail to a candidate and what became of it, the first one first. */
export async function listCandidateMails(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<LoggedMail[]> {
  const mails = await listMailsAbout(tx, companyId, [candidateId])
  return mails.flatMap(({ kind: name, status, lastError, createdAt, triedAt, sentAt }) => {
    const kind = kinds[name]
    if (kind === undefined) return []
    const at = (sentAt ?? triedAt ?? createdAt).toISOString()
    const badAddress = status === 'dead' && /^(bad-recipient|smtp-5\d\d)/.test(lastError ?? '')
    return [{ kind, state: stateOf(status, lastError), at, badAddress }]
  })
}

function stateOf(
  status: 'waiting' | 'sent' | 'dead' | 'dropped',
  lastError: string | null,
): LoggedMail['state'] {
  if (status === 'waiting') return lastError === null ? 'waiting' : 'retrying'
  return ({ sent: 'sent', dead: 'failed', dropped: 'not-sent' } as const)[status]
}
