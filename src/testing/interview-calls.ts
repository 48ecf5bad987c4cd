import { currentConsent } from '#features/interviews/contract/consent.ts'
import {
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
  startInterviewEndpoint,
} from '#features/interviews/contract/interviews.ts'
import type { TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCv } from '#testing/builders/an-interview.ts'
import type { TestApp } from '#testing/start-app.ts'

/** What a candidate's page calls, by the candidate. */
export function interviewCalls(app: TestApp) {
  const read = ({ linkToken }: TestCandidate) =>
    app.call(getInterviewEndpoint, { params: { token: linkToken } })
  const start = ({ linkToken }: TestCandidate) =>
    app.call(startInterviewEndpoint, {
      params: { token: linkToken },
      body: { consentVersion: currentConsent },
    })
  const answer = ({ linkToken }: TestCandidate, index: number | string, text: string) =>
    app.call(saveAnswerEndpoint, { params: { token: linkToken, index: String(index) }, body: { text } })
  const cv = ({ linkToken }: TestCandidate, file = aCv()) =>
    app.call(saveCvEndpoint, { params: { token: linkToken }, upload: { file } })
  const complete = (
    { linkToken }: TestCandidate,
    fields: Record<string, string> = {},
    file?: ReturnType<typeof aCv>,
  ) =>
    app.call(completeInterviewEndpoint, {
      upload: { fields: { interviewToken: linkToken, ...fields }, ...(file ? { file } : {}) },
    })
  return { read, start, answer, cv, complete }
}
