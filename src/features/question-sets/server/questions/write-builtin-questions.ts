import { wordsOf } from '#features/jobs/server/likely-language.ts'
import { phrasesIn } from '#lexicon/questions/read-lexicon.ts'
import { fillTemplate } from './fill-template.ts'
import type { JobBrief, WrittenQuestion } from './job-brief.ts'
import { duplicateSimilarity, lintQuestion, similarity } from './lint-question.ts'
import { planSlots, type Slot } from './plan-slots.ts'
import {
  type Choice,
  choicesOf,
  type Fillings,
  fallbackOf,
  fillingsFor,
  fillingsOf,
  ownWordsIn,
  plainFillings,
} from './question-choices.ts'
import { stableHash } from './stable-hash.ts'

type Variant = { readonly template: string; readonly due: boolean }

/** Templates in the order to try them. Half of them are due now, the other half at the next attempt. */
function orderTemplates(templates: readonly string[], seed: string, attempt: number): readonly Variant[] {
  const hash = stableHash(seed)
  const turn = Math.floor(hash / 2) + Math.floor(attempt / 2)
  const halfOf = (parity: number, due: boolean): readonly Variant[] => {
    const half = templates.filter((_, place) => place % 2 === parity)
    const start = turn % Math.max(half.length, 1)
    return [...half.slice(start), ...half.slice(0, start)].map((template) => ({ template, due }))
  }
  const now = (hash + attempt) % 2
  return [...halfOf(now, true), ...halfOf(1 - now, false)]
}

/** How a text and its question begin: readers notice when these words repeat. */
function openingOf(text: string): string {
  const sentences = text.split(/(?<=[.:])\s+/u)
  const asking = sentences.find((sentence, place) => place > 0 && !/\?/u.test(sentence)) ?? text
  return [...wordsOf(text).slice(0, 2), asking === text ? '' : wordsOf(asking).slice(0, 2).join(' ')].join(
    ' ',
  )
}

/** Everything that the questions of one set are written from. */
export type Writing = {
  readonly brief: JobBrief
  readonly attempt: number
  readonly key: string
  readonly slots: readonly Slot[]
  readonly fillings: Fillings
  readonly choices: Readonly<Record<Slot, Choice>>
}

export function writingOf(brief: JobBrief, attempt: number): Writing {
  const key = `${brief.jobId}|${brief.title}`
  const slots = planSlots(brief)
  const fillings = fillingsOf(brief, key)
  return { brief, attempt, key, slots, fillings, choices: choicesOf(brief, fillings, slots) }
}

/** A text that may be asked, and whether this attempt should use it. */
export type QuestionOption = { readonly text: string; readonly due: boolean }

/** Every clean text for a slot, the one that the job's hash and the attempt point to first. */
function cleanTexts(
  { brief, attempt, key }: Writing,
  slot: Slot,
  [choice, marks]: readonly [Choice, Fillings],
  before: readonly string[],
): readonly QuestionOption[] {
  const { welcome } = phrasesIn(brief.language)
  const isEarly = brief.seniority === 'Intern' || brief.seniority === 'Junior'
  const closing = welcome[(stableHash(`${key}|welcome`) + attempt + before.length) % welcome.length] ?? ''
  const clean: QuestionOption[] = []
  for (const { template, due } of orderTemplates(choice.templates, `${key}|${slot}`, attempt)) {
    const filled = fillTemplate(template, marks, brief.language)
    if (filled === undefined) continue
    const context = { seniority: brief.seniority, ownWords: ownWordsIn(template, brief, marks) }
    const violations = lintQuestion(filled, brief.language, context)
    const needsWelcome = isEarly && violations.some(({ rule }) => rule === 'studies-welcome')
    const text = needsWelcome ? `${filled} ${fillTemplate(closing, {}, brief.language)}` : filled
    const repeats = before.some((other) => similarity(other, text) >= duplicateSimilarity)
    const remaining = needsWelcome ? lintQuestion(text, brief.language, context) : violations
    if (!repeats && remaining.length === 0) clean.push({ text, due })
  }
  return clean
}

/** The clean texts for a slot: with the job's own words where they fit, else without them. */
export function textsFor(writing: Writing, slot: Slot, before: readonly string[]): readonly QuestionOption[] {
  const { brief, fillings, choices } = writing
  const bare: Fillings = { ...fillings, ...plainFillings(brief.language) }
  const tries: readonly (readonly [Choice, Fillings])[] = [
    [choices[slot], fillingsFor(slot, fillings)],
    [choices[slot], bare],
    [fallbackOf(slot, brief.language, choices[slot].guide), bare],
  ]
  for (const each of tries) {
    const texts = cleanTexts(writing, slot, each, before)
    if (texts.length > 0) return texts
  }
  return []
}

/** The due text with the least used opening; any text, where the due ones all begin like questions before. */
function pickText(texts: readonly QuestionOption[], before: readonly string[]): string | undefined {
  const openings = before.map(openingOf)
  const first = (text: string): string => openingOf(text).split(' ').slice(0, 2).join(' ')
  const cost = (text: string): number =>
    openings.filter((opening) => opening.startsWith(first(text))).length +
    (openings.at(-1)?.startsWith(first(text)) ? 2 : 0)
  const dueTexts = texts.filter(({ due }) => due)
  const sorted = (from: readonly QuestionOption[]): readonly string[] =>
    from.map(({ text }) => text).sort((one, other) => cost(one) - cost(other))
  const [best] = sorted(dueTexts)
  return best === undefined || cost(best) > 1 ? sorted(texts)[0] : best
}

/** A text that needs nothing from the job, for when no text is clean: every job gets its questions. */
function lastResort({ brief, choices }: Writing, slot: Slot, before: readonly string[]): string | undefined {
  const { templates } = fallbackOf(slot, brief.language, choices[slot].guide)
  const plain = templates
    .map((template) => fillTemplate(template, plainFillings(brief.language), brief.language))
    .filter((text) => text !== undefined)
  return plain.find((text) => !before.includes(text)) ?? plain[0]
}

/**
 * The question set of a job: six to ten questions in its interview language, each of them clean to the linter.
 * The same job and attempt always give the same set; the next attempt gives another.
 */
export function writeBuiltinQuestions(brief: JobBrief, attempt = 0): readonly WrittenQuestion[] {
  const writing = writingOf(brief, attempt)
  const texts: string[] = []
  return writing.slots.map((slot) => {
    const text = pickText(textsFor(writing, slot, texts), texts) ?? lastResort(writing, slot, texts)
    if (text === undefined) throw new Error(`No question fits ${slot} of job ${brief.jobId}`)
    texts.push(text)
    return { slot, text, ...writing.choices[slot].guide }
  })
}
