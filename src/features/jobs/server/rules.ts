import type { JobId } from '#contract/ids.ts'
import { interviewLanguageNames, type Language } from '#contract/languages.ts'
import type { KeptJobDraft } from '../contract/draft.ts'
import type { Competency } from '../contract/interview.ts'
import { type IdealProfile, type JobType, type NewJob, tidyLine, tidySkills } from '../contract.ts'
import { genericGuide } from './questions/generic-guide.ts'
import type { QuestionGuide } from './questions/interview-brief.ts'

const minutesPerAnswer = 2.5

/** How long an interview takes most people, in minutes, to the next five. */
export function interviewMinutes(questions: number): number {
  return Math.ceil((questions * minutesPerAnswer) / 5) * 5
}

interface Offer {
  title: string
  description: string
  location: string
  type: JobType
  salary: number | null
  idealProfile: IdealProfile
  interviewLanguage: Language
}

/** An offer as it is sent, in the words of the database. */
export function offerOf<T extends NewJob>({ interviewLanguage, ...rest }: T, language: Language) {
  return { ...rest, interviewLanguage: language }
}

const profileParts = (p: IdealProfile) => [
  p.skills,
  p.softSkills,
  p.seniorityLevel,
  p.industryBackground,
  p.minExperienceYears,
  p.educationLevel,
  p.preferredLanguages,
]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether two offers say the same. */
export function isSameOffer(one: Offer, other: Offer): boolean {
  const parts = ({ title, description, location, type, salary, interviewLanguage, idealProfile }: Offer) => [
    ...[title, description, location, type, salary, interviewLanguage],
    ...profileParts(idealProfile),
  ]
  return same(parts(one), parts(other))
}

/** Whether the questions are written from the same in both offers. */
export function asksTheSame(one: Offer, other: Offer): boolean {
  const parts = ({ title, description, type, interviewLanguage, idealProfile: p }: Offer) => [
    ...[title, description, type, interviewLanguage],
    ...[p.skills, p.softSkills, p.seniorityLevel, p.industryBackground],
  ]
  return same(parts(one), parts(other))
}

const within = (some: readonly string[], all: readonly string[]) => some.every((each) => all.includes(each))

/** Whether a draft says nothing but what was posted, a choice that was yet to be made included. */
export function isPosted(draft: KeptJobDraft, job: Omit<Offer, 'salary'> & { id: JobId }): boolean {
  const profile = job.idealProfile
  return (
    // A copy of that very job was begun after it was posted.
    draft.copyOf !== job.id &&
    tidyLine(draft.title) === job.title &&
    draft.description.trim() === job.description &&
    tidyLine(draft.location) === job.location &&
    draft.type === job.type &&
    within([draft.interviewLanguage], ['', interviewLanguageNames[job.interviewLanguage]]) &&
    within([draft.seniorityLevel], ['', profile.seniorityLevel]) &&
    within([draft.educationLevel], ['', profile.educationLevel]) &&
    within([draft.industryBackground], ['', profile.industryBackground]) &&
    within(tidySkills(draft.skills), profile.skills) &&
    within(draft.preferredLanguages, profile.preferredLanguages) &&
    within(draft.softSkills, profile.softSkills)
  )
}

const folded = (question: string) =>
  question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two of them are the same but for case, accents, spaces and signs. */
export function repeatsItself(questions: readonly string[]): boolean {
  return new Set(questions.map(folded)).size < questions.length
}

interface SetQuestion {
  text: string
  guide: QuestionGuide
  origin: 'written' | 'edited' | 'added'
}
interface AskedQuestion {
  text: string
  from: number | null
  competency: Competency
}

/** The set that an employer asks for, made from the present one; null when it names questions that are not in it. */
export function changedSet(
  present: readonly SetQuestion[],
  asked: readonly AskedQuestion[],
): SetQuestion[] | null {
  const changed = asked.map(({ text, from, competency }): SetQuestion | undefined => {
    if (from === null) return { text, guide: genericGuide(competency), origin: 'added' }
    const before = present[from]
    if (!before || before.text === text) return before
    return { ...before, text, origin: before.origin === 'added' ? 'added' : 'edited' }
  })
  return changed.every((question) => question !== undefined) ? changed : null
}
