import type { InterviewBrief, InterviewQuestion, Slot } from './interview-brief.ts'
import { similarity } from './lint-question.ts'
import { textsFor, type Writing, writeInterview, writingOf } from './write-interview.ts'

/** A set of questions as it is shown, and the place in it that asks for another one. */
export type QuestionWanted = {
  readonly at: number
  readonly questions: readonly string[]
  readonly attempt: number
}

/** As alike as this, a question was written for that slot, edited or not. */
const sameSlot = 0.45
const tooAlike = 0.55

const nearness = (text: string, others: readonly string[]): number =>
  Math.max(0, ...others.map((other) => similarity(text, other)))

/** The slot that a shown question was written for, if it was. */
function slotOf(writing: Writing, text: string): Slot | undefined {
  const scored = writing.slots.map((slot) => ({
    slot,
    near: nearness(
      text,
      textsFor(writing, slot, []).map((candidate) => candidate.text),
    ),
  }))
  const [best] = scored.sort((one, other) => other.near - one.near)
  return best && best.near >= sameSlot ? best.slot : undefined
}

/** The slots whose competency the rest of the set does not ask about, else those it lacks, else all. */
function slotsLacking(writing: Writing, rest: readonly string[]): readonly Slot[] {
  const covered = rest.map((text) => slotOf(writing, text)).filter((slot) => slot !== undefined)
  const competencies = new Set(covered.map((slot) => writing.choices[slot].guide.competency))
  const unasked = writing.slots.filter((slot) => !competencies.has(writing.choices[slot].guide.competency))
  if (unasked.length > 0) return unasked
  const absent = writing.slots.filter((slot) => !covered.includes(slot))
  return absent.length > 0 ? absent : writing.slots
}

/**
 * Another question in place of one of a set: of the same kind and like none of the set; in place of one that nobody
 * here wrote, a question on what the set does not ask about yet. Each attempt gives another one, as long as there are.
 */
export function suggestQuestion(brief: InterviewBrief, wanted: QuestionWanted): InterviewQuestion {
  const { at, questions, attempt } = wanted
  const writing = writingOf(brief, 0)
  const rest = questions.filter((_, place) => place !== at)
  const slot = slotOf(writing, questions[at] ?? '')
  const slots = slot === undefined ? slotsLacking(writing, rest) : [slot]
  const every = [...slots, ...writing.slots].flatMap((each) =>
    textsFor(writing, each, []).map(({ text }) => ({ slot: each, text, ...writing.choices[each].guide })),
  )
  const unlike = every.filter(({ text }) => nearness(text, questions) < tooAlike)
  const own = unlike.filter((question) => slots.includes(question.slot))
  const pool = own.length > 0 ? own : unlike
  const chosen = pool[(attempt - 1) % Math.max(pool.length, 1)] ?? writeInterview(brief, attempt)[at]
  const [first] = every
  const question = chosen ?? first
  if (!question) throw new Error(`No question for job ${brief.jobId}`)
  return question
}
