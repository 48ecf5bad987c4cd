import type { AnswerReading, SentenceReading } from '../answer-features.ts'
import type { Mark } from '../assessment.ts'
import { opening } from '../text.ts'
import { type Claim, type Evidence, verifyQuote } from '../verify-quote.ts'

/** A mark whose quotes are still only claimed. */
export type DraftMark = { value: number | null; weight: number; reason: string; claims: Claim[] }

/** A field the job does not require: it counts 100 with weight 0. */
export function notRequired(what: string): DraftMark {
  return { value: 100, weight: 0, reason: `The job sets no ${what}, so this does not count.`, claims: [] }
}

/** A field that needs a CV which is not there. */
export function needsCv(): DraftMark {
  return { value: null, weight: 0, reason: 'There is no readable CV to judge this from.', claims: [] }
}

export const longestQuote = 300

/** How much a sentence is the speaker's own behaviour. */
export function behaviour(s: SentenceReading): number {
  return s.deeds + 0.6 * s.practice + 0.5 * s.group + 0.25 * s.groupPractice
}

/** Something done or done as a rule, by the speaker or by a "we" in the past; what "we" do as a rule may be anybody's. */
export function isDone(s: SentenceReading): boolean {
  return s.deeds + s.practice + s.group > 0
}

/** More words than these nobody reads in a quote. */
const mostQuotedWords = 30

/** A sentence as it is quoted: a long one to the end of a clause, or at least of a word. */
function quotable({ text, start, words }: SentenceReading): string {
  if (words.length <= mostQuotedWords) return opening(text, longestQuote)
  const read = text.slice(0, (words[mostQuotedWords - 1]?.end ?? start + text.length) - start)
  const clause = Math.max(...[',', ';', ':'].map((mark) => read.lastIndexOf(mark)))
  return opening(clause > read.length / 2 ? read.slice(0, clause) : read, longestQuote)
}

/** Claims one sentence of an answer. */
export function claimSentence(answer: AnswerReading, sentence: SentenceReading): Claim {
  return {
    source: 'answer',
    index: answer.index,
    start: sentence.start,
    text: quotable(sentence),
  }
}

/**
 * Claims up to `most` sentences of the answers, those with most of something first. Where there is none of it, a mark
 * above the bottom rests on what was said instead: self-praise is quoted as self-praise.
 */
export function claimBest(
  answers: readonly AnswerReading[],
  worth: (s: SentenceReading) => number,
  most = 3,
): Claim[] {
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
    .slice(0, most)
    .map(({ answer, sentence }) => claimSentence(answer, sentence))
}

/** A little is worth most: the first of something makes .4 of what many make. */
export const enough = (shown: number) => 1 - Math.exp(-shown / 1.8)

/** Whether a value is shown as 100: nothing is missing then. */
export const isFull = (value: number) => Math.round(value) >= 100

/** More names than these nobody reads at a glance. */
export const mostNamed = 5

/** Keeps the quotes that verify; without one a mark that counts falls to 0. */
export function settleMark(draft: DraftMark, evidence: Evidence): Mark {
  const verified = draft.claims.map((claim) => verifyQuote(claim, evidence)).filter((quote) => quote !== null)
  const quotes = [...new Map(verified.map((quote) => [`${quote.source} ${quote.text}`, quote])).values()]
  if (draft.value === null) {
    return { value: null, weight: draft.weight, insufficient: true, reason: draft.reason, quotes: [] }
  }
  const value = Math.round(Math.min(100, Math.max(0, draft.value)))
  if (value > 0 && draft.weight > 0 && quotes.length === 0) {
    return {
      value: 0,
      weight: draft.weight,
      reason: `${draft.reason.replace(/\.$/, '')}; no quote supports it, so it counts 0.`,
      quotes,
    }
  }
  return { value, weight: draft.weight, reason: draft.reason, quotes: value > 0 ? quotes : [] }
}
