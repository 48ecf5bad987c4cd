import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type {
  awaitCvEndpoint,
  completeInterviewEndpoint,
  getInterviewEndpoint,
  InterviewState,
  saveAnswerEndpoint,
  saveCvEndpoint,
  saveDraftEndpoint,
  saveFollowUpEndpoint,
  startInterviewEndpoint,
} from '../contract/interviews.ts'
import type { askForPersonEndpoint } from '../contract/transcript.ts'
import type { TypingCounters } from '../contract/typing-counters.ts'

export type SavedCv = NonNullable<InterviewState['cv']>

export type SavedAnswer = ReplyOf<typeof saveAnswerEndpoint>
/** The revision that a text was written upon, and how it was written. */
type How = { revision: number; counters?: TypingCounters }

/** The page's calls to the server; each throws ApiError. */
export interface InterviewClient {
  read: (token: string) => Promise<InterviewState>
  start: (token: string, consentVersion: InterviewState['consentVersion']) => Promise<InterviewState>
  saveAnswer: (token: string, index: number, text: string, how: How) => Promise<SavedAnswer>
  /** null skips the follow-up. */
  saveFollowUp: (token: string, index: number, text: string | null, how: How) => Promise<{ revision: number }>
  saveDraft: (
    token: string,
    index: number,
    text: string,
    where: { followUp: boolean; revision: number },
  ) => Promise<void>
  /** Reports progress from 0 to 1. */
  sendCv: (token: string, file: File, onProgress: (share: number) => void) => Promise<SavedCv>
  /** Submits the answers, with the CV to follow by the same link. */
  sendCvLater: (token: string) => Promise<void>
  complete: (token: string, consentVersion: InterviewState['consentVersion']) => Promise<void>
  askForPerson: (token: string) => Promise<void>
}

const reading = routeOf<typeof getInterviewEndpoint>({ method: 'GET', path: '/api/interviews/:token' })
const starting = routeOf<typeof startInterviewEndpoint>({
  method: 'POST',
  path: '/api/interviews/:token/start',
})
const answering = routeOf<typeof saveAnswerEndpoint>({
  method: 'PUT',
  path: '/api/interviews/:token/answers/:index',
})
const followingUp = routeOf<typeof saveFollowUpEndpoint>({
  method: 'PUT',
  path: '/api/interviews/:token/follow-ups/:index',
})
const drafting = routeOf<typeof saveDraftEndpoint>({
  method: 'PUT',
  path: '/api/interviews/:token/drafts/:index',
})
const sendingCv = routeOf<typeof saveCvEndpoint>({
  method: 'PUT',
  path: '/api/interviews/:token/cv',
  upload: { file: 'cvFile' },
})
const awaiting = routeOf<typeof awaitCvEndpoint>({
  method: 'POST',
  path: '/api/interviews/:token/cv-later',
})
const completing = routeOf<typeof completeInterviewEndpoint>({
  method: 'PUT',
  path: '/api/candidates/complete',
  upload: { file: 'cvFile' },
})

const asking = routeOf<typeof askForPersonEndpoint>({
  method: 'POST',
  path: '/api/interviews/:token/ask-for-person',
})

// A save still arrives when the page is left: answers are well under the browser's 64 kB limit for keepalive.
const keepalive = true

export const interviewClient: InterviewClient = {
  read: (token) => call(reading, { params: { token } }),
  start: (token, consentVersion) => call(starting, { params: { token }, body: { consentVersion } }),
  saveAnswer: (token, index, text, how) =>
    call(answering, { params: { token, index }, body: { text, ...how }, keepalive }),
  saveFollowUp: (token, index, text, how) =>
    call(followingUp, { params: { token, index }, body: { text, ...how }, keepalive }),
  saveDraft: async (token, index, text, { followUp, revision }) => {
    const body = { text, revision, ...(followUp ? { followUp } : {}) }
    await call(drafting, { params: { token, index }, body, keepalive })
  },
  sendCv: async (token, file, onProgress) => {
    const { upload } = await import('#ui/api/upload.ts')
    return await upload(sendingCv, { params: { token }, file, onProgress })
  },
  sendCvLater: async (token) => {
    await call(awaiting, { params: { token } })
  },
  complete: async (token, consentVersion) => {
    const { upload } = await import('#ui/api/upload.ts')
    await upload(completing, { fields: { interviewToken: token, consentVersion } })
  },
  askForPerson: async (token) => {
    await call(asking, { params: { token } })
  },
}
