import type { Language } from '#contract/languages.ts'
import { agencyOf } from '../answers/agency.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { type Sentence, type Span, sentencesOf } from '../text/text.ts'
import { isDoubtfulAct } from './assessment-act.ts'
import { instructionsIn } from './find-instructions.ts'
import { isMachineText, machineTextIn, tablesIn } from './machine-text.ts'
import { isElsewhere } from './other-languages.ts'
import { asksForText, taskIn } from './pasted-tasks.ts'
import { readableOf } from './readable-text.ts'
import { cutAt, gapsBetween, merged } from './spans.ts'

/** What a sentence of an answer is: content; turned to a machine or to the reader; or no prose of the interview's language. */
type Kind = 'content' | 'doubtful' | 'instruction' | 'request' | 'question' | 'other' | 'block' | 'table'
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

/** Instructions, questions, code, tables and other languages are no content: they earn and cost nothing. */
export function candidateContentOf(
  text: string,
  { language, instructions }: { language: Language; instructions?: readonly Span[] },
): CandidateContent {
  const pieces = piecesOf(text, language, instructions ?? instructionsIn(text))
  const of = (...kinds: Kind[]) => pieces.filter(({ kind }) => kinds.includes(kind))
  const content = of('content')
  // What may be no content is left out beside an answer; alone it is the answer, a table where nothing asks for it.
  const isAsked = of('instruction', 'request', 'block').length > 0
  const alone = isAsked ? of('content', 'doubtful') : of('content', 'doubtful', 'table')
  const sentences = wordsIn(content) < minContent ? alone : content
  const written = (some: readonly Piece[]) =>
    some.length === pieces.length ? text : some.map((one) => one.text).join('\n')
  return {
    sentences,
    text: written(sentences),
    rest: written(pieces.filter(({ kind }) => kind !== 'instruction' && kind !== 'block')),
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

function piecesOf(text: string, language: Language, instructions: readonly Span[]): Piece[] {
  const machine = merged([...machineTextIn(text), ...quotedAfterTask(text, language)])
  const tables = tablesIn(text).filter(
    ({ start, end }) => !sentencesOf(text.slice(start, end)).some((row) => speaksOfSelf(row, language)),
  )
  const gaps = gapsBetween(machine, text.length).flatMap((gap) =>
    cutAt(gap, merged([...instructions, ...tables])),
  )
  const kindOf = (one: Sentence): Kind => {
    const end = one.start + one.text.length
    const stands = (span: Span) => one.start < span.end && span.start < end
    if (instructions.some(stands)) return 'instruction'
    if (tables.some(stands)) return 'table'
    if (isMachineText(one) || isElsewhere(one, language)) return 'other'
    const task = taskIn(one.text, language)
    if (task !== null && !(task === 'request' && isStep(one, text, language))) return task
    return isDoubtfulAct(readableOf(one.text).replace(/\s+/g, ' ')) ? 'doubtful' : 'content'
  }
  const prose = gaps.flatMap(({ start, end }) =>
    sentencesOf(text.slice(start, end))
      .map((sentence) => moved(sentence, start))
      .map((one): Piece => ({ ...one, kind: kindOf(one) })),
  )
  const kinds = prose.map(({ kind }) => kind)
  prose.forEach((one, at) => {
    if (kinds[at] === 'content' && kinds[at - 1] === 'instruction' && isMark(one)) one.kind = 'instruction'
  })
  const blocks = machine.map(({ start, end }): Piece => {
    return { text: text.slice(start, end), start, words: [], kind: 'block' }
  })
  return [...prose, ...blocks].sort((a, b) => a.start - b.start)
}

/** "Mark: 100." says too little to be read alone: it goes on with the order before it. */
const isMark = ({ words }: Sentence) => words.length <= 3 && words.some(({ text }) => /\d/.test(text))

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
