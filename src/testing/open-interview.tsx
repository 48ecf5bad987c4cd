import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/languages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { InterviewState } from '#features/interviews/contract/interviews.ts'
import type { InterviewClient } from '#features/interviews/web/interview-client.ts'
import { InterviewPage, type InterviewPageData } from '#features/interviews/web/interview-page.tsx'
import { interviewSpeech } from '#features/interviews/web/interview-speech.ts'
import { loadLaterParts } from '#features/interviews/web/later-parts.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'

export const siteConfig = { brand: 'Mindhire', contactEmail: 'hello@mindhire.example' } as SiteConfig
/** Questions of the interviews below. */
export const questions = ['Why this job?', 'Tell me of a mistake.', 'What would you change?']
export const notStarted: InterviewState = {
  status: 'not-started',
  firstName: 'Amira',
  jobTitle: 'Warehouse lead',
  companyName: 'Olive & Co',
  companyPage: '/olive-co',
  responsePromise: 'hours',
  interviewLanguage: 'English',
  interfaceLanguage: null,
  minutes: 10,
  questionCount: 3,
  questions: [],
  answers: [],
  drafts: [],
  saves: [],
  followUps: [],
  cv: null,
  cvAwaited: false,
  retentionMonths: 24,
  askedForPerson: false,
  consentVersion: '2026-11',
}
export const started: InterviewState = {
  ...notStarted,
  status: 'started',
  questions,
  answers: [null, null, null],
  drafts: ['', '', ''],
  saves: questions.map(() => ({ revision: 0, counters: null })),
  followUps: [null, null, null],
}
export const answered: InterviewState = { ...started, answers: ['One', 'Two', 'Three'] }
export const withCv: InterviewState = { ...answered, cv: { fileName: 'cv.pdf', size: 2000 } }
export const token = 'secret'

function aClient() {
  return {
    read: vi.fn<InterviewClient['read']>(async () => started),
    start: vi.fn<InterviewClient['start']>(async () => started),
    saveAnswer: vi.fn<InterviewClient['saveAnswer']>(async () => ({ revision: 1, followUp: null })),
    saveFollowUp: vi.fn<InterviewClient['saveFollowUp']>(async () => ({ revision: 1 })),
    saveDraft: vi.fn<InterviewClient['saveDraft']>(async () => {}),
    sendCv: vi.fn<InterviewClient['sendCv']>(async (_, { name, size }) => ({ fileName: name, size })),
    sendCvLater: vi.fn<InterviewClient['sendCvLater']>(async () => {}),
    complete: vi.fn<InterviewClient['complete']>(async () => {}),
    askForPerson: vi.fn<InterviewClient['askForPerson']>(async () => {}),
  }
}
export const refused = (code: string, fields: Record<string, string> = {}) =>
  new ApiError(409, { code, message: code, fields })

// What the page loads when it is idle.
await loadLaterParts()

const loaded = new Map(
  await Promise.all(
    interfaceLanguages.map(async (code) => [code, await interviewSpeech.load(code)] as const),
  ),
)
/** The language in which the page is sent, with its texts. */
export const speechOf = (data: InterviewPageData, chosen?: InterfaceLanguage) => {
  const language = chosen ?? interviewSpeech.languageOf(data) ?? 'en'
  return { language, translations: loaded.get(language) ?? [] }
}

/** The page in the language of the interview, or the chosen one. */
export const page = (
  data: InterviewPageData,
  client: InterviewClient = aClient(),
  chosen?: InterfaceLanguage,
) => (
  <SiteConfigProvider config={siteConfig}>
    <LanguageProvider {...speechOf(data, chosen)}>
      <InterviewPage data={data} params={{ token }} client={client} />
    </LanguageProvider>
  </SiteConfigProvider>
)
/** Shows the page as it was sent with `data`, beside a client that says yes to everything. */
export function openInterview(data: InterviewPageData) {
  const client = aClient()
  render(page(data, client))
  return client
}
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
export const said = () => screen.getAllByRole('listitem').map((item) => item.textContent)
/** What the browser says when it is asked about motion; no mouse. */
export const reducedMotion = (wanted: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wanted && query.includes('reduced-motion') }))
export const choose = (file: File) =>
  act(async () => {
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [file] },
    })
  })
export const aCv = new File(['%PDF'], 'cv.pdf')
