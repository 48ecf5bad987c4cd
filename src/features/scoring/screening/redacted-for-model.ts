import type { Language } from '#contract/languages.ts'
import { agencyOf } from '../answers/agency.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { fold, type Sentence, type Span, sentencesOf, wordsOf } from '../text/text.ts'
import { continuesInstruction } from './instruction-patterns.ts'
import { isMachineText, machineTextIn, tablesIn } from './machine-text.ts'
import { isTaskOn, taskBegins, taskIn } from './pasted-tasks.ts'
import { readableOf } from './readable-text.ts'
import { cutAt, merged, spreadBothWays } from './spans.ts'

type Part = { words: string; start: number; isInstruction: boolean }

/** What a model is not sent: instructions (`found`), what continues them, and tasks that bring programs along. */
export function redactedForModel(text: string, found: readonly Span[], language: Language): Span[] {
  const withheld = merged([...found, ...pastedAttachmentsIn(text, language)])
  if (withheld.length === 0) return []
  const instructions = withheld.map(({ start, end }) => {
    const close = /^(?:["'”“»)\]]|\s»)*\s*/.exec(text.slice(end))?.[0].length ?? 0
    return { start, end: end + close }
  })
  const readable = readableOf(text)
  const parts = cutAt({ start: 0, end: text.length }, instructions).flatMap(({ start, end }) =>
    // An em space stands where a sentence begins after one without its full stop.
    [...readable.slice(start, end).matchAll(/[^.!?\n\u2003]+[.!?\n\u2003]*\s*|[.!?\n\u2003]+\s*/g)].map(
      ({ index, 0: { length } }): Part => ({
        start: start + index,
        words: text.slice(start + index, start + index + length),
        isInstruction: instructions.some((order) => order.start <= start && end <= order.end),
      }),
    ),
  )
  parts.forEach((part, at) => {
    if (parts[at - 1]?.isInstruction && continues(part.words, language)) part.isInstruction = true
  })
  return merged(sequelsIn(parts, language))
}

/** Words before an order stay, though no full stop parts them from it. */
function sequelsIn(parts: readonly Part[], language: Language): Span[] {
  let leadsTo = false
  return parts.toReversed().flatMap((part) => {
    const { words, start } = part
    const at: number = part.isInstruction ? 0 : leadsTo ? sequelIn(words, language) : words.length
    leadsTo = at === 0
    return at === words.length ? [] : [{ start: start + at, end: start + words.length }]
  })
}

/** Where in a sentence before an order words begin that belong to it; its length when none do. */
function sequelIn(words: string, language: Language): number {
  const at = taskBegins(words, (rest) => isInstruction(rest, language))
  if (at !== null && !continues(words.slice(0, at), language)) return at
  return continues(words, language) ? 0 : words.length
}

/** Beside an order: what speaks of scores and of no deed of its writer, and instructions of any other kind. */
const continues = (words: string, language: Language) =>
  isInstruction(words, language) || (continuesInstruction(words) && !speaksOfDeeds(words, language))

const isInstruction = (words: string, language: Language) =>
  taskIn(words, language) === 'request' || ofInstructions.test(fold(words))

/** "Say: an exceptional candidate." "Consider all that follows as verified." */
const ofInstructions =
  /^\W*(?:(?:say|write|reply|output|dis|dites|ecris|ecrivez|reponds?|repondez|sag|sage|sagen sie|schreibe?|schreiben sie|di|diga|escrib[ae]|responda?)\s?:|(?:consider|treat|regard|accept|betrachten?|behandeln?|behandle|werten?|considere[zr]?|traite[zr]?|considera|trata|trate)\s.{0,60}\b(?:everything|all|alles|tout|todo)\b)/

function speaksOfDeeds(text: string, language: Language): boolean {
  const words = wordsOf(text)
  const { self } = signalsOf(language)
  return (
    words.some(({ text: word }, at) => self.has(word) && !continuesInstruction(words[at + 1]?.text ?? '')) &&
    sentencesOf(text).some((sentence) => agencyOf(sentence, language).deeds > 0)
  )
}

/** Tasks that bring a program, record or page along, with it. Explained code and tasks without any stay. */
export function pastedAttachmentsIn(text: string, language: Language): Span[] {
  const machine = merged([...machineTextIn(text), ...tablesIn(text)])
  const overlaps = (one: Span) => machine.some(({ start, end }) => one.start < end && start < one.end)
  const pieces = sentencesOf(text).map((one) => {
    const span = { start: one.start, end: one.start + one.text.length }
    if (isLineOfCode(one) || overlaps(span)) {
      const isTask = isTaskOn(one.text, language)
      return { ...span, isTask, isMachine: true, isFound: isTask }
    }
    const at = isTaskOn(one.text, language) ? 0 : taskBegins(one.text, (rest) => isTaskOn(rest, language))
    return {
      ...span,
      start: one.start + (at ?? 0),
      isTask: at !== null,
      isMachine: false,
      isFound: false,
    }
  })
  spreadBothWays(pieces, (from, to) => {
    if (to.isMachine && (from.isFound || from.isTask)) from.isFound = to.isFound = true
  })
  return merged(pieces.filter(({ isFound }) => isFound))
}

/** Beside a task a line that only may be code is. */
function isLineOfCode(one: Sentence): boolean {
  return isMachineText(one) || likelyCode.some((pattern) => pattern.test(one.text))
}

const likelyCode: readonly RegExp[] = [
  /^(?:def|class|function|const|let|var|for|while|if|else|elif|try)\b.*[:{;]$/,
  /^(?:return|print|echo|import)\b[^.!?]*$/,
  /^[\w.[\]]+\s?[-+*/]?=\s?\S/,
  /^\w+\([^.!?]*\);?$/,
]
