import type { JobInterview } from '#features/jobs/contract/interview.ts'
import { currentConsent, type InterviewState } from '../contract.ts'
import type { InterviewClient } from './interview-client.ts'
import { languageOfName } from './interview-language.ts'
import type { InterviewTexts } from './texts.ts'

/** What a preview is made from. */
export interface Previewed {
  interview: JobInterview
  jobTitle: string
  companyName: string
  retentionMonths: number
}

// Nobody is made up: where a candidate's name would stand, the page says that it does.
const firstNames = { en: '[First name]', fr: '[Prénom]', de: '[Vorname]', es: '[Nombre]' } as const

/** The consent, each question, the CV and the thanks: this many steps has an interview. */
export const stepsOf = ({ interview }: Previewed): number => interview.questions.length + 3

/** The interview as a candidate has it at a step, counted from 0. */
export function stateAtStep(previewed: Previewed, step: number, texts: InterviewTexts): InterviewState {
  const { interview, jobTitle, companyName, retentionMonths } = previewed
  const questions = interview.questions.map(({ text }) => text)
  const begun = step > 0
  return {
    status: !begun ? 'not-started' : step > questions.length + 1 ? 'completed' : 'started',
    firstName: firstNames[languageOfName(interview.language)],
    jobTitle,
    companyName,
    companyPage: '/',
    interviewLanguage: interview.language,
    minutes: interview.minutes,
    questionCount: questions.length,
    questions: begun ? questions : [],
    answers: begun ? questions.map((_, at) => (at < step - 1 ? `[${texts.answerLabel}]` : null)) : [],
    drafts: begun ? questions.map(() => '') : [],
    cv: null,
    retentionMonths,
    consentVersion: currentConsent,
  }
}

/** Takes everything and sends nothing. */
export const previewClient = (started: InterviewState): InterviewClient => ({
  read: async () => started,
  start: async () => started,
  saveAnswer: async () => undefined,
  saveDraft: async () => undefined,
  sendCv: async (_token, { name, size }, onProgress) => {
    onProgress(1)
    return { fileName: name, size }
  },
  complete: async () => undefined,
})
