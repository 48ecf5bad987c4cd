import { interviewLanguages } from '#contract/languages.ts'
import { type CompanyValue, companyValues } from '#features/company/contract/options.ts'
import { softSkills as softSkillNames } from '#features/jobs/contract/options.ts'
import { wordsOf } from '#lexicon/likely-language.ts'
import { findTrade } from '#lexicon/occupations/find-trade.ts'
import { foldPhrase } from '#lexicon/occupations/fold-phrase.ts'
import {
  familyOf,
  generalQuestionsIn,
  questionsOfFamily,
  softSkillQuestionsIn,
  valueQuestionsIn,
  wordsOfFamily,
} from '#lexicon/occupations/read-lexicon.ts'
import type { Family, LibraryQuestion } from '#lexicon/occupations/schema.ts'
import type { Competency } from '../../contract/limits.ts'
import type { JobBrief } from './job-brief.ts'
import { planSlots, type Slot } from './plan-slots.ts'
import { stableHash } from './stable-hash.ts'

/** A question of the library for a slot, with what it measures. */
export type Option = {
  readonly question: LibraryQuestion
  readonly measures: string[]
  /** Whether it is a situation of the job's trade. */
  readonly ofTrade: boolean
}

/** What the questions of a set are chosen from: for each slot the most fitting first. */
export type Choices = {
  readonly slots: readonly Slot[]
  readonly options: Readonly<Record<Slot, readonly Option[]>>
}

const isEarly = ({ seniority }: JobBrief): boolean => seniority === 'Intern' || seniority === 'Junior'
const isLeading = ({ seniority }: JobBrief): boolean => seniority === 'Team Lead' || seniority === 'Executive'

export const competencyOf: Readonly<Record<Slot, Competency>> = {
  motivation: 'culture',
  topSkill: 'skills',
  duty: 'skills',
  softSkill1: 'mindset',
  softSkill2: 'mindset',
  dilemma: 'culture',
  failure: 'potential',
  layperson: 'communication',
  leadership: 'mindset',
  numbers: 'skills',
}

export function choicesFor(brief: JobBrief): Choices {
  const slots = planSlots(brief)
  const general = generalQuestionsIn(brief.language)
  const met = situationsOf(brief)
  // One mistake is asked about: two such questions get the same story.
  const situations = met.filter(({ explains, failure }) => !explains && !failure)
  const [first, second] = askedSoftSkills(brief, slots)
  const of = (questions: readonly LibraryQuestion[], measures: string[]) =>
    optionsOf(brief, questions, measures)
  const any = of(general.anyWork, ['Experience'])
  const work = [...situations].sort((one, other) => other.fit - one.fit)
  // Of those who lead, too, the trade's own work is asked about.
  const byDuty = [...situations].sort(
    (one, other) => Number(other.isOwn) - Number(one.isOwn) || other.duty - one.duty,
  )
  const motivation = isEarly(brief)
    ? general.motivationEarly
    : isLeading(brief)
      ? general.motivationLead
      : general.motivation
  return {
    slots,
    options: {
      motivation: of(motivation, ['Motivation']),
      topSkill: [...work, ...any],
      duty: [...byDuty, ...any],
      softSkill1: onSoftSkill(brief, situations, first ?? 'Problem Solving'),
      softSkill2: onSoftSkill(brief, situations, second ?? 'Adaptability'),
      dilemma: onValues(brief),
      failure: [...met.filter(({ failure }) => failure), ...of(general.failure, ['Learning'])],
      layperson: [...met.filter(({ explains }) => explains), ...of(general.explaining, ['Communication'])],
      leadership: of(brief.seniority === 'Executive' ? general.direction : general.leadership, [
        'Leadership',
      ]),
      numbers: of(general.numbers, ['Scale']),
    },
  }
}

/** Questions that fit alike: the job decides which comes first. */
function optionsOf(
  { jobId, title }: JobBrief,
  questions: readonly LibraryQuestion[],
  measures: string[],
): Option[] {
  const start = stableHash(`${jobId}|${title}|${measures.join()}`) % Math.max(questions.length, 1)
  return [...questions.slice(start), ...questions.slice(0, start)].map((question) => ({
    question,
    measures,
    ofTrade: false,
  }))
}

type Situation = Option & {
  readonly softSkills: readonly string[]
  readonly failure: boolean
  readonly explains: boolean
  /** How well it fits the offer's skills and duties, and the duties alone. */
  readonly fit: number
  readonly duty: number
  /** Whether it is of the trade itself, and not of all who lead. */
  readonly isOwn: boolean
}

