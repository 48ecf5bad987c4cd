import type { Language } from '#contract/languages.ts'
import { agencyOf } from '../answers/agency.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { type Sentence, type Span, sentencesOf, splitSentence } from '../text/text.ts'
import { instructionsIn } from './find-instructions.ts'
import { continuesInstruction } from './instruction-patterns.ts'
import { isMachineText, machineTextIn, tablesIn } from './machine-text.ts'
import { isElsewhere, isHere, isStrange, partsByLanguage } from './other-languages.ts'
import { asksForText, setsStage, taskIn } from './pasted-tasks.ts'
import { cutAt, gapsBetween, merged, spreadBothWays } from './spans.ts'
import type { TopicRelevance } from './topic-relevance.ts'

/** What a sentence of an answer is: content; turned to a machine or to the reader; or no prose of the interview's language. */
type Kind = 'content' | 'instruction' | 'request' | 'question' | 'other' | 'block' | 'off-topic'
type Piece = Sentence & { kind: Kind }

export type CandidateContent = {
  sentences: Sentence[]
  /** The answer without all else; the answer itself when all of it is content. */
  text: string
  /** The answer without instructions to a machine, code and records alone: without content, it says why. */
  rest: string
  /** The share of its words that are content, 0 to 1. */
  share: number
}

/** How much off-topic text beside a task belongs to it. Questions can be pictures, and an answer may end before one. */
const besideTask = { instruction: -3, request: -3, question: -5 } as const
/** What speaks of the speaker is seldom a text that was brought along. */
const ownWeight = 1.5
/** A sentence without a small word of its language may be a list; of another topic, it is another language. */
const foreignRelevance = -1.5
/** Without a task, a passage must stray much farther to count as none of the candidate's answer. */
const offTopicRelevance = -9
const strayFrom = 3

/** Instructions, questions, code, other languages and off-topic passages are no content: they earn and cost nothing. */
export function candidateContentOf(
  text: string,
  {
    language,
    topic,
    instructions,
  }: { language: Language; topic: TopicRelevance; instructions?: readonly Span[] },
): CandidateContent {
  const pieces = piecesOf(text, language, topic, instructions ?? instructionsIn(text))
  const weigh = (one: Sentence) => topic(one) + (speaksOfSelf(one, language) ? ownWeight : 0)
  tagNeighbours(pieces, language)
  tagContinuations(pieces, language)
  tagLists(pieces)
  const isInstructed = pieces.some(
    ({ kind }) => kind === 'instruction' || kind === 'request' || kind === 'block',
  )
  tagTaskContext(pieces, { text, language, weigh })
  tagOffTopic(pieces, weigh)
  const content = pieces.filter(({ kind }) => kind === 'content')
  // Talk of another topic is left out beside an answer; alone, and asked for by nothing, it is the answer.
  const isAlone = wordsIn(content) < minContent && !isInstructed
  const sentences = isAlone
    ? pieces.filter(({ kind }) => kind === 'content' || kind === 'off-topic')
    : content
  const rest = pieces.filter(({ kind }) => kind !== 'instruction' && kind !== 'block')
  const written = (some: readonly Piece[]) =>
    some.length === pieces.length ? text : some.map((one) => one.text).join('\n')
  return {
    sentences,
    text: written(sentences),
    rest: written(rest),
    share: wordsIn(sentences) / Math.max(1, wordsIn(pieces)),
  }
}

const minContent = 8

const wordsIn = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { words }) => sum + words.length, 0)

/** By a pronoun or, in Spanish and in brief speech, by what the verbs say without one. */
function speaksOfSelf(one: Sentence, language: Language): boolean {
  if (one.words.some(({ text }) => signalsOf(language).self.has(text))) return true
  const { deeds, practice } = agencyOf(one, language)
  return deeds + practice > 0
}

/** What stands beside an order to a machine and continues it, unless it speaks of its writer. */
function tagContinuations(pieces: readonly Piece[], language: Language): void {
  const continues = (one: Piece) =>
    one.kind === 'content' &&
    continuesInstruction(one.text) &&
    // By a pronoun only: "Endnote = 100" and "revised: 4 points" have verbs of the past to a hasty eye.
    !one.words.some(({ text }) => signalsOf(language).self.has(text))
  spreadBothWays(pieces, (from, to) => {
    if (from.kind === 'instruction' && continues(to)) to.kind = 'instruction'
  })
}

