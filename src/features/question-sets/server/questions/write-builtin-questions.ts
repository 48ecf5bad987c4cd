import { wordsOf } from '#lexicon/likely-language.ts'
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

const anySlot = 1000

/** The slots that the fewest situations of the trade suit choose first; those without any have most to choose from. */
function questionSet(
  { slots, options }: Choices,
  attempt: number,
  before: readonly string[],
): readonly WrittenQuestion[] {
  const chosen = new Map<Slot, Option>()
  const rank = (slot: Slot) => options[slot].filter(({ ofTrade }) => ofTrade).length || anySlot
  for (const slot of slots.toSorted((one, other) => rank(one) - rank(other))) {
    const texts = slots.map((one) => chosen.get(one)?.question.text)
    const free = options[slot].filter(({ question }) => !texts.includes(question.text))
    const others = free.filter(({ question }) => !before.includes(question.text))
    const option = closest(others.length > 0 ? others : free, attempt, texts, slots.indexOf(slot))
    if (!option) throw new Error(`The library has no question for ${slot}`)
    chosen.set(slot, option)
  }
  return slots.flatMap((slot) => {
    const option = chosen.get(slot)
    return option ? [writtenFrom(slot, option)] : []
  })
}

type Texts = readonly (string | undefined)[]

/** Of those that fit best the one that begins least like the others of the set; each attempt begins further down. */
function closest(options: readonly Option[], attempt: number, texts: Texts, at: number): Option | undefined {
  const start = (attempt * closeCall) % Math.max(options.length, 1)
  const [first, ...others] = [...options.slice(start), ...options.slice(0, start)]
  const alike = others.filter(({ ofTrade }) => ofTrade === first?.ofTrade)
  const best = first ? [first, ...alike].slice(0, closeCall) : []
  return best.toSorted((one, other) => repetition(one, texts, at) - repetition(other, texts, at))[0]
}

const openingOf = (text: string): string => wordsOf(text).slice(0, 2).join(' ')

/** How often a set begins like this, a neighbour counting double: readers notice. */
function repetition({ question }: Option, texts: Texts, at: number): number {
  const opening = openingOf(question.text)
  return texts.reduce((sum, text, place) => {
    const isSame = text !== undefined && openingOf(text) === opening
    return sum + (isSame ? (Math.abs(place - at) === 1 ? 2 : 1) : 0)
  }, 0)
}

export const writtenFrom = (slot: Slot, { question, measures }: Option): WrittenQuestion => ({
  slot,
  ...question,
  measures,
  competency: competencyOf[slot],
})
