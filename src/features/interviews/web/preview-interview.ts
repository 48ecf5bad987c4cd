import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { ResponsePromise } from '#features/accounts/contract/response-promise.ts'
import type { QuestionSet } from '#features/question-sets/contract/question-set.ts'
import { currentConsent } from '../contract/consent.ts'
import type { InterviewState } from '../contract/interviews.ts'
import type { InterviewClient } from './interview-client.ts'
import type { interviewTexts } from './texts.ts'

export interface Previewed {
  interview: QuestionSet
  jobTitle: string
  companyName: string
  responsePromise: ResponsePromise
  retentionMonths: number
}

/** The interview at a step: consent, questions, CV, thanks. Placeholders stand for the candidate's name and answers. */
export function stateAtStep(
  previewed: Previewed,
  step: number,
  t: TranslatorOf<typeof interviewTexts>,
): InterviewState {
  const { interview, jobTitle, companyName, responsePromise, retentionMonths } = previewed
  const questions = interview.questions.map(({ text }) => text)
  const begun = step > 0
  return {
    status: !begun ? 'not-started' : step > questions.length + 1 ? 'completed' : 'started',
    firstName: `[${t('firstNamePlaceholder')}]`,
    jobTitle,
    companyName,
    companyPage: '/',
    responsePromise,
    interviewLanguage: interview.language,
    interfaceLanguage: null,
    minutes: interview.minutes,
    questionCount: questions.length,
    questions: begun ? questions : [],
    answers: begun ? questions.map((_, at) => (at < step - 1 ? `[${t('answerLabel')}]` : null)) : [],
    drafts: begun ? questions.map(() => '') : [],
    saves: begun ? questions.map(() => ({ revision: 0, counters: null })) : [],
    followUps: begun ? questions.map(() => null) : [],
    cv: null,
    cvAwaited: false,
    retentionMonths,
    askedForPerson: false,
    consentVersion: currentConsent,
  }
}

/** Accepts everything and sends nothing. */
export const previewClient = (started: InterviewState): InterviewClient => ({
  read: async () => started,
  start: async () => started,
  saveAnswer: async () => ({ revision: 1, followUp: null }),
  saveFollowUp: async () => ({ revision: 1 }),
  saveDraft: async () => undefined,
  sendCv: async (_token, { name, size }, onProgress) => {
    onProgress(1)
    return { fileName: name, size }
  },
  sendCvLater: async () => undefined,
  complete: async () => undefined,
  askForPerson: async () => undefined,
})
