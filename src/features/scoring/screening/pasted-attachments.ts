import type { Language } from '#contract/languages.ts'
import { type Sentence, type Span, sentencesOf } from '../text/text.ts'
import { isMachineText, machineTextIn, tablesIn } from './machine-text.ts'
import { merged, spreadBothWays } from './spans.ts'
import { taskBegins, taskIn } from './tasks.ts'

/** Tasks that bring a program, record or page along, with it. Explained code and tasks without any stay. */
export function pastedAttachmentsIn(text: string, language: Language): Span[] {
  const machine = merged([...machineTextIn(text), ...tablesIn(text)])
  const overlaps = (one: Span) => machine.some(({ start, end }) => one.start < end && start < one.end)
  const pieces = sentencesOf(text).map((one) => {
    const span = { start: one.start, end: one.start + one.text.length }
    if (isLineOfCode(one) || overlaps(span)) {
      const isTask = isTaskOf(one.text, language)
      return { ...span, isTask, isMachine: true, isFound: isTask }
    }
    const at = isTaskOf(one.text, language) ? 0 : taskBegins(one.text, (rest) => isTaskOf(rest, language))
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
