import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { confirmPurchaseEndpoint } from '#features/admin/contract/console.ts'
import { buyPlanEndpoint } from '#features/billing/contract/purchases.ts'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import {
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
} from '#features/interviews/contract/interviews.ts'
import { createInvitationEndpoint } from '#features/invitations/contract/invitations.ts'
import {
  eraseApplicationEndpoint,
  getMyApplicationEndpoint,
} from '#features/privacy/contract/my-application.ts'
import { generateReportEndpoint, getReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { anAnswerInFrench } from './builders/an-answer-in-french.ts'
import { someDetails } from './builders/an-invitation.ts'
import { cvFixtures } from './documents/cv-fixtures.ts'
import { aLinkOver, once, tokenIn } from './hire-over-http.ts'
import type { PersistentClient } from './persistent-client.ts'

export type CvKind = keyof typeof cvFixtures

/** A company that hires while its server is killed, and the operator who takes its payments. */
export interface Hiring {
  client: PersistentClient
  operator: string
  employer: string
  jobId: JobId
}

export async function buys(
  { client, operator }: Pick<Hiring, 'client' | 'operator'>,
  token: string,
  planId: string,
): Promise<void> {
  const { purchaseId } = await client.call(buyPlanEndpoint, { token, params: { planId } })
  const confirmation = { token: operator, params: { purchaseId } }
  await once(client.call(confirmPurchaseEndpoint, confirmation), /answered 409/)
}

/** Applies, answers, sends a CV and completes; each acknowledged answer is there afterwards. */
export async function applies(hiring: Hiring, kind: CvKind): Promise<string> {
  const { token, email } = await aLinkOver(hiring.client, hiring.jobId)
  await completes(hiring, token, kind)
  return email
}

/** Goes through the interview of a link that was started. */
export async function completes(
  { client }: Pick<Hiring, 'client'>,
  link: string,
  kind: CvKind,
): Promise<void> {
  const params = { token: link }
  const { questions } = await client.call(getInterviewEndpoint, { params })
  for (const index of questions.keys())
    await client.call(saveAnswerEndpoint, {
      params: { ...params, index },
      body: { text: anAnswerInFrench(index) },
    })
  const { answers } = await client.call(getInterviewEndpoint, { params })
  assert.deepEqual(
    answers,
    questions.map((_, at) => anAnswerInFrench(at)),
  )
  const file = { name: `cv.${kind}`, bytes: readFileSync(cvFixtures[kind]) }
  await once(client.call(saveCvEndpoint, { params, upload: { file } }), /answered 429/)
  await client.call(completeInterviewEndpoint, { upload: { fields: { interviewToken: link } } })
}

export async function isAssessed({ client, employer, jobId }: Hiring, email: string): Promise<CandidateId> {
  const { content } = await client.until(
    listJobCandidatesEndpoint,
    { token: employer, params: { jobId }, query: { size: 100 } },
    ({ content }) => content.some((one) => one.email === email && one.evaluation !== null),
  )
  return content.find((one) => one.email === email)?.id as CandidateId
}

export async function isReported({ client, employer }: Hiring, candidateId: CandidateId): Promise<void> {
  const call = { token: employer, params: { candidateId } }
  await client.call(generateReportEndpoint, call)
  await client.until(getReportEndpoint, call, ({ reportStatus }) => reportStatus === 'READY')
}

export async function isInvited({ client, employer }: Hiring, candidateId: CandidateId): Promise<void> {
  const details = someDetails({ clock: { now: () => new Date() } as never })
  const call = { token: employer, body: { candidateId, ...details } }
  await once(client.call(createInvitationEndpoint, call), /answered 409/)
}

export async function isRejected({ client, employer }: Hiring, candidateId: CandidateId): Promise<void> {
  const call = { token: employer, params: { candidateId } }
  await once(client.call(rejectCandidateEndpoint, call), /answered 409/)
}

export async function isErased({ client }: Hiring, email: string): Promise<void> {
  const { links } = await client.mailTo(email, /./)
  const params = { token: tokenIn(links, /\/My-application\/([\w-]+)/) }
  await once(client.call(eraseApplicationEndpoint, { params }), /answered 410/)
  await assert.rejects(client.call(getMyApplicationEndpoint, { params }), /answered 410/)
}
