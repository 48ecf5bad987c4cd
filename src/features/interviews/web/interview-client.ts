import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { upload } from '#ui/api/upload.ts'
import type {
  completeInterview,
  InterviewState,
  readInterview,
  saveAnswer,
  saveDraft,
  sendCv,
  startInterview,
  TypingCounters,
} from '../contract.ts'

export type KeptCv = NonNullable<InterviewState['cv']>

/** What the page asks of the server; each throws ApiError. */
export interface InterviewClient {
  /** Where the interview stands by now. */
  read: (token: string) => Promise<InterviewState>
  start: (token: string, consentVersion: InterviewState['consentVersion']) => Promise<InterviewState>
  saveAnswer: (token: string, index: number, text: string, counters: TypingCounters) => Promise<void>
  saveDraft: (token: string, index: number, text: string) => Promise<void>
  /** Tells from 0 to 1 how much has left. */
  sendCv: (token: string, file: File, onProgress: (share: number) => void) => Promise<KeptCv>
  complete: (token: string) => Promise<void>
}

const reading = routeOf<typeof readInterview>({ method: 'GET', path: '/api/interviews/:token' })
const starting = routeOf<typeof startInterview>({ method: 'POST', path: '/api/interviews/:token/start' })
const answering = routeOf<typeof saveAnswer>({
  method: 'PUT',
  path: '/api/interviews/:token/answers/:index',
})
const drafting = routeOf<typeof saveDraft>({ method: 'PUT', path: '/api/interviews/:token/drafts/:index' })
const sendingCv = routeOf<typeof sendCv>({
  method: 'PUT',
  path: '/api/interviews/:token/cv',
  upload: { file: 'cvFile' },
})
const completing = routeOf<typeof completeInterview>({
  method: 'PUT',
  path: '/api/candidates/complete',
  upload: { file: 'cvFile' },
})

// What is being saved when the page is left or loaded again still arrives: an answer is well under what may go on.
const keepalive = true

export const interviewClient: InterviewClient = {
  read: (token) => call(reading, { params: { token } }),
  start: (token, consentVersion) => call(starting, { params: { token }, body: { consentVersion } }),
  saveAnswer: async (token, index, text, counters) => {
    await call(answering, { params: { token, index }, body: { text, counters }, keepalive })
  },
  saveDraft: async (token, index, text) => {
    await call(drafting, { params: { token, index }, body: { text }, keepalive })
  },
  sendCv: (token, file, onProgress) => upload(sendingCv, { params: { token }, file, onProgress }),
  complete: async (token) => {
    await upload(completing, { fields: { interviewToken: token } })
  },
}
