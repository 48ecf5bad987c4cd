import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { type Language, languageOfName } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { scoreOnce } from '#features/assessments/server/score-once.ts'
import type { NewCompanyQuestion } from '#features/question-sets/contract/company-questions.ts'
import type { Platform } from '#platform/platform.ts'
import type { readDemoInterviewEndpoint, scoreDemoInterviewEndpoint } from '../contract.ts'
import { demoIdentity } from './company/demo-company.ts'
import { type DemoJob, demoJobs } from './company/demo-jobs.ts'
import { frenchInterview } from './french-interview.ts'

type Deps = Pick<Platform, 'config' | 'clock'>

/** A job’s questions on skills, communication and mindset: one of each. */
const asked: readonly NewCompanyQuestion['competency'][] = ['skills', 'communication', 'mindset']

type Asked = Pick<NewCompanyQuestion, 'text' | 'competency' | 'keyPoints'>

/** A job to try the interview of, and its three questions. Throws DEMO_OFF. */
function interviewIn(
  { config }: Pick<Deps, 'config'>,
  language: Language,
): { offer: DemoJob['offer']; questions: readonly Asked[] } {
  if (!config.demo) throw new Refusal('DEMO_OFF')
  const { questions, ...french } = frenchInterview
  if (language === 'fr')
    return { offer: { ...jobIn('en').offer, interviewLanguage: 'Français', ...french }, questions }
  const job = jobIn(language)
  return { offer: job.offer, questions: asked.map((competency) => questionOn(job, competency)) }
}

function jobIn(language: Language): DemoJob {
  const job = demoJobs.find(({ offer }) => languageOfName(offer.interviewLanguage) === language)
  if (!job) throw new Error(`No demo job asks in ${language}`)
  return job
}

function questionOn({ questions }: DemoJob, competency: NewCompanyQuestion['competency']) {
  const question = questions.find((one) => one.competency === competency)
  if (!question) throw new Error(`A demo job asks nothing about ${competency}`)
  return question
}

/** Three answers without a CV show none of it: it would only cost points. */
const unasked = {
  skills: [],
  minExperienceYears: 0,
  seniorityLevel: '',
  educationLevel: 'Not Required',
  preferredLanguages: [],
} as const

export function readDemoInterview(
  deps: Pick<Deps, 'config'>,
  language: Language,
): AnswerOf<typeof readDemoInterviewEndpoint> {
  const { offer, questions } = interviewIn(deps, language)
  return { title: offer.title, questions: questions.map(({ text }) => text) }
}

/** Scores a visitor's answers as those of a candidate without a name or a CV; keeps nothing. Throws DEMO_OFF. */
export async function scoreDemoInterview(
  deps: Deps,
  { language, answers }: BodyOf<typeof scoreDemoInterviewEndpoint>,
): Promise<AnswerOf<typeof scoreDemoInterviewEndpoint>> {
  const { offer, questions } = interviewIn(deps, language)
  const { title, description, idealProfile } = offer
  const evaluation = await scoreOnce({
    job: {
      title,
      description,
      language,
      industry: idealProfile.industryBackground,
      idealProfile: { ...idealProfile, ...unasked },
      companyValues: demoIdentity.companyValues,
    },
    candidate: { firstName: '', lastName: '', email: '', phone: '', city: '' },
    questions: questions.map(({ text, competency, keyPoints }) => ({ text, competency, keyPoints })),
    answers,
    cv: null,
    now: deps.clock.now(),
  })
  return { evaluation }
}
