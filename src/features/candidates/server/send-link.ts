import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { interviewLinkMail, underReviewMail } from './mails.ts'
import { findCandidateRow } from './store.ts'

/** Mails the interview link, or that a person looks at the application first. */
export async function sendLink(
  { mail }: Pick<Platform, 'mail'>,
  tx: Tx,
  subject: { companyId: CompanyId; candidateId: CandidateId },
): Promise<void> {
  const candidate = await findCandidateRow(tx, subject.companyId, subject.candidateId)
  if (!candidate) return
  const kind = candidate.status === 'UNDER_REVIEW' ? underReviewMail : interviewLinkMail
  await mail.send(tx, kind, { companyId: candidate.companyId, subjectId: candidate.id })
}
