import type { AiSignal } from './assessment.ts'
import { fold, wordsOf } from './text.ts'

const fewestWords = 60
const highest = 45

/** Turns of phrase that machine text overuses, in four languages. A hint at most: people write them too. */
const markers =
  /\b(?:delve|tapestry|in today's fast-paced|it is important to note|underscores? the|plays a (?:crucial|pivotal) role|navigat\w+ the complexit\w+|seamless(?:ly)?|as an ai|il est important de noter|il convient de souligner|dans un monde en constante evolution|joue un role (?:crucial|primordial)|es ist wichtig zu beachten|in der heutigen schnelllebigen|spielt eine entscheidende rolle|es importante destacar|en el mundo actual|juega un papel (?:crucial|fundamental))\b/g

/** Signs of style that answers may be machine-written; null under 60 words. An estimate: it never touches the score. */
export function readAiSignal(texts: readonly string[]): AiSignal | null {
  const text = texts.join('\n')
  if (wordsOf(text).length < fewestWords) return null
  const found = [...new Set([...fold(text).matchAll(markers)].map((match) => match[0]))]
  const reasons = found.map((phrase) => `Uses "${phrase}", a turn of phrase common in machine text.`)
  return { percentage: Math.min(highest, found.length * 9), reasons }
}
