import { signalsOf } from '../answers/lexicon.ts'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { reasonNaming, reasonOf } from '../sentences/in-english.ts'
import { listOf, optionsOf, part, type Said } from '../sentences/said.ts'
import { openingOf, stepOf } from '../sentences/steps.ts'
import { ramp, sum, type Word, within } from '../text/text.ts'
import { type Judged, type Judging, meanOver, qualityOf, tellsOfDeeds } from './answer-score.ts'
import { behaviour, claimBest, claimSentence, type DraftScore, enough, isDone, isFull } from './draft.ts'

/** How far an answer is a sound account of something done, 0 to 1: talk of a value, or a list, shows none. */
const soundness = (answer: AnswerReading) =>
  (0.7 + 0.3 * tellsOfDeeds(answer)) * ramp(qualityOf(answer), [0.2, 0.5])

/** A word about a value shows less than an answer to a question that asks for it. */
const byWord = 0.5
/** More so in an answer to a question about what the company stands for. */
const byWordAsked = 0.75

const isNamedIn = ({ language }: AnswerReading, words: readonly Word[], value: string): boolean =>
  (signalsOf(language).values.get(value.toLowerCase())?.find(words).length ?? 0) > 0

/** How far an answer speaks of a value: 1 when its question asks for it, less when only its words name it. */
function speaksOf(answer: AnswerReading, value: string): number {
  if (answer.spoken.length === 0) return 0
  if (answer.question.measures?.includes(value)) return 1
  if (!isNamedIn(answer, answer.flat, value)) return 0
  return answer.question.competency === 'culture' ? byWordAsked : byWord
}

/** A sentence of something done that fits the value: its question asks for it, or its words stand in it or beside it. */
function deedFor(answer: AnswerReading, value: string): SentenceReading | undefined {
  const { sentences, question } = answer
  const done = sentences.filter(isDone).sort((a, b) => behaviour(b) - behaviour(a))
  if (question.measures?.includes(value) || question.competency === 'culture') return done[0]
  const isNamed = (s: SentenceReading | undefined) => s !== undefined && isNamedIn(answer, s.words, value)
  const isBeside = (s: SentenceReading) =>
    [-1, 1].some((step) => isNamed(sentences[sentences.indexOf(s) + step]))
  return done.find(isNamed) ?? done.find(isBeside)
}

/** How far answers that were asked for a value show it, what words about it in others add, by which deed, and whether it is named at all. */
function readValue(answers: readonly Judged[], all: readonly AnswerReading[], value: string) {
  const strongest = (isAsked: boolean) =>
    Math.max(
      0,
      ...answers
        .filter((answer) => speaksOf(answer, value) > byWord === isAsked)
        .map((answer) => speaksOf(answer, value) * soundness(answer)),
    )
  const asked = strongest(true)
  const shown = answers.filter((answer) => speaksOf(answer, value) * soundness(answer) >= minShown)
  const deeds = shown.flatMap((answer) => {
    const sentence = deedFor(answer, value)
    return sentence ? [claimSentence(answer, sentence)] : []
  })
  return {
    value,
    asked,
    byWords: Math.max(0, strongest(false) - asked),
    deeds,
    isNamed: all.some((answer) => speaksOf(answer, value) > 0 || isNamedIn(answer, answer.written, value)),
  }
}
type ReadValue = ReturnType<typeof readValue>

const isSeen = ({ deeds }: ReadValue) => deeds.length > 0

/** The company's values in what was done, and a motivation that is about this job. In `all`, answers left out are looked at too. */
export function scoreCulture({ job, answers }: Judging, all: readonly AnswerReading[] = answers): DraftScore {
  const values = job.companyValues.map((value) => readValue(answers, all, value))
  const specific = Math.max(0, ...answers.map((answer) => (answer.motivation ? specificityOf(answer) : 0)))
  const motivated = specific >= minSpecific
  const byWords = Math.min(maxByWords, sum(values.map((one) => one.byWords)))
  const seen = sum(values.map(({ asked }) => asked)) + byWords
  const depth = within(0, meanOver(answers, qualityOf), 1)
  if (answers.every(({ spoken }) => spoken.length === 0))
    return { value: 0, ...reasonOf([part('values.unscored')]), claims: [] }
  const value = 8 + 38 * enough(1.6 * seen) + 12 * specific + 45 * depth
  const isAllSeen = motivated && values.every(isSeen)
  return {
    value,
    ...reasonNaming((most) => [
      ...valuesSeen(isFull(value) ? values.filter(isSeen) : values, value, most),
      part(motivated ? 'values.motivated' : 'values.unmotivated'),
      ...(!isFull(value) && isAllSeen ? [part('fullerExamples')] : []),
    ]),
    claims: [...values.flatMap(({ deeds }) => deeds.slice(0, 1)), ...claimBest(answers, behaviour)],
  }
}

const minShown = 0.55
/** Words about many values show no more than words about two. */
const maxByWords = 1
const minSpecific = 0.6

/** What is said of the values: seen in a deed, only spoken of, or looked for in vain. */
function valuesSeen(values: readonly ReadValue[], score: number, most: number): Said {
  const names = (which: (one: ReadValue) => boolean) => values.filter(which).map(({ value }) => value)
  const seen = names(isSeen)
  const named = names((one) => !isSeen(one) && one.isNamed)
  const absent = names((one) => !isSeen(one) && !one.isNamed)
  const listed = (some: readonly string[]) => listOf(optionsOf(some), most)
  const nothing: Said =
    stepOf(score) <= middleStep ? [part('values.asWhole'), part('values.noneInThem')] : [part('values.none')]
  return [
    ...(seen.length > 0
      ? [part('named', { what: [openingOf('cultureFit', score)], names: listed(seen) })]
      : nothing),
    ...(named.length > 0 ? [part('values.touched', { names: listed(named) })] : []),
    ...(absent.length > 0 ? [part('values.notFound', { names: listed(absent) })] : []),
  ]
}

/** The step of one example: where none is found, its points are for how good the answers are. */
const middleStep = 2

/** How far a motivation could not be sent to another company, 0 to 1: it speaks of what this job is about. */
function specificityOf({ substance }: AnswerReading): number {
  return within(0, (substance.offer + 0.5 * substance.trade - substance.talk) / 0.5, 1)
}
