import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import type { FieldScore, Quote } from '../assessment.ts'
import { opening, within } from '../text/text.ts'
import { type Claim, type Evidence, verifyQuote } from '../verify-quote.ts'
import { type ScoreField, scoreFields, weights } from '../weights.ts'

/** What an engine says of one field, before its quotes are verified. */
export type DraftScore = {
  value: number | null
  /** False for what the job does not ask for, or what cannot be judged. */
  counts?: false
  reason: string
  claims: Claim[]
}

export function notRequired(what: string): DraftScore {
  return { value: 100, counts: false, reason: `The job sets no ${what}, so this does not count.`, claims: [] }
}

export function needsCv(): DraftScore {
  return { value: null, counts: false, reason: 'No readable CV was found to score this from.', claims: [] }
}

export const maxQuoteLength = 300

export function behaviour(s: SentenceReading): number {
  return s.deeds + 0.6 * s.practice + 0.5 * s.group + 0.25 * s.groupPractice
}

/** Something done or done as a rule, by the speaker or by a "we" in the past; what "we" do as a rule may be anybody's. */
export function isDone(s: SentenceReading): boolean {
  return s.deeds + s.practice + s.group > 0
}

/** More words than these nobody reads in a quote. */
const maxQuotedWords = 30

/** A sentence as it is quoted: a long one to the end of a clause, or at least of a word. */
function quotable({ text, start, words }: SentenceReading): string {
  if (words.length <= maxQuotedWords) return opening(text, maxQuoteLength)
  const read = text.slice(0, (words[maxQuotedWords - 1]?.end ?? start + text.length) - start)
  const clause = Math.max(...[',', ';', ':'].map((sign) => read.lastIndexOf(sign)))
  return opening(clause > read.length / 2 ? read.slice(0, clause) : read, maxQuoteLength)
}

export function claimSentence(answer: AnswerReading, sentence: SentenceReading): Claim {
  return { source: 'answer', index: answer.index, start: sentence.start, text: quotable(sentence) }
}

const maxClaims = 9

/** Claims the sentences with most `worth`; without any, what was said: self-praise is quoted as self-praise. */
export function claimBest(answers: readonly AnswerReading[], worth: (s: SentenceReading) => number): Claim[] {
  const all = answers.flatMap((answer) =>
    answer.sentences.map((sentence) => ({ answer, sentence, worth: worth(sentence) })),
  )
  const best = all.filter((entry) => entry.worth > 0)
  const said = answers.flatMap((answer) =>
    answer.spoken.map((sentence) => ({ answer, sentence, worth: sentence.words.length })),
  )
  return (best.length > 0 ? best : all.length > 0 ? all : said)
    .sort(
      (a, b) => b.worth - a.worth || a.answer.index - b.answer.index || a.sentence.start - b.sentence.start,
    )
    .slice(0, maxClaims)
    .map(({ answer, sentence }) => claimSentence(answer, sentence))
}

/** A little is worth most: the first of something makes .4 of what many make. */
export const enough = (shown: number) => 1 - Math.exp(-shown / 1.8)

export const isFull = (value: number) => Math.round(value) >= 100

/** More names than these nobody reads at a glance. */
export const maxNamed = 5

/** One quote stands for so many fields, where there are others to choose from. */
const maxFields = 2
const maxQuotes = 3
/** Each required skill may have a quote of its own. */
const maxSkillQuotes = 5

/** Gives each draft its weight and the quotes that verify, so that no sentence carries the whole assessment. */
export function finaliseScores(
  drafts: Readonly<Record<ScoreField, DraftScore>>,
  evidence: Evidence,
): Record<ScoreField, FieldScore> {
  const uses = new Map<string, number>()
  const keyOf = ({ source, text }: Quote) => `${source} ${text}`
  const scores = scoreFields.map((field) => {
    const found = drafts[field].claims
      .map((claim) => verifyQuote(claim, evidence))
      .filter((quote) => quote !== null)
    const verified = [...new Map(found.map((quote) => [keyOf(quote), quote])).values()]
    const free = verified.filter((quote) => (uses.get(keyOf(quote)) ?? 0) < maxFields)
    const needed = (drafts[field].counts ?? true) && weights[field] > 0
    const quotes = (free.length > 0 || !needed ? free : verified.slice(0, 1)).slice(
      0,
      field === 'technicalSkillsMatch' ? maxSkillQuotes : maxQuotes,
    )
    const score = finaliseScore(field, drafts[field], quotes)
    for (const quote of score.quotes) uses.set(keyOf(quote), (uses.get(keyOf(quote)) ?? 0) + 1)
    return [field, score]
  })
  return Object.fromEntries(scores) as Record<ScoreField, FieldScore>
}

/** A score that counts and has no quote falls to 0. */
function finaliseScore(field: ScoreField, draft: DraftScore, quotes: Quote[]): FieldScore {
  const { reason, counts = true } = draft
  const weight = counts ? weights[field] : 0
  if (draft.value === null) return { value: null, weight, insufficient: true, reason, quotes: [] }
  const value = Math.round(within(0, draft.value, 100))
  if (value > 0 && weight > 0 && quotes.length === 0)
    return {
      value: 0,
      weight,
      reason: `${reason.replace(/\.$/, '')}; no quote supports it, so it counts 0.`,
      quotes,
    }
  return { value, weight, reason, quotes: value > 0 ? quotes : [] }
}
