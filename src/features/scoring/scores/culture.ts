import type { Language } from '#contract/languages.ts'
import { signalsOf } from '../answers/lexicon.ts'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { detectStarElements } from '../answers/star-elements.ts'
import type { Prepared } from '../pipeline.ts'
import { listed, sentenceOf } from '../text/join-sentence.ts'
import type { PhraseList } from '../text/phrase-matcher.ts'
import { interpolate, mean, within } from '../text/text.ts'
import { qualityOf } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, enough, isDone, isFull, maxNamed } from './draft.ts'

/** Whether a sentence names a value: "to be honest" at the head of a clause is a turn of phrase and no honesty. */
function namesValue(list: PhraseList | undefined, s: SentenceReading, language: Language): boolean {
  const asides = signalsOf(language)
    .hedge.find(s.words)
    .filter(({ from, to }) => {
      const [before, first] = [s.words[from - 1], s.words[from]]
      const gap = before && first ? s.text.slice(before.end - s.start, first.start - s.start) : ','
      return to - from >= clearAside || /[,;:()–—]/.test(gap)
    })
  return (list?.find(s.words) ?? []).some(
    (hit) => !asides.some((aside) => hit.from >= aside.from && hit.to <= aside.to),
  )
}
/** A turn of so many words is one wherever it stands; "the truth" is one at the head of a clause only. */
const clearAside = 3

/** What somebody says to do as a rule, in praise of it, shows no value. */
const isLived = (s: SentenceReading) => isDone(s) && (s.deeds + s.group > 0 || s.praise + s.opinion === 0)

/** The company's values in behaviour, and a motivation that names this job. */
export function scoreCulture({ job, answers }: Prepared): DraftScore {
  const { values } = signalsOf(job.language)
  const listOf = (value: string) => values.get(value.toLowerCase())
  const showing = (value: string) =>
    answers.filter((a) => a.sentences.some((s) => isLived(s) && namesValue(listOf(value), s, job.language)))
  const shown = job.companyValues.filter((value) => showing(value).length > 0)
  const named = job.companyValues.filter((value) =>
    answers.some((a) => a.spoken.some((s) => namesValue(listOf(value), s, job.language))),
  )
  const unseen = job.companyValues.filter((value) => !shown.includes(value))
  const specific = Math.max(0, ...answers.map((a) => (a.motivation ? specificityOf(a) : 0)))
  const motivated = specific >= 0.75
  const costly = answers.filter((a) => a.sentences.some((s) => s.tradeoff > 0 && behaviour(s) > 0))
  const depth = mean(answers.map((a) => within(0, qualityOf(a), 1)))
  // The behaviour that shows the values says how deep they go; without any, naming them is all there is.
  const value =
    shown.length === 0
      ? named.length > 0
        ? 20
        : 0
      : interpolate(depth, [
          [0, 15],
          [0.1, 28],
          [0.3, 50],
          [0.5, 62],
          [0.7, 78],
        ]) +
        5 * enough(shown.length - 1) +
        8 * specific +
        5 * enough(costly.length)
  const isWhole = shown.length > 0 && unseen.length === 0 && motivated && costly.length > 0
  return {
    value,
    reason: sentenceOf([
      ...valuesSeen(shown, shown.length > 0 ? unseen : named),
      motivated ? 'the motivation is specific to this job' : 'no motivation specific to this job was found',
      costSeen(costly),
      isWhole && !isFull(value) ? 'fuller examples would score higher' : '',
    ]),
    claims: claimBest(
      answers,
      (s) =>
        job.companyValues.filter((v) => namesValue(listOf(v), s, job.language)).length * 2 +
        (isLived(s) ? 1 : 0),
    ),
  }
}

/** What is said of the values; `others` are those not seen, or where none is, those that are only named. */
function valuesSeen(shown: readonly string[], others: readonly string[]): string[] {
  const names = listed(others, maxNamed)
  if (shown.length > 0)
    return [
      `Examples in the answers show ${listed(shown, maxNamed)}`,
      others.length > 0 ? `no example was found for ${names}` : '',
    ]
  return [
    'No example of a company value was found in the answers',
    others.length > 0 ? `mentioned only: ${names}` : '',
  ]
}

/** A cost that no sentence about an answer speaks of is left unsaid here, too. */
function costSeen(costly: readonly AnswerReading[]): string {
  if (costly.length === 0) return 'no example of a choice that cost something was found'
  const isFound = costly.some((answer) => detectStarElements(answer).reasons !== 'missing')
  return isFound ? 'the cost of a choice is described' : ''
}

/** How far a motivation could not be sent to another company, 0 to 1: it speaks of this job's matter and of something lived. */
function specificityOf(answer: AnswerReading): number {
  const facts = answer.sentences.reduce((n, s) => n + behaviour(s) + s.numbers + s.names, 0)
  const ofThisJob = within(0, answer.onJob / 2, 1)
  return ofThisJob * within(0, facts / 3, 1) * within(0, answer.words / 20, 1)
}
