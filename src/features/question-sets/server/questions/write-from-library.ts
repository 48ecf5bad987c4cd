import type { JobBrief, WrittenQuestion } from './job-brief.ts'
import { type Choices, choicesFor, competencyOf, type Option } from './library-options.ts'
import type { Slot } from './plan-slots.ts'
import { stableHash } from './stable-hash.ts'

/**
 * The question set of a job: six to ten questions of the library in its interview language. The same job and attempt
 * always give the same set; the next attempt gives other questions.
 */
export function writeBuiltinQuestions(brief: JobBrief, attempt = 0): readonly WrittenQuestion[] {
  const choices = choicesFor(brief)
  const taken = new Set<string>()
  return choices.slots.map((slot) => {
    const option = pick(choices, slot, taken, `${brief.jobId}|${brief.title}|${slot}`, attempt)
    taken.add(option.question.text)
    return writtenFrom(slot, option)
  })
}

/** The best ones that are not taken; the hash of the job and the attempt choose among those that fit as well. */
function pick(
  { options }: Choices,
  slot: Slot,
  taken: ReadonlySet<string>,
  key: string,
  attempt: number,
): Option {
  const free = options[slot].filter(({ question }) => !taken.has(question.text))
  const turn = isRanked(slot) ? attempt : stableHash(key) + attempt
  const option = free[turn % Math.max(free.length, 1)]
  if (!option) throw new Error(`The library has no question for ${slot}`)
  return option
}

// Chosen by what the offer says, and not by chance.
const isRanked = (slot: Slot): boolean => slot === 'topSkill' || slot === 'duty' || slot.startsWith('softSkill')

const writtenFrom = (slot: Slot, { question, measures }: Option): WrittenQuestion => ({
  slot,
  ...question,
  measures,
  competency: competencyOf[slot],
})
