import { currentConsent } from '#features/interviews/contract/consent.ts'
import {
  completeInterviewEndpoint,
  type InterviewState,
  saveAnswerEndpoint,
  saveCvEndpoint,
  startInterviewEndpoint,
} from '#features/interviews/contract/interviews.ts'
import type { UploadedFile } from '#testing/multipart-body.ts'
import type { TestApp } from '#testing/start-app.ts'
import type { TestCandidate } from './a-candidate.ts'

/** A CV that the fake documents read as these words. */
export function aCv(text = 'Amel Trabelsi, sales manager since 2019. CRM, negotiation.'): UploadedFile {
  return { name: 'CV Amel.pdf', bytes: Buffer.from(`%PDF-1.7\n${text}`) }
}

/** A candidate who accepted the warning and holds a place. */
export async function aStartedInterview(
  app: TestApp,
  { linkToken }: Pick<TestCandidate, 'linkToken'>,
): Promise<InterviewState> {
  return app.succeed(startInterviewEndpoint, {
    params: { token: linkToken },
    body: { consentVersion: currentConsent },
  })
}

/** A candidate who answered every question, sent a CV and submitted; background work still waits. */
export async function aCompletedInterview(
  app: TestApp,
  candidate: Pick<TestCandidate, 'linkToken'>,
  { answers = [], cv = aCv() }: { answers?: readonly string[]; cv?: UploadedFile } = {},
): Promise<void> {
  const { questions } = await aStartedInterview(app, candidate)
  const params = { token: candidate.linkToken }
  for (const index of questions.keys()) {
    const text = answers[index] ?? `In 2021 I agreed on yearly contracts with nine hotels, number ${index}.`
    await app.call(saveAnswerEndpoint, { params: { ...params, index: String(index) }, body: { text } })
  }
  await app.call(saveCvEndpoint, { params, upload: { file: cv } })
  await app.succeed(completeInterviewEndpoint, {
    upload: { fields: { interviewToken: candidate.linkToken } },
  })
}