const pointsOfSkill = 4

/** What people of this trade meet in their work, with how close each is to the offer; those who lead meet more. */
function situationsOf(brief: JobBrief): Situation[] {
  const trade = findTrade(brief)
  if (!trade) return []
  const { family, occupation } = trade
  const leads = isLeading(brief) || (occupation && familyOf(family).occupations[occupation.id]?.leads)
  const families = new Set([family, ...(leads ? ['leading-people'] : [])])
  return [...families].flatMap((one) =>
    Object.entries(familyOf(one).situations)
      .filter(([, situation]) => meets(brief, one, situation, one === family ? occupation?.id : undefined))
      .flatMap(([id]) => situationOf(brief, one, id).map((own) => ({ ...own, isOwn: one === family }))),
  )
}

type Meeting = Family['situations'][string]

/** An occupation that is not known, or is of another family, meets what a third of this one's occupations meet. */
function meets(brief: JobBrief, family: string, situation: Meeting, own?: string): boolean {
  const { occupations, notMetBy, experienced } = situation
  if (experienced && isEarly(brief)) return false
  const isMetBy = (id: string) => (occupations?.includes(id) ?? true) && notMetBy?.includes(id) !== true
  if (own !== undefined) return isMetBy(own)
  const all = Object.keys(familyOf(family).occupations)
  return all.filter(isMetBy).length * 3 >= all.length
}

function situationOf(brief: JobBrief, family: string, id: string): Omit<Situation, 'isOwn'>[] {
  const { skills = [], softSkills = [], failure, explains } = familyOf(family).situations[id] ?? {}
  const question = questionsOfFamily(family, brief.language)[id]
  if (!question) return []
  const wanted = brief.skills.map(foldPhrase)
  const said = beginningsIn(brief.description)
  const names = new Set(skills.flatMap((skill) => namesOf(family, skill)))
  const place = wanted.findIndex((skill) => names.has(skill))
  const skillPoints = place < 0 ? 0 : pointsOfSkill + wanted.length - place
  const own = beginningsIn([question.text, ...question.keyPoints, ...names].join(' '))
  const duty = [...own].filter((one) => said.has(one)).length
  // The offer's own skill: one that it does not ask for is no measure of it.
  const measures = [...(place < 0 ? [] : brief.skills.slice(place, place + 1)), ...softSkills]
  return [
    {
      question,
      measures,
      ofTrade: true,
      softSkills,
      failure: failure === true,
      explains: explains === true,
      fit: skillPoints + duty,
      duty,
    },
  ]
}

/** A skill's names in every language, folded. */
const namesOf = (family: string, skill: string): string[] =>
  interviewLanguages
    .flatMap((language) => wordsOfFamily(family, language).skills[skill] ?? [])
    .map(foldPhrase)

const minLength = 5
const beginning = 6
/** How the longer words begin: inflected forms mostly agree that far. */
const beginningsIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .map(foldPhrase)
      .filter((word) => word.length >= minLength)
      .map((word) => word.slice(0, beginning)),
  )

/** The soft skills to ask about: leadership has its own question for those who lead. */
function askedSoftSkills(brief: JobBrief, slots: readonly Slot[]): readonly string[] {
  const known = brief.softSkills.filter((skill) => softSkillNames.some((name) => name === skill))
  return [...new Set(slots.includes('leadership') ? known.filter((skill) => skill !== 'Leadership') : known)]
}

function onSoftSkill(brief: JobBrief, situations: readonly Situation[], skill: string): readonly Option[] {
  const shown = situations.filter(({ softSkills }) => softSkills.includes(skill))
  return [
    ...[...shown].sort((one, other) => other.duty - one.duty),
    ...optionsOf(brief, softSkillQuestionsIn(brief.language)[skill] ?? [], [skill]),
  ]
}

/** Two of the company's values that pull apart; else one of them; else values that anybody weighs. */
function onValues(brief: JobBrief): readonly Option[] {
  const { values, conflicts } = valueQuestionsIn(brief.language)
  const held = companyValues.filter((value: CompanyValue) => brief.company.values.includes(value))
  const isHeld = (value: string) => held.some((one) => one === value)
  const apart = conflicts.filter(({ between }) => between.every(isHeld))
  const pairs = apart.length > 0 || held.length > 0 ? apart : conflicts
  return [
    ...pairs.flatMap(({ between, questions }) => optionsOf(brief, questions, between)),
    ...held.flatMap((value) => optionsOf(brief, values[value] ?? [], [value])),
  ]
}
