import { linkHolder } from '#contract/endpoint.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { CandidateContact } from '#features/candidates/contract/candidates.ts'
import type { SelfDescription } from '#features/reports/contract/self-description.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type {
  askForPersonOnPageEndpoint,
  chooseLanguageOnPageEndpoint,
  correctContactEndpoint,
  describeSelfOnPageEndpoint,
  eraseApplicationEndpoint,
  MyApplication,
  sendCvOnPageEndpoint,
  withdrawEndpoint,
} from '../contract/my-application.ts'

const path = '/api/my-application/:token' as const
const correcting = routeOf<typeof correctContactEndpoint>({ method: 'PUT', path: `${path}/contact` })
const withdrawing = routeOf<typeof withdrawEndpoint>({ method: 'POST', path: `${path}/withdraw` })
const choosing = routeOf<typeof chooseLanguageOnPageEndpoint>({
  method: 'PUT',
  path: `${path}/language`,
  access: linkHolder,
})
const asking = routeOf<typeof askForPersonOnPageEndpoint>({ method: 'POST', path: `${path}/ask-for-person` })
const describing = routeOf<typeof describeSelfOnPageEndpoint>({
  method: 'PUT',
  path: `${path}/self-description`,
  access: linkHolder,
})
const sendingCv = routeOf<typeof sendCvOnPageEndpoint>({
  method: 'PUT',
  path: `${path}/cv`,
  upload: { file: 'cvFile' },
})
const erasing = routeOf<typeof eraseApplicationEndpoint>({ method: 'DELETE', path })

export type Receipt = { code: string; erasedAt: string }

/** The page's calls to the server; each throws ApiError. */
export interface MyApplicationClient {
  correct: (token: string, contact: CandidateContact) => Promise<MyApplication>
  withdraw: (token: string) => Promise<MyApplication>
  chooseLanguage: (token: string, language: InterfaceLanguage) => Promise<unknown>
  askForPerson: (token: string) => Promise<unknown>
  describe: (token: string, description: SelfDescription) => Promise<unknown>
  /** Reports progress from 0 to 1. */
  sendCv: (token: string, file: File, onProgress: (share: number) => void) => Promise<MyApplication>
  erase: (token: string) => Promise<Receipt>
}

export const myApplicationClient: MyApplicationClient = {
  correct: (token, body) => call(correcting, { params: { token }, body }),
  withdraw: (token) => call(withdrawing, { params: { token } }),
  chooseLanguage: (token, language) => call(choosing, { params: { token }, body: { language } }),
  askForPerson: (token) => call(asking, { params: { token } }),
  describe: (token, body) => call(describing, { params: { token }, body }),
  sendCv: async (token, file, onProgress) => {
    const { upload } = await import('#ui/api/upload.ts')
    return await upload(sendingCv, { params: { token }, file, onProgress })
  },
  erase: (token) => call(erasing, { params: { token } }),
}