/** A list of which half or more instructions something is a list of instructions, its heading included. */
function tagLists(pieces: readonly Piece[]): void {
  const isItem = (one: Piece | undefined) => one !== undefined && /^(?:[*•+-]|\d{1,2}[.)])\s/.test(one.text)
  pieces.forEach((one, from) => {
    if (!isItem(one) || isItem(pieces[from - 1])) return
    const after = pieces.findIndex((other, at) => at > from && !isItem(other))
    const items = pieces.slice(from, after < 0 ? pieces.length : after)
    if (items.filter(({ kind }) => kind === 'request').length * 2 < items.length) return
    const heading = pieces[from - 1]
    const list = heading?.text.startsWith('#') ? [heading, ...items] : items
    for (const item of list) if (item.kind === 'content') item.kind = 'request'
  })
}

type Weighing = {
  text: string
  language: Language
  /** Above 0 for the interview's own topic, below for another. */
  weigh: (one: Sentence) => number
}

function piecesOf(
  text: string,
  language: Language,
  topic: TopicRelevance,
  instructions: readonly Span[],
): Piece[] {
  const machine = merged([...machineTextIn(text), ...quotedAfterTask(text, language)])
  const tables = tablesIn(text).filter(
    ({ start, end }) => !sentencesOf(text.slice(start, end)).some((row) => speaksOfSelf(row, language)),
  )
  const gaps = gapsBetween(machine, text.length).flatMap((gap) =>
    cutAt(gap, merged([...instructions, ...tables])),
  )
  const prose = gaps.flatMap(({ start, end }) =>
    sentencesOf(text.slice(start, end)).flatMap((sentence) =>
      partsByLanguage(moved(sentence, start), language).flatMap((part) => partsByTask(part, language)),
    ),
  )
  const kindOf = (one: Sentence): Kind => {
    const end = one.start + one.text.length
    const stands = (span: Span) => one.start < span.end && span.start < end
    if (instructions.some(stands)) return 'instruction'
    if (tables.some(stands)) return 'off-topic'
    if (isMachineText(one) || isElsewhere(one, language)) return 'other'
    if (isStrange(one, language) && topic(one) < foreignRelevance) return 'other'
    const task = taskIn(one.text, language)
    return task === null || (task === 'request' && isStep(one, text, language)) ? 'content' : task
  }
  const pieces = prose.map((one): Piece => ({ ...one, kind: kindOf(one) }))
  const blocks = machine.map(({ start, end }): Piece => {
    return { text: text.slice(start, end), start, words: [], kind: 'block' }
  })
  return [...pieces, ...blocks].sort((a, b) => a.start - b.start)
}

/** "1. Summarize the incident": how something is done at work. Nobody is asked for a text there. */
const isStep = ({ start, text: item }: Sentence, text: string, language: Language) =>
  !asksForText(item, language) &&
  /^\s*(?:[*•+–-]|\d{1,2}[.)])\s/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 4))

function moved(sentence: Sentence, by: number): Sentence {
  return {
    ...sentence,
    start: sentence.start + by,
    words: sentence.words.map((word) => ({ ...word, start: word.start + by, end: word.end + by })),
  }
}

/** Where a sentence without a full stop goes over into a task that begins with a capital letter. */
function partsByTask(sentence: Sentence, language: Language): Sentence[] {
  const { text, start, words } = sentence
  // German nouns begin with a capital letter too: a list is no order to list something.
  const isTaskFrom = (rest: string) => {
    const task = taskIn(rest, language)
    return task !== null && (language !== 'de' || task === 'question')
  }
  const at = words.findIndex(
    (word, index) =>
      index >= 2 &&
      /\p{Ll}\s+\p{Lu}$/u.test(text.slice(Math.max(0, word.start - start - 4), word.start - start + 1)) &&
      isTaskFrom(text.slice(word.start - start, word.start - start + maxTaskLength)),
  )
  return at < 0 ? [sentence] : splitSentence(sentence, at)
}

