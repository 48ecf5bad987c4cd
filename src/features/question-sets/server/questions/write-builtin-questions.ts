import { wordsOf } from '#features/jobs/server/likely-language.ts'
import type { JobBrief, WrittenQuestion } from './job-brief.ts'
import { type Choices, choicesFor, competencyOf, type Option } from './library-options.ts'
import type { Slot } from './plan-slots.ts'

/** Of so many that fit best, the one that begins least like those before it is taken. */
const closeCall = 3

/**
 * The question set of a job: six to ten questions of the library in its interview language. The same job and attempt
 * always give the same set; no question of one attempt is asked again in the next while the library has another.
 */
export function writeBuiltinQuestions(brief: JobBrief, attempt = 0): readonly WrittenQuestion[] {
  const choices = choicesFor(brief)
  let set = questionSet(choices, 0, [])
  for (let at = 1; at <= attempt; at++)
    set = questionSet(
      choices,
      at,
      set.map(({ text }) => text),
    )
  return set
}

function questionSet({ slots, options }: Choices, attempt: number, before: readonly string[]) {
  const texts: string[] = []
  return slots.map((slot) => {
    const free = options[slot].filter(({ question }) => !texts.includes(question.text))
    const others = free.filter(({ question }) => !before.includes(question.text))
    const option = closest(others.length > 0 ? others : free, attempt, texts)
    if (!option) throw new Error(`The library has no question for ${slot}`)
    texts.push(option.question.text)
    return writtenFrom(slot, option)
  })
}

/** Of those that fit best the one that begins least like the texts before it; each attempt begins further down. */
function closest(options: readonly Option[], attempt: number, texts: readonly string[]): Option | undefined {
  const start = (attempt * closeCall) % Math.max(options.length, 1)
  const [first, ...others] = [...options.slice(start), ...options.slice(0, start)]
  const alike = others.filter(({ ofTrade }) => ofTrade === first?.ofTrade)
  const best = first ? [first, ...alike].slice(0, closeCall) : []
  return best.toSorted((one, other) => repetition(one, texts) - repetition(other, texts))[0]
}

const openingOf = (text: string): string => wordsOf(text).slice(0, 2).join(' ')

/** How often a set began like this, the last question counting double: readers notice. */
function repetition({ question }: Option, before: readonly string[]): number {
  const opening = openingOf(question.text)
  const same = before.filter((text) => openingOf(text) === opening).length
  return same + (openingOf(before.at(-1) ?? '') === opening ? 1 : 0)
}

export const writtenFrom = (slot: Slot, { question, measures }: Option): WrittenQuestion => ({
  slot,
  ...question,
  measures,
  competency: competencyOf[slot],
})
