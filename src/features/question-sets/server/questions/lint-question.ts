import { interviewLanguages, type Language } from '#contract/languages.ts'
import { protectedTopic } from '#features/jobs/server/protected-topic.ts'
import { likelyLanguage, wordsOf } from '#lexicon/likely-language.ts'
import { checksIn } from '#lexicon/questions/read-lexicon.ts'

export type LintRule =
  | 'one-question-mark'
  | 'length'
  | 'open'
  | 'episode'
  | 'protected-topic'
  | 'gendered-form'
  | 'language'
  | 'plain-text'

export type Violation = { readonly rule: LintRule; readonly detail: string }

/** `ownWords` are the employer's words within a question: they may be in another language. */
export type LintContext = { readonly ownWords?: readonly string[] }

export const wordLimits = { min: 12, max: 45 } as const

const wholeWords = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

const compiled = Object.fromEntries(
  interviewLanguages.map((language) => {
    const patterns = checksIn(language)
    const closed = `(?:^|[.!:;¿–—])\\s*(?:${patterns.closedOpenings.join('|')})(?![\\p{L}\\p{N}])`
    return [
      language,
      {
        closed: new RegExp(closed, 'iu'),
        open: wholeWords(patterns.openWords),
        episode: wholeWords(patterns.episodes),
      },
    ]
  }),
)

const withoutQuotes = (text: string): string => text.replace(/«[^»]*»|“[^”]*”|„[^“]*“|"[^"]*"/gu, ' ')

const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => {
    const whole = `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')}(?![\\p{L}\\p{N}])`
    return rest.replace(new RegExp(whole, 'gu'), ' … ')
  }, text)

/** The sentence that carries the question mark. */
function questionSentence(text: string): string {
  const end = text.indexOf('?')
  const upToMark = end < 0 ? text : text.slice(0, end)
  const inverted = upToMark.lastIndexOf('¿')
  if (inverted >= 0) return upToMark.slice(inverted)
  return upToMark.split(/(?<=[.!])\s+/u).at(-1) ?? upToMark
}

function markViolation(text: string, language: Language): Violation | undefined {
  const marks = text.match(/\?/gu)?.length ?? 0
  const inverted = text.match(/¿/gu)?.length ?? 0
  const paired = language === 'es' ? inverted === 1 && text.indexOf('¿') < text.indexOf('?') : inverted === 0
  if (marks === 1 && paired) return undefined
  return { rule: 'one-question-mark', detail: `${marks} question marks, ${inverted} inverted` }
}

function lengthViolation(text: string): Violation | undefined {
  const count = wordsOf(text).length
  if (count >= wordLimits.min && count <= wordLimits.max) return undefined
  return { rule: 'length', detail: `${count} words` }
}

function topicViolation(text: string, language: Language): Violation | undefined {
  const topic = protectedTopic(text, language)
  return topic === undefined ? undefined : { rule: 'protected-topic', detail: topic }
}

const genderedForm =
  /\p{L}(?:\((?:e|ne|in|a|es)\)|[·•](?:e|ne|in)s?(?!\p{L})|[*:_]in(?:nen)?(?!\p{L})|\/(?:in|innen|a|e)(?!\p{L})|Innen(?!\p{L}))|\p{L}@s?(?!\p{L})/u

/** What is wrong with one question, as a candidate would read it. Nothing wrong gives an empty list. */
export function lintQuestion(
  text: string,
  language: Language,
  context: LintContext = {},
): readonly Violation[] {
  const rules = compiled[language]
  if (!rules) return [{ rule: 'language', detail: language }]
  const own = withoutQuotes(withoutWords(text, context.ownWords ?? []))
  const asked = questionSentence(own)
  const found: (Violation | undefined)[] = [
    markViolation(text, language),
    lengthViolation(text),
    topicViolation(text, language),
  ]
  if (rules.closed.test(asked) || !rules.open.test(asked)) found.push({ rule: 'open', detail: asked.trim() })
  if (!rules.episode.test(own)) found.push({ rule: 'episode', detail: 'No episode is asked for' })
  if (genderedForm.test(own)) found.push({ rule: 'gendered-form', detail: own })
  const likely = likelyLanguage(own)
  if (likely !== language) found.push({ rule: 'language', detail: likely ?? 'unclear' })
  if (/[\p{Cc}\p{Cf}\p{Co}<>{}[\]|\\`]/u.test(text))
    found.push({ rule: 'plain-text', detail: 'Unexpected characters' })
  return found.filter((each) => each !== undefined)
}

/** How much two questions say the same, from 0 to 1, by the words they share. */
export function similarity(one: string, other: string): number {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared === 0 ? 0 : shared / (first.size + second.size - shared)
}

export const duplicateSimilarity = 0.7
