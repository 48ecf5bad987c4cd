import type { JobBrief, WrittenQuestion } from './job-brief.ts'
import { choicesFor, competencyOf, type Option } from './library-options.ts'
import type { Slot } from './plan-slots.ts'

/**
 * The question set of a job: six to ten questions of the library in its interview language. The same job and attempt
 * always give the same set; the next attempt gives other questions.
 */
export function writeBuiltinQuestions(brief: JobBrief, attempt = 0): readonly WrittenQuestion[] {
  const { slots, options } = choicesFor(brief)
  const taken = new Set<string>()
  return slots.map((slot) => {
    const free = options[slot].filter(({ question }) => !taken.has(question.text))
    const option = free[attempt % Math.max(free.length, 1)]
    if (!option) throw new Error(`The library has no question for ${slot}`)
    taken.add(option.question.text)
    return writtenFrom(slot, option)
  })
}

export const writtenFrom = (slot: Slot, { question, measures }: Option): WrittenQuestion => ({
  slot,
  ...question,
  measures,
  competency: competencyOf[slot],
})
