import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import type { FieldScore, Quote } from '../assessment.ts'
import { type Reason, reasonOf } from '../sentences/in-english.ts'
import { privateWordsOf } from '../sentences/private-words.ts'
import { part } from '../sentences/said.ts'
import { opening, type Word, within } from '../text/text.ts'
import { type Claim, type Evidence, verifyQuote } from '../verify-quote.ts'
import { type ScoreField, scoreFields, weights } from '../weights.ts'
import { chooseQuotes } from './choose-quotes.ts'

/** What an engine says of one field, before its quotes are verified. */
export type DraftScore = Reason & {
  value: number | null
  /** False for what the job does not ask for, or what cannot be judged. */
  counts?: false
  claims: Claim[]
}

type Asked = 'skills' | 'values' | 'experience' | 'languages' | 'seniority' | 'education'

export function notRequired(what: Asked): DraftScore {
  return { value: 100, counts: false, ...reasonOf([part(`notRequired.${what}`)]), claims: [] }
}

export function needsCv(): DraftScore {
  return { value: null, counts: false, ...reasonOf([part('needsCv')]), claims: [] }
}

export const maxQuoteLength = 300

export function behaviour(s: SentenceReading): number {
  return (s.isGrounded ? 1 : 0.25) * (s.deeds + 0.6 * s.practice + 0.5 * s.group + 0.25 * s.groupPractice)
}

/** Something done or done as a rule, by the speaker or by a "we" in the past; what "we" do as a rule may be anybody's. */
export function isDone(s: SentenceReading): boolean {
  return s.deeds + s.practice + s.group > 0
}

/** More words than these nobody reads in a quote. */
const maxQuotedWords = 30

/** A sentence as it is quoted: a long one to the end of a clause, or at least of a word; nothing of what is private. */
function quotable({ text, start, words }: SentenceReading, isPrivate: readonly boolean[]) {
  const run = longestRun(words, isPrivate)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return { start, text: '' }
  const isWhole = run.length === words.length
  const from = isWhole ? start : first.start
  const whole = isWhole ? text : text.slice(first.start - start, last.end - start)
  if (run.length <= maxQuotedWords) return { start: from, text: opening(whole, maxQuoteLength) }
  const read = whole.slice(0, (run[maxQuotedWords - 1]?.end ?? from + whole.length) - from)
  const clause = Math.max(...[',', ';', ':'].map((sign) => read.lastIndexOf(sign)))
  return {
    start: from,
    text: opening(clause > read.length / 2 ? read.slice(0, clause) : read, maxQuoteLength),
  }
}

/** The longest run of words that are not private; all of them where none is. */
function longestRun(words: readonly Word[], isPrivate: readonly boolean[]): readonly Word[] {
  if (!isPrivate.includes(true)) return words
  const runs: Word[][] = [[]]
  words.forEach((word, at) => {
    if (isPrivate[at]) runs.push([])
    else runs.at(-1)?.push(word)
  })
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best))
  return longest.length < minQuotedWords ? [] : longest
}

/** Fewer words beside what is private are no quote. */
const minQuotedWords = 4

export function claimSentence({ index, language }: AnswerReading, sentence: SentenceReading): Claim {
  return { source: 'answer', index, ...quotable(sentence, privateWordsOf(sentence, language)) }
}

const maxClaims = 24

/** Claims the sentences with most `worth`, then those with less; self-praise, where nothing else was said, is quoted as such. */
export function claimBest(answers: readonly AnswerReading[], worth: (s: SentenceReading) => number): Claim[] {
  const all = answers.flatMap((answer) =>
    answer.sentences.map((sentence) => ({ answer, sentence, worth: worth(sentence) })),
  )
  const said = answers.flatMap((answer) =>
    answer.spoken.map((sentence) => ({ answer, sentence, worth: sentence.words.length })),
  )
  return (all.length > 0 ? all : said)
    .sort(
      (a, b) => b.worth - a.worth || a.answer.index - b.answer.index || a.sentence.start - b.sentence.start,
    )
    .slice(0, maxClaims)
    .map(({ answer, sentence }) => claimSentence(answer, sentence))
}

/** A little is worth most: the first of something makes .4 of what many make. */
export const enough = (shown: number) => 1 - Math.exp(-shown / 1.8)

export const isFull = (value: number) => Math.round(value) >= 100

const maxQuotes = 3
/** Each required skill may have a quote of its own. */
const maxSkillQuotes = 5

/** Gives each draft its weight and the quotes that verify, so that no sentence carries the whole assessment. */
export function finaliseScores(
  drafts: Readonly<Record<ScoreField, DraftScore>>,
  evidence: Evidence,
): Record<ScoreField, FieldScore> {
  const quotes = chooseQuotes(
    scoreFields.map((field) => {
      const { claims, value, counts = true } = drafts[field]
      const isShown = value !== null && Math.round(value) > 0
      const verified = claims.map((claim) => verifyQuote(claim, evidence)).filter((quote) => quote !== null)
      return {
        field,
        quotes: isShown ? verified : [],
        needs: counts && weights[field] > 0,
        most: field === 'technicalSkillsMatch' ? maxSkillQuotes : maxQuotes,
      }
    }),
  )
  const scores = scoreFields.map((field) => [
    field,
    finaliseScore(field, drafts[field], [...(quotes.get(field) ?? [])]),
  ])
  return Object.fromEntries(scores) as Record<ScoreField, FieldScore>
}

/** A score that counts and has no quote falls to 0. */
function finaliseScore(field: ScoreField, draft: DraftScore, quotes: Quote[]): FieldScore {
  const { value: drafted, counts = true, claims: _claims, ...reason } = draft
  const weight = counts ? weights[field] : 0
  if (drafted === null) return { value: null, weight, insufficient: true, ...reason, quotes: [] }
  const value = Math.round(within(0, drafted, 100))
  if (value > 0 && weight > 0 && quotes.length === 0)
    return { value: 0, weight, ...withoutQuote(reason), quotes }
  return { value, weight, ...reason, quotes: value > 0 ? quotes : [] }
}

function withoutQuote({ reason, said }: Reason): Reason {
  const written = part('asWritten', { text: reason.replace(/\.$/, '') })
  return reasonOf([...(said ?? [written]), part('noQuote')])
}
