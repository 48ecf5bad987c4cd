import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { upload } from '#ui/api/upload.ts'
import type {
  completeInterview,
  InterviewState,
  saveAnswer,
  saveDraft,
  sendCv,
  startInterview,
  TypingCounters,
} from '../contract.ts'

export type KeptCv = NonNullable<InterviewState['cv']>

/** What the page asks of the server; each throws ApiError. */
export interface InterviewClient {
  start: (token: string, consentVersion: InterviewState['consentVersion']) => Promise<InterviewState>
  saveAnswer: (token: string, index: number, text: string, counters: TypingCounters) => Promise<void>
  saveDraft: (token: string, index: number, text: string) => Promise<void>
  /** Tells from 0 to 1 how much has left. */
  sendCv: (token: string, file: File, onProgress: (share: number) => void) => Promise<KeptCv>
  complete: (token: string) => Promise<void>
}

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

export const interviewClient: InterviewClient = {
  start: (token, consentVersion) => call(starting, { params: { token }, body: { consentVersion } }),
  saveAnswer: async (token, index, text, counters) => {
    await call(answering, { params: { token, index }, body: { text, counters } })
  },
  saveDraft: async (token, index, text) => {
    await call(drafting, { params: { token, index }, body: { text } })
  },
  sendCv: (token, file, onProgress) => upload(sendingCv, { params: { token }, file, onProgress }),
  complete: async (token) => {
    await upload(completing, { fields: { interviewToken: token } })
  },
}
