import type { JobBrief, WrittenQuestion } from './job-brief.ts'
import { similarity } from './lint-question.ts'
import type { Slot } from './plan-slots.ts'
import { textsFor, type Writing, writeBuiltinQuestions, writingOf } from './write-builtin-questions.ts'

/** The questions as the page shows them, and the index of the one to replace. */
export type QuestionRequest = {
  readonly at: number
  readonly questions: readonly string[]
  readonly attempt: number
}

/** From this similarity on, a question belongs to the slot, edited or not. */
const sameSlotSimilarity = 0.45
const maxSimilarity = 0.55

const highestSimilarity = (text: string, others: readonly string[]): number =>
  Math.max(0, ...others.map((other) => similarity(text, other)))

/** The slot that a question was written for; undefined for an employer’s own. */
function slotOf(writing: Writing, text: string): Slot | undefined {
  const scored = writing.slots.map((slot) => ({
    slot,
    score: highestSimilarity(
      text,
      textsFor(writing, slot, []).map((option) => option.text),
    ),
  }))
  const [best] = scored.sort((one, other) => other.score - one.score)
  return best && best.score >= sameSlotSimilarity ? best.slot : undefined
}

/** Slots whose competency the rest of the set does not cover; else unused slots; else all. */
function missingSlots(writing: Writing, rest: readonly string[]): readonly Slot[] {
  const covered = rest.map((text) => slotOf(writing, text)).filter((slot) => slot !== undefined)
  const competencies = new Set(covered.map((slot) => writing.choices[slot].guide.competency))
  const uncovered = writing.slots.filter((slot) => !competencies.has(writing.choices[slot].guide.competency))
  if (uncovered.length > 0) return uncovered
  const unused = writing.slots.filter((slot) => !covered.includes(slot))
  return unused.length > 0 ? unused : writing.slots
}

/**
 * Another question for one index of a set, unlike all questions of the set. It has the same slot as the one it replaces;
 * in place of an employer’s own question it covers what the set does not. Each attempt gives another, until they repeat.
 */
export function suggestQuestion(brief: JobBrief, request: QuestionRequest): WrittenQuestion {
  const { at, questions, attempt } = request
  const writing = writingOf(brief, 0)
  const rest = questions.filter((_, place) => place !== at)
  const slot = slotOf(writing, questions[at] ?? '')
  const slots = slot === undefined ? missingSlots(writing, rest) : [slot]
  const options = [...slots, ...writing.slots].flatMap((each) =>
    textsFor(writing, each, []).map(({ text }) => ({ slot: each, text, ...writing.choices[each].guide })),
  )
  const distinct = options.filter(({ text }) => highestSimilarity(text, questions) < maxSimilarity)
  const sameKind = distinct.filter((question) => slots.includes(question.slot))
  const pool = sameKind.length > 0 ? sameKind : distinct
  const chosen = pool[(attempt - 1) % Math.max(pool.length, 1)] ?? writeBuiltinQuestions(brief, attempt)[at]
  const [first] = options
  const question = chosen ?? first
  if (!question) throw new Error(`No question for job ${brief.jobId}`)
  return question
}
