import { fillTemplate } from './fill-template.ts'
import type { InterviewBrief, InterviewQuestion, Slot } from './interview-brief.ts'
import { duplicateSimilarity, lintQuestion, similarity, wordsOf } from './lint-question.ts'
import { planSlots } from './plan-slots.ts'
import {
  type Choice,
  choicesOf,
  type Fillings,
  fallbackOf,
  fillingsFor,
  fillingsOf,
  languages,
  ownWordsIn,
  plainFillings,
} from './question-choices.ts'
import { stableHash } from './stable-hash.ts'

type Variant = { readonly template: string; readonly due: boolean }

/** Variants in the order to try them: half of them are due, the other half at the next attempt. */
function rotated(templates: readonly string[], seed: string, attempt: number): readonly Variant[] {
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

/** How a question begins, where it turns to its question: what a reader notices when it comes twice. */
function openingOf(text: string): string {
  const sentences = text.split(/(?<=[.:])\s+/u)
  const asking = sentences.find((sentence, place) => place > 0 && !/\?/u.test(sentence)) ?? text
  return [...wordsOf(text).slice(0, 2), asking === text ? '' : wordsOf(asking).slice(0, 2).join(' ')].join(
    ' ',
  )
}

/** What the questions of an interview are written with. */
export type Writing = {
  readonly brief: InterviewBrief
  readonly attempt: number
  readonly key: string
  readonly slots: readonly Slot[]
  readonly fillings: Fillings
  readonly choices: Readonly<Record<Slot, Choice>>
}

/** Everything that a job gives to its questions. */
export function writingOf(brief: InterviewBrief, attempt: number): Writing {
  const key = `${brief.jobId}|${brief.title}`
  const slots = planSlots(brief)
  const fillings = fillingsOf(brief, key)
  return { brief, attempt, key, slots, fillings, choices: choicesOf(brief, fillings, slots) }
}

/** A text that may be asked, and whether it is this attempt's turn. */
export type Candidate = { readonly text: string; readonly due: boolean }

/** Every clean text for a slot, the one that the job's hash and the attempt point to first. */
function cleanTexts(
  { brief, attempt, key }: Writing,
  slot: Slot,
  [choice, marks]: readonly [Choice, Fillings],
  before: readonly string[],
): readonly Candidate[] {
  const { welcome } = languages[brief.language].phrases
  const early = brief.seniority === 'Intern' || brief.seniority === 'Junior'
  const closing = welcome[(stableHash(`${key}|welcome`) + attempt + before.length) % welcome.length] ?? ''
  const clean: Candidate[] = []
  for (const { template, due } of rotated(choice.templates, `${key}|${slot}`, attempt)) {
    const filled = fillTemplate(template, marks, brief.language)
    if (filled === undefined) continue
    const context = { seniority: brief.seniority, ownWords: ownWordsIn(template, brief, marks) }
    const said = lintQuestion(filled, brief.language, context)
    const unwelcoming = early && said.some(({ rule }) => rule === 'studies-welcome')
    const text = unwelcoming ? `${filled} ${fillTemplate(closing, {}, brief.language)}` : filled
    const repeats = before.some((other) => similarity(other, text) >= duplicateSimilarity)
    const found = unwelcoming ? lintQuestion(text, brief.language, context) : said
    if (!repeats && found.length === 0) clean.push({ text, due })
  }
  return clean
}

/** The clean texts for a slot: with the job's own words where they fit, else without them. */
export function textsFor(writing: Writing, slot: Slot, before: readonly string[]): readonly Candidate[] {
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

/** The text whose opening was heard least so far, among the half that is due unless all of it sounds like the question before. */
function freshest(texts: readonly Candidate[], before: readonly string[]): string | undefined {
  const heard = before.map(openingOf)
  const first = (text: string): string => openingOf(text).split(' ').slice(0, 2).join(' ')
  const cost = (text: string): number =>
    heard.filter((opening) => opening.startsWith(first(text))).length +
    (heard.at(-1)?.startsWith(first(text)) ? 2 : 0)
  const turn = texts.filter(({ due }) => due)
  const sorted = (from: readonly Candidate[]): readonly string[] =>
    from.map(({ text }) => text).sort((one, other) => cost(one) - cost(other))
  const [best] = sorted(turn)
  return best === undefined || cost(best) > 1 ? sorted(texts)[0] : best
}

/** When no text is clean, one that needs nothing from the job: every job has its interview, whatever it says. */
function lastResort({ brief, choices }: Writing, slot: Slot, before: readonly string[]): string | undefined {
  const { templates } = fallbackOf(slot, brief.language, choices[slot].guide)
  const plain = templates
    .map((template) => fillTemplate(template, plainFillings(brief.language), brief.language))
    .filter((text) => text !== undefined)
  return plain.find((text) => !before.includes(text)) ?? plain[0]
}

/**
 * The interview of a job: six to ten questions in its interview language, each of them clean to the linter.
 * The same job and attempt always give the same interview; the next attempt gives another.
 */
export function writeInterview(brief: InterviewBrief, attempt = 0): readonly InterviewQuestion[] {
  const writing = writingOf(brief, attempt)
  const texts: string[] = []
  return writing.slots.map((slot) => {
    const text = freshest(textsFor(writing, slot, texts), texts) ?? lastResort(writing, slot, texts)
    if (text === undefined) throw new Error(`No question fits ${slot} of job ${brief.jobId}`)
    texts.push(text)
    return { slot, text, ...writing.choices[slot].guide }
  })
}
