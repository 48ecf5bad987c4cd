import { type Language, languageOfName } from '../src/contract/languages.ts'
import { demoCompany, demoIdentity } from '../src/features/demo/server/company/demo-company.ts'
import {
  type DemoJob,
  type DemoPerson,
  demoJobs,
  demoPeople,
} from '../src/features/demo/server/company/demo-jobs.ts'
import { writeBuiltinQuestions } from '../src/features/question-sets/server/questions/write-builtin-questions.ts'
import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'
import { assess } from '../src/features/scoring/score-interview.ts'
import type { ScoreField } from '../src/features/scoring/weights.ts'
import type { ExampleCandidate, LandingExample } from '../src/features/site/contract.ts'

const languages: readonly Language[] = ['en', 'fr']
const people = [
  { progress: 'good', cv: 'long' },
  { progress: 'solid', cv: 'other' },
  { progress: 'fair', cv: 'short' },
] as const
const fields: readonly ScoreField[] = [
  'mindsetScore',
  'technicalSkillsMatch',
  'communicationSkills',
  'cultureFit',
  'potentialScore',
]
/** CVs have open ends; the same day gives the same scores. */
const now = new Date('2026-11-01T00:00:00Z')

/** Candidates of the demo company as the built-in engine scores them: what the landing page shows. */
export function exampleCandidates(): LandingExample[] {
  return languages.map((language) => {
    const job = demoJobs.find(({ offer }) => languageOfName(offer.interviewLanguage) === language)
    if (!job) throw new Error(`No demo job asks in ${language}`)
    return {
      language,
      title: job.offer.title,
      candidates: people.map((who) => candidateOf(job, language, who)),
    }
  })
}

function candidateOf(
  job: DemoJob,
  language: Language,
  { progress, cv }: (typeof people)[number],
): ExampleCandidate {
  const person = demoPeople.find((one) => one.progress === progress)
  if (!person) throw new Error(`Nobody of the demo answers ${progress}`)
  const questions = questionsOf(job, language)
  const answers = questions.map((_, index) => job[progress][index % job[progress].length] ?? '')
  const input = inputOf(job, language, { person, questions, answers, cv: job.cvs[cv].join('\n') })
  return shown(person, input, assess(input))
}

/** As the demo company asks them: its own in the places after the first. */
function questionsOf({ offer, questions }: DemoJob, language: Language): AssessmentInput['questions'] {
  const { idealProfile } = offer
  const written = writeBuiltinQuestions(
    {
      jobId: '00000000-0000-4000-8000-000000000001',
      title: offer.title,
      description: offer.description,
      type: offer.type,
      language,
      skills: idealProfile.skills,
      softSkills: idealProfile.softSkills,
      seniority: idealProfile.seniorityLevel,
      industry: idealProfile.industryBackground,
      minExperienceYears: idealProfile.minExperienceYears,
      company: {
        name: demoCompany.name,
        description: demoIdentity.companyDescription,
        values: demoIdentity.companyValues,
      },
    },
    0,
  )
  return [...written.slice(0, 1), ...questions, ...written.slice(1 + questions.length)]
}

interface Said {
  person: DemoPerson
  questions: AssessmentInput['questions']
  answers: readonly string[]
  cv: string
}

function inputOf(
  { offer }: DemoJob,
  language: Language,
  { person, questions, answers, cv }: Said,
): AssessmentInput {
  const { firstName, lastName, latin, city } = person
  return {
    job: {
      title: offer.title,
      description: offer.description,
      language,
      industry: offer.idealProfile.industryBackground,
      idealProfile: offer.idealProfile,
      companyValues: demoIdentity.companyValues,
    },
    candidate: { firstName, lastName, email: '', phone: '', city },
    questions,
    answers,
    cv: { text: `${latin ?? `${firstName} ${lastName}`}\n${cv}` },
    now,
  }
}

/** The scores with one quote each, and the answers that are quoted. */
function shown(
  person: DemoPerson,
  { questions, answers }: AssessmentInput,
  { score, scores }: Assessment,
): ExampleCandidate {
  const quoted: number[] = []
  const placeOf = (index: number) => {
    if (!quoted.includes(index)) quoted.push(index)
    return quoted.indexOf(index)
  }
  const shownFields = fields.map((field) => {
    const { value, quotes } = scores[field]
    const inAnswers = quotes.filter((quote) => quote.source === 'answer')
    // As few answers as possible: those that are quoted already come first.
    const quote = inAnswers.find(({ index }) => quoted.includes(index)) ?? inAnswers[0]
    return {
      field,
      value,
      quote: quote ? { answer: placeOf(quote.index), start: quote.start, end: quote.end } : null,
    }
  })
  return {
    name: person.latin ?? `${person.firstName} ${person.lastName}`,
    score,
    fields: shownFields,
    answers: quoted.map((index) => ({
      question: questions[index]?.text ?? '',
      answer: answers[index] ?? '',
    })),
  }
}
