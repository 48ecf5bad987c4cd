import type { QuestionGuide } from '../../contract/question-set.ts'
import type { JobBrief } from './job-brief.ts'
import { type Choices, choicesFor, competencyOf, type Option } from './library-options.ts'
import type { Slot } from './plan-slots.ts'
import { writtenFrom } from './write-builtin-questions.ts'

/** The questions as the page shows them, and the index of the one to replace. */
export type QuestionRequest = {
  readonly at: number
  readonly questions: readonly string[]
  readonly attempt: number
}

type LibraryQuestion = QuestionGuide & { text: string }

/** The questions of the library that a job may be asked. */
export const libraryFor = (brief: JobBrief): LibraryQuestion[] =>
  unique(choicesOf(choicesFor(brief))).map(questionOf)

/**
 * Another question for one index of a set. It measures what the one it replaces does; in place of an employer’s own
 * question it covers what the set does not. Each attempt gives another, until they repeat.
 */
export function suggestQuestion(
  brief: JobBrief,
  { at, questions, attempt }: QuestionRequest,
): LibraryQuestion {
  const { slots, options } = choicesFor(brief)
  const all = choicesOf({ slots, options })
  const slotOf = (text: string) => all.find(({ option }) => option.question.text === text)?.slot
  const text = questions[at] ?? ''
  const here = slots[at]
  const isOfHere = here && options[here].some(({ question }) => question.text === text)
  const replaced = isOfHere ? here : slotOf(text)
  const covered = questions
    .filter((_, place) => place !== at)
    .map(slotOf)
    .filter((slot) => slot !== undefined)
  const wanted = replaced ? [replaced] : missing(slots, covered)
  const free = all.filter(({ option }) => !questions.includes(option.question.text))
  const ofWanted = unique(free.filter(({ slot }) => wanted.includes(slot)))
  const pool = ofWanted.length > 0 ? ofWanted : unique(free)
  const chosen = pool[(attempt - 1) % Math.max(pool.length, 1)] ?? all[0]
  if (!chosen) throw new Error(`No question for job ${brief.jobId}`)
  return questionOf(chosen)
}

type Choice = { slot: Slot; option: Option }

const choicesOf = ({ slots, options }: Choices): Choice[] =>
  slots.flatMap((slot) => options[slot].map((option) => ({ slot, option })))

function questionOf({ slot, option }: Choice): LibraryQuestion {
  const { slot: _, ...question } = writtenFrom(slot, option)
  return question
}

const unique = (choices: readonly Choice[]): readonly Choice[] =>
  [
    ...new Map(choices.toReversed().map((choice) => [choice.option.question.text, choice])).values(),
  ].toReversed()

/** Slots whose competency the set does not cover; else slots that it does not have; else all. */
function missing(slots: readonly Slot[], covered: readonly Slot[]): readonly Slot[] {
  const competencies = new Set(covered.map((slot) => competencyOf[slot]))
  const uncovered = slots.filter((slot) => !competencies.has(competencyOf[slot]))
  if (uncovered.length > 0) return uncovered
  const unused = slots.filter((slot) => !covered.includes(slot))
  return unused.length > 0 ? unused : slots
}
