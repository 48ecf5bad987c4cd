import type { Language } from '#contract/languages.ts'
import type { AiSignal } from '../assessment.ts'
import { inEnglish } from '../sentences/in-english.ts'
import { part, type Said } from '../sentences/said.ts'
import { wordsOf } from '../text/text.ts'
import { type SharedShingle, sharedPoints } from './shared-points.ts'
import { contrastPoints, minWords, type Style, styleOf, stylePoints } from './style.ts'
import { type Points, pastedShare, typingPoints, type WrittenAnswer } from './typing-points.ts'

type AiSignalInput = {
  answers: readonly WrittenAnswer[]
  language: Language
  shared?: readonly SharedShingle[]
}

/** Text that was seen coming in key by key, or spoken, is not accused for its polish. */
const maxForEnteredStyle = 20

/** How far answers look written elsewhere, 0-100; null when too little is known. An estimate that no score reads. */
export function readAiSignal({ answers, language, shared = [] }: AiSignalInput): AiSignal | null {
  const given = answers.filter(({ text }) => text.trim() !== '')
  const typing = typingPoints(given)
  const common = sharedPoints(shared, given.length)
  const style = styleSign(given, language)
  const isShort = given.reduce((words, { text }) => words + wordsOf(text).length, 0) < minWords
  if (isShort && typing.points === 0 && common.points === 0) return null
  const contrast = contrastPoints(given, language)
  const together = 1 - [typing, common, style].reduce((rest, { points }) => rest * (1 - points / 100), 1)
  const signs = [typing, common, style, contrast].sort((a, b) => b.points - a.points)
  const said = signs.filter(({ points }) => points >= 1).flatMap(({ reasons }) => reasons)
  return {
    percentage: Math.min(100, Math.round(100 * together + contrast.points)),
    reasons: said.map(inEnglish),
    said,
  }
}

function styleSign(answers: readonly WrittenAnswer[], language: Language): Points {
  const style = styleOf(answers.map(({ text }) => text).join('\n'), language)
  const points = stylePoints(style)
  const characters = answers.reduce((sum, { text }) => sum + text.length, 0)
  const entered = answers.filter((answer) => answer.counters && pastedShare(answer) === 0)
  const share = entered.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, characters)
  const counted = share * Math.min(points, maxForEnteredStyle) + (1 - share) * points
  return { points: counted, reasons: points > 0 ? [reasonOf(style)] : [] }
}

/** With the first three phrases; one alone is worth no point. */
function reasonOf({ formulas, polish, unevenness }: Style): Said {
  const [first = '', second = '', third] = [...formulas, ...polish]
  const phrases =
    third === undefined
      ? part('ai.twoPhrases', { first, second })
      : part('ai.threePhrases', { first, second, third })
  return [part('ai.phrases', { phrases: [phrases], even: unevenness < 0.35 ? [part('ai.even')] : [] })]
}
