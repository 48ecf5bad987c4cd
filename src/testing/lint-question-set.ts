import type { Language } from '#contract/languages.ts'
import {
  duplicateSimilarity,
  type LintContext,
  type LintRule,
  lintQuestion,
  similarity,
} from '#features/question-sets/server/questions/lint-question.ts'

interface SetViolation {
  rule: LintRule | 'duplicate' | 'count'
  detail: string
  place: number
}

/** What is wrong with a whole question set, each violation with the place of its question. */
export function lintQuestionSet(
  texts: readonly string[],
  language: Language,
  context: LintContext = {},
): readonly SetViolation[] {
  const single = texts.flatMap((text, place) =>
    lintQuestion(text, language, context).map((violation) => ({ ...violation, place })),
  )
  const repeated = texts.flatMap((text, place) => {
    const earlier = texts
      .slice(0, place)
      .findIndex((before) => similarity(before, text) >= duplicateSimilarity)
    return earlier < 0
      ? []
      : [{ rule: 'duplicate' as const, detail: `Says the same as question ${earlier + 1}`, place }]
  })
  const counted = texts.length >= 6 && texts.length <= 10
  const count = counted
    ? []
    : [{ rule: 'count' as const, detail: `${texts.length} questions`, place: texts.length }]
  return [...single, ...repeated, ...count]
}
