import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { isHidden } from '#features/candidates/server/blind-review.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Employer } from '#platform/http/route.ts'
import type { SignedFile } from '#platform/links/links.ts'
import type { Platform } from '#platform/platform.ts'
import type { getCvEndpoint } from '../contract/transcript.ts'
import { cvContentTypes, cvFileName } from './rules.ts'
import { findInterview } from './store.ts'
import type { InterviewRow } from './tables.ts'

/** A candidate's CV, to view and to download for five minutes; throws NOT_FOUND before it is submitted, HIDDEN in blind review. */
export async function openCv(
  { db, links, clock, audit }: Pick<Platform, 'db' | 'links' | 'clock' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  candidateId: CandidateId,
): Promise<AnswerOf<typeof getCvEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const candidate = await getCandidate(tx, companyId, candidateId)
    const job = await getJob(tx, companyId, candidate.jobId)
    if (isHidden(job, candidate, clock.now())) throw new Refusal('HIDDEN')
    const interview = await findInterview(tx, { companyId, candidateId })
    if (!interview?.completedAt || !interview.cvKey || !interview.cvKind) throw new Refusal('NOT_FOUND')
    const { cvKey: key, cvKind: kind, cvText: text } = interview
    const opened = {
      companyId,
      actor: userId,
      action: 'candidate.cv-opened',
      subjectId: candidateId,
    } as const
    await audit.record(tx, opened)
    return {
      url: linkCv({ links }, { key, kind, person: `${candidate.firstName} ${candidate.lastName}` }),
      kind,
      text,
    }
  })
}

/** An address that downloads a CV under the person's name for five minutes. With `cvOf` each opening is put into the audit log. */
export function linkCv(
  { links }: Pick<Platform, 'links'>,
  {
    key,
    kind,
    person,
    cvOf,
  }: { key: string; kind: NonNullable<InterviewRow['cvKind']>; person: string } & Pick<SignedFile, 'cvOf'>,
): string {
  const name = cvFileName(`CV ${person}.${kind}`, kind)
  return links.signedFile({ key, name, contentType: cvContentTypes[kind], disposition: 'attachment', cvOf })
}
