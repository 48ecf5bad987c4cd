import type { Language } from '#contract/languages.ts'
import { texts as english } from './texts-en.ts'

/** Why a CV was not taken, by the code of the refusal. */
export type CvProblem =
  | 'FILE_TOO_LARGE'
  | 'CV_WRONG_TYPE'
  | 'CV_TOO_MANY_PAGES'
  | 'CV_ENCRYPTED'
  | 'CV_UNREADABLE'

/** A screen that stands instead of the interview. */
export interface ProblemTexts {
  title: string
  text: string
}

/** Every word of the interview page; the languages hold to it by the compiler. */
export interface InterviewTexts {
  pageTitle: (jobTitle: string) => string
  hello: (firstName: string) => string
  invited: (companyName: string) => string
  minutes: (minutes: number) => string
  questions: (count: number) => string
  noTimeLimit: string
  beforeYouStart: string
  aiTitle: string
  aiText: (companyName: string) => string
  storedTitle: string
  storedText: (companyName: string, months: number) => string
  countersTitle: string
  countersText: string
  ownWordsTitle: string
  ownWordsText: string
  saved: string
  personTitle: string
  personText: string
  personMail: string
  personSubject: (jobTitle: string, companyName: string) => string
  consent: string
  accept: string
  starting: string
  offlineStart: string
  preparing: string
  welcome: (firstName: string, jobTitle: string, companyName: string, count: number) => string
  interviewer: string
  you: string
  typing: string
  conversation: string
  progress: (question: number, count: number) => string
  allAnswered: string
  answerLabel: string
  answerPlaceholder: string
  answerHint: string
  answerLength: (used: string, most: string) => string
  send: string
  sending: string
  wait: string
  draftSaved: string
  offline: string
  notSent: string
  completion: string
  cvTitle: string
  cvHint: string
  cvChoose: string
  cvDrop: string
  cvRemove: string
  cvReplace: string
  cvUploading: string
  cvChecking: string
  cvReceived: string
  cvProblems: Record<CvProblem, string>
  cvNotSent: string
  submit: string
  submitting: string
  submitFailed: string
  tryAgain: string
  contactSupport: string
  thanksTitle: (firstName: string) => string
  thanksText: (jobTitle: string, companyName: string) => string
  thanksNext: (companyName: string) => string
  thanksClose: string
  expired: ProblemTexts
  full: ProblemTexts
  /** The employer closed the job before this candidate began. */
  closed: ProblemTexts
  browseJobs: string
  unknown: ProblemTexts
}

const loaded = new Map<string, InterviewTexts>([['en', english]])

const loaders: Record<Language, () => Promise<{ texts: InterviewTexts }>> = {
  en: async () => ({ texts: english }),
  fr: () => import('./texts-fr.ts'),
  de: () => import('./texts-de.ts'),
  es: () => import('./texts-es.ts'),
}

/** Brings the words of one language; only those asked for travel to the browser. */
export async function loadTexts(language: Language): Promise<InterviewTexts> {
  const { texts } = await loaders[language]()
  loaded.set(language, texts)
  return texts
}

/** The words of a language that was loaded before; English otherwise. */
export const textsOf = (language: Language): InterviewTexts => loaded.get(language) ?? english
