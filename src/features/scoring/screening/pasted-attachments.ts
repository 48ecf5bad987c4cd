import type { Language } from '#contract/languages.ts'
import { type Sentence, sentencesOf } from '../text/text.ts'
import { isMachineText, machineTextIn, tablesIn } from './machine-text.ts'
import { merged, type Span } from './spans.ts'
import { taskBegins, taskIn } from './tasks.ts'

/**
 * Tasks for the reader that bring a program, a record or a page along ("What does this print?" and a program): nobody
 * tells of work with them, and what stands in such a program may order something too. Code that somebody explains,
 * and tasks without any, are none of them.
 */
export function pastedAttachmentsIn(text: string, language: Language): Span[] {
  const machine = merged([...machineTextIn(text), ...tablesIn(text)])
  const overlaps = (one: Span) => machine.some(({ start, end }) => one.start < end && start < one.end)
  const pieces = sentencesOf(text).flatMap((one) => {
    const { start, end } = spanOf(one)
    if (isLineOfCode(one) || overlaps({ start, end }))
      return { start, end, isTask: isTaskOf(one.text, language), isMachine: true }
    const at = isTaskOf(one.text, language) ? 0 : taskBegins(one.text, (rest) => isTaskOf(rest, language))
    if (at === null) return { start, end, isTask: false, isMachine: false }
    return { start: start + at, end, isTask: true, isMachine: false }
  })
  const found = pieces.map(({ isTask, isMachine }) => isTask && isMachine)
  const spread = (from: number, to: number) => {
    const [one, other] = [pieces[from], pieces[to]]
    if (one && other && (found[from] ? other.isMachine : one.isTask && other.isMachine))
      found[from] = found[to] = true
  }
  for (let at = 1; at < pieces.length; at++) spread(at - 1, at)
  for (let at = pieces.length - 1; at > 0; at--) spread(at, at - 1)
  return merged(pieces.filter((_, at) => found[at]))
}

const spanOf = ({ start, text }: Sentence): Span => ({ start, end: start + text.length })

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

/** An order, or a question that points at what stands beside it. */
function isTaskOf(sentence: string, language: Language): boolean {
  // The question of "What does this print? def total(prices):" ends where the program begins.
  const asked = /^[^?\n]{0,200}\?/.exec(sentence)?.[0] ?? sentence
  const task = taskIn(asked, language)
  return task === 'request' || (task === 'question' && pointing[language].test(asked))
}

const pointing: Record<Language, RegExp> = {
  en: /\b(?:this|these|following|below|above)\b/i,
  fr: /(?<!\p{L})(?:ce|cet|cette|ces|ceci|suivante?s?|ci-dess(?:ous|us))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:dies\p{L}*|folgend\p{L}*|unten|oben)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[eoa]s?|siguientes?|abajo|arriba)(?!\p{L})/iu,
}