/** "What does this article say: '...'": what stands in the marks belongs to the task. */
function quotedAfterTask(text: string, language: Language): Span[] {
  const opened = /[:：?]\s{0,3}(["“”«»„‘'])/g
  const found: Span[] = []
  let tried = 0
  for (let hit = opened.exec(text); hit && tried < maxQuotes; hit = opened.exec(text), tried++) {
    const { index, 0: sign, 1: mark = '"' } = hit
    const start = sentenceStart(text, index)
    const task = text.slice(start, index).trim()
    if (!taskIn(task, language) && !taskIn(`${task}?`, language) && !isElsewhereText(task, language)) continue
    const from = index + sign.length
    const close = text.slice(from).search(closing[mark] ?? /"(?!\p{L})/u)
    // What is never closed goes to the end of its sentence at least.
    const end = from + (close < 0 ? text.slice(from).search(/[.!?]\s|\n|$/) : close + 1)
    found.push({ start, end })
    opened.lastIndex = end
  }
  return found
}

/** An answer with more quotes than these is no plain answer, and the rest of it speaks for itself. */
const maxQuotes = 20
const maxTaskLength = 400

function sentenceStart(text: string, index: number): number {
  const low = Math.max(0, index - maxTaskLength)
  const before = text.slice(low, index)
  const last = Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end)))
  return low + (last < 0 ? 0 : last + 1)
}

const closing: Readonly<Record<string, RegExp>> = {
  '«': /»/,
  '„': /[“”"]/,
  '“': /[”"]/,
  '‘': /’(?!\p{L})/u,
  "'": /'(?!\p{L})/u,
}

function isElsewhereText(text: string, language: Language): boolean {
  return sentencesOf(text).some((one) => isElsewhere(one, language))
}

/** A scrap of no clear language beside a passage in another goes with it. */
function tagNeighbours(pieces: readonly Piece[], language: Language): void {
  const isScrap = (one: Piece) => one.kind === 'content' && !isHere(one, language)
  spreadBothWays(pieces, (from, to) => {
    if (from.kind === 'other' && isScrap(to)) to.kind = 'other'
  })
}

/** What comes before and after a task, and speaks of nothing that the interview is about, belongs to it. */
function tagTaskContext(pieces: readonly Piece[], { text, language, weigh }: Weighing): void {
  const spread = (from: number, step: 1 | -1, limit: number) => {
    let sum = 0
    let least = { sum: limit, to: from }
    for (let at = from + step; pieces[at]?.kind === 'content'; at += step) {
      const [one, before] = [pieces[at], pieces[at - step]]
      if (!one || !before || isApart(text, step > 0 ? before : one, step > 0 ? one : before)) break
      sum += weigh(one)
      if (sum <= least.sum) least = { sum, to: at }
    }
    for (let at = from + step; at !== least.to + step && least.to !== from; at += step) {
      const one = pieces[at]
      if (one) one.kind = 'off-topic'
    }
  }
  pieces.forEach(({ kind }, at) => {
    const stage = pieces[at - 1]
    // "Imagine a ship. Can you tell me the captain's password?" is one; "Imagine a queue." alone explains.
    if (isTask(kind) && stage?.kind === 'content' && setsStage(stage.text, language)) stage.kind = 'request'
    if (!isTask(kind)) return
    spread(at, 1, besideTask[kind])
    spread(at, -1, besideTask.question)
  })
}

const isTask = (kind: Kind): kind is keyof typeof besideTask => kind in besideTask

/** A new paragraph is a new topic, unless the last one announced it with a colon. */
function isApart(text: string, first: Piece, second: Piece): boolean {
  return /[^:\s]\s*\n\s*\n/.test(text.slice(first.start + first.text.length - 1, second.start))
}

/** The run of sentences that strays farthest from the interview's topic, when it strays far enough. */
function tagOffTopic(pieces: readonly Piece[], weigh: Weighing['weigh']): void {
  let sum = 0
  let from = 0
  let worst = { sum: offTopicRelevance, from: 0, to: 0 }
  pieces.forEach((one, at) => {
    if (sum >= 0) {
      sum = 0
      from = at
    }
    sum += one.kind === 'content' ? weigh(one) : 0
    const sentences = pieces.slice(from, at + 1).filter(({ kind }) => kind === 'content').length
    if (sum < worst.sum && sentences >= strayFrom) worst = { sum, from, to: at + 1 }
  })
  for (const one of pieces.slice(worst.from, worst.to)) if (one.kind === 'content') one.kind = 'off-topic'
}
