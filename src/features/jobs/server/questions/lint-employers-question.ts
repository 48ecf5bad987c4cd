import type { Language } from '#contract/languages.ts'
import type { QuestionProblem } from '../../contract/interview.ts'
import { duplicateSimilarity, lintQuestion, similarity } from './lint-question.ts'

/** What an employer may want to think over in a question of their own; `others` are the rest of the set. */
export function lintEmployersQuestion(
  text: string,
  language: Language,
  others: readonly string[],
): QuestionProblem[] {
  const found = lintQuestion(text, language, { seniority: 'Senior' })
  const problems: QuestionProblem[] = found.some(({ rule }) => rule === 'protected-topic')
    ? [{ kind: 'protected', message: 'This touches a protected topic. Please ask about the work instead.' }]
    : []
  if (others.some((other) => similarity(text, other) >= duplicateSimilarity))
    problems.push({ kind: 'style', message: 'Another question asks much the same. Change one of them.' })
  return problems
}
