import { interviewLanguages, type Language } from '#contract/languages.ts'
import { likelyLanguage, wordsOf } from '#lexicon/likely-language.ts'
import { checksIn } from '#lexicon/questions/read-lexicon.ts'
import type { QuestionProblem } from '../../contract/question-set.ts'
import { lintQuestion, similarity, wordLimits } from './lint-question.ts'

const topicNames: Readonly<Record<string, string>> = {
  age: 'age',
  family: 'family life',
  pregnancy: 'pregnancy',
  health: 'health or disability',
  religion: 'religion',
  origin: 'origin or mother tongue',
  politics: 'politics',
  union: 'union membership',
  salary: 'past pay',
}

const personalQuestions = interviewLanguages.flatMap((language) =>
  Object.entries(checksIn(language).personalQuestions).map(([topic, pattern]) => ({
    topic,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})`, 'iu'),
  })),
)

/** The personal matter that a question asks the candidate about, in whatever language it is put. */
function personalMatter(text: string): string | undefined {
  const straight = text.replaceAll('’', "'")
  return personalQuestions.find(({ pattern }) => pattern.test(straight) || pattern.test(text))?.topic
}

const maxSimilarity = 0.7
const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
}

function styleProblems(text: string, language: Language): string[] {
  const count = wordsOf(text).length
  const rules = lintQuestion(text, language).map(({ rule }) => rule)
  const likely = likelyLanguage(text)
  const marks = text.match(/[?؟]/gu)?.length ?? 0
  const messages: (string | false)[] = [
    count >= 6 &&
      likely !== undefined &&
      likely !== language &&
      `The interview is held in ${languageNames[language]}. Please write the question in that language.`,
    marks > 1 && 'This asks several questions at once. Keep the one that matters most.',
    count > wordLimits.max && `This is long (${count} words). Try to stay under ${wordLimits.max}.`,
    count > 0 && count < 4 && 'This is very short. Say what you would like to hear about.',
    marks === 1 &&
      likely === language &&
      rules.includes('open') &&
      isClosed(text, language) &&
      'This can be answered with yes or no. Begin with “what”, “how” or “which”, so that the person tells something.',
    rules.includes('plain-text') && 'Please leave out signs like < > { } [ ].',
  ]
  return messages.filter((message) => message !== false)
}

const questionWords =
  /(?<!\p{L})(?:what|how|why|which|when|quoi|comment|pourquoi|quel(?:le)?s?|was|wie|warum|welche\p{L}?|qué|cómo|por qué|cuál)(?!\p{L})/iu

const isClosed = (text: string, language: Language): boolean => {
  const last =
    text
      .trim()
      .split(/(?<=[.!])\s+/u)
      .at(-1) ?? ''
  return new RegExp(checksIn(language).closedStart, 'iu').test(last) && !questionWords.test(last)
}

/** What an employer may want to think over in a question of their own; `others` are the rest of the set. */
export function lintEmployersQuestion(
  text: string,
  language: Language,
  others: readonly string[],
): QuestionProblem[] {
  const matter = personalMatter(text)
  const problems: QuestionProblem[] = styleProblems(text, language).map((message) => ({
    kind: 'style',
    message,
  }))
  if (others.some((other) => wordsOf(other).length > 0 && similarity(text, other) >= maxSimilarity))
    problems.push({ kind: 'style', message: 'Another question asks much the same. Change one of them.' })
  if (matter === undefined) return problems
  const message = `This asks about ${topicNames[matter] ?? matter}, which may be unlawful. Ask about the work instead: what it needs, and what the person has done.`
  return [{ kind: 'protected', message }, ...problems]
}
