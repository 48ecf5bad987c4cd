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
  ownWordsOf,
  plainFillings,
} from './question-choices.ts'
import { stableHash } from './stable-hash.ts'

/** Variants in the order to try them: half of them first, the other half at the next attempt. */
function rotated(templates: readonly string[], seed: string, attempt: number): readonly string[] {
  const hash = stableHash(seed)
  const half = (hash + attempt) % 2
  const turn = Math.floor(hash / 2) + Math.floor(attempt / 2)
  const [now, later] = [half, 1 - half].map((parity) =>
    templates.filter((_, place) => place % 2 === parity),
  ) as [string[], string[]]
  const turned = (part: readonly string[]): readonly string[] => {
    const start = turn % Math.max(part.length, 1)
    return [...part.slice(start), ...part.slice(0, start)]
  }
  return [...turned(now), ...turned(later)]
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

/** Every clean text for a slot, the one that the job's hash and the attempt point to first. */
function cleanTexts(
  { brief, attempt, key, fillings }: Writing,
  slot: Slot,
  [choice, marks]: readonly [Choice, Fillings],
  before: readonly string[],
): readonly string[] {
  const { welcome } = languages[brief.language].phrases
  const early = brief.seniority === 'Intern' || brief.seniority === 'Junior'
  const closing = welcome[(stableHash(`${key}|welcome`) + attempt + before.length) % welcome.length] ?? ''
  const context = { seniority: brief.seniority, ownWords: ownWordsOf(brief, fillings) }
  const clean: string[] = []
  for (const template of rotated(choice.templates, `${key}|${slot}`, attempt)) {
    const filled = fillTemplate(template, marks, brief.language)
    if (filled === undefined) continue
    const said = lintQuestion(filled, brief.language, context)
    const unwelcoming = early && said.some(({ rule }) => rule === 'studies-welcome')
    const text = unwelcoming ? `${filled} ${fillTemplate(closing, {}, brief.language)}` : filled
    const repeats = before.some((other) => similarity(other, text) >= duplicateSimilarity)
    const found = unwelcoming ? lintQuestion(text, brief.language, context) : said
    if (!repeats && found.length === 0) clean.push(text)
  }
  return clean
}

/** The clean texts for a slot: with the job's own words where they fit, else without them. */
export function textsFor(writing: Writing, slot: Slot, before: readonly string[]): readonly string[] {
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

/** The text whose opening was heard least in the interview so far, among the half that is due. */
function freshest(texts: readonly string[], before: readonly string[]): string | undefined {
  const heard = before.map(openingOf)
  const first = (text: string): string => openingOf(text).split(' ').slice(0, 2).join(' ')
  const cost = (text: string): number =>
    heard.filter((opening) => opening.startsWith(first(text))).length +
    (heard.at(-1)?.startsWith(first(text)) ? 2 : 0)
  const due = texts.slice(0, Math.max(1, Math.ceil(texts.length / 2)))
  return [...due].sort((one, other) => cost(one) - cost(other))[0]
}

/**
 * The interview of a job: six to ten questions in its interview language, each of them clean to the linter.
 * The same job and attempt always give the same interview; the next attempt gives another.
 */
export function writeInterview(brief: InterviewBrief, attempt = 0): readonly InterviewQuestion[] {
  const writing = writingOf(brief, attempt)
  const texts: string[] = []
  return writing.slots.map((slot) => {
    const text = freshest(textsFor(writing, slot, texts), texts)
    if (text === undefined) throw new Error(`No question fits ${slot} of job ${brief.jobId}`)
    texts.push(text)
    return { slot, text, ...writing.choices[slot].guide }
  })
}
