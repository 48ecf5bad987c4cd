import type { Language } from '#contract/languages.ts'
import { agencyOf } from '../answers/agency.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { fold, matchesOf, type Sentence, type Span, sentencesOf, wordsOf } from '../text/text.ts'
import { continuesInstruction } from './instruction-patterns.ts'
import { isMachineText, machineTextIn, tablesIn } from './machine-text.ts'
import { isTaskOn, taskBegins, taskIn } from './pasted-tasks.ts'
import { readableOf } from './readable-text.ts'
import { cutAt, merged } from './spans.ts'

/** What a model is not sent: instructions (`found`), what continues them, and tasks that bring programs along. */
export function redactedForModel(text: string, found: readonly Span[], language: Language): Span[] {
  const withheld = merged([...found, ...pastedAttachmentsIn(text, language)])
  if (withheld.length === 0) return []
  const instructions = withheld.map(({ start, end }) => {
    const close = /^(?:["'”“»)\]]|\s»)*\s*/.exec(text.slice(end))?.[0].length ?? 0
    return { start, end: end + close }
  })
  const readable = readableOf(text)
  const parts = cutAt({ start: 0, end: text.length }, instructions).flatMap((piece) =>
    // An em space stands where a sentence begins after one without its full stop.
    matchesOf(
      readable.slice(piece.start, piece.end),
      /[^.!?\n\u2003]+[.!?\n\u2003]*\s*|[.!?\n\u2003]+\s*/g,
    ).map(({ start, end }) => ({
      start: piece.start + start,
      end: piece.start + end,
      isInstruction: instructions.some((order) => order.start <= piece.start && piece.end <= order.end),
    })),
  )
  for (const ordered of [parts, parts.toReversed()])
    ordered.forEach((part, at) => {
      if (ordered[at - 1]?.isInstruction && continues(text.slice(part.start, part.end), language))
        part.isInstruction = true
    })
  return merged(parts.filter(({ isInstruction }) => isInstruction))
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
  const rows: (Span & { isTask: boolean; isMachine: boolean })[][] = [[]]
  for (const one of sentencesOf(text)) {
    const end = one.start + one.text.length
    const isMachine = isLineOfCode(one) || machine.some((span) => one.start < span.end && span.start < end)
    const begins = () => (isMachine ? null : taskBegins(one.text, (rest) => isTaskOn(rest, language)))
    const at = isTaskOn(one.text, language) ? 0 : begins()
    if (at === null && !isMachine) rows.push([])
    else rows.at(-1)?.push({ start: one.start + (at ?? 0), end, isTask: at !== null, isMachine })
  }
  return merged(
    rows.filter((row) => row.some(({ isTask }) => isTask) && row.some(({ isMachine }) => isMachine)).flat(),
  )
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
