import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import type { JobBrief, WrittenQuestion } from '../src/features/question-sets/server/questions/job-brief.ts'
import { lintContextOf } from '../src/features/question-sets/server/questions/lint-context.ts'
import { similarity } from '../src/features/question-sets/server/questions/lint-question.ts'
import { planSlots } from '../src/features/question-sets/server/questions/plan-slots.ts'
import { writeBuiltinQuestions } from '../src/features/question-sets/server/questions/write-builtin-questions.ts'
import { familyNames, questionsOfFamily } from '../src/lexicon/occupations/read-lexicon.ts'
import { lintQuestionSet } from '../src/testing/lint-question-set.ts'
import type { BenchModel } from './bench-model.ts'
import { inTurns } from './in-turns.ts'
import { briefOf, jobFixtures } from './job-briefs.ts'
import { judgeQuestion } from './judge-question.ts'
import { mean } from './mean.ts'
import { interviewByModel, leftOut } from './questions-by-model.ts'
import { atLeast, atMost, type Bench, type Figure, type Row, reported } from './row.ts'
import { sampleOf } from './sample.ts'

interface Written {
  brief: JobBrief
  questions: readonly WrittenQuestion[]
}

/** Whether an interview has a question for each slot of its plan, and none twice. */
export const isWhole = ({ brief, questions }: Written): boolean =>
  questions.map(({ slot }) => slot).join() === planSlots(brief).join() &&
  new Set(questions.map(({ text }) => text)).size === questions.length

/** Share of questions that are situations of the job's trade. */
const ofTrade = (all: readonly Written[]): number => {
  const situations = new Set(
    familyNames().flatMap((name) =>
      interviewLanguages.flatMap((language) =>
        Object.values(questionsOfFamily(name, language)).map(({ text }) => text),
      ),
    ),
  )
  return mean(all.map(({ questions }) => mean(questions.map(({ text }) => (situations.has(text) ? 1 : 0)))))
}

/** Mean unlikeness of the questions that different jobs get in the same place. */
function unlikeness(all: readonly Written[]): number {
  const bySlot = Map.groupBy(
    all.flatMap(({ questions }) => questions),
    ({ slot }) => slot,
  )
  return mean(
    [...bySlot.values()].map((questions) => {
      const likenesses = questions.flatMap(({ text }, place) =>
        questions.slice(place + 1).map((other) => similarity(text, other.text)),
      )
      return 1 - mean(likenesses)
    }),
  )
}

/** Share of questions that no other job of the language was asked word by word. */
function distinctShare(all: readonly Written[]): number {
  const texts = all.flatMap(({ questions }) => questions.map(({ text }) => text))
  return new Set(texts).size / texts.length
}

const opening = (text: string): string => text.toLowerCase().split(' ').slice(0, 2).join(' ')

/** Share of interviews in which no two neighbours open alike and no opening comes three times. */
function variedOpenings(all: readonly Written[]): number {
  return mean(
    all.map(({ questions }) => {
      const openings = questions.map(({ text }) => opening(text))
      const neighbours = openings.some((one, place) => one === openings[place + 1])
      const thrice = openings.some((one) => openings.filter((other) => other === one).length > 2)
      return neighbours || thrice ? 0 : 1
    }),
  )
}

/** Mean unlikeness of the questions within each interview. */
function unlikeWithin(all: readonly Written[]): number {
  return mean(
    all.map(({ questions }) => {
      const likenesses = questions.flatMap(({ text }, place) =>
        questions.slice(place + 1).map((other) => similarity(text, other.text)),
      )
      return 1 - mean(likenesses)
    }),
  )
}

// Whether an episode is asked for, a reader judges better than patterns.
const violationsIn = ({ brief, questions }: Written) => [
  ...lintQuestionSet(
    questions.map(({ text }) => text),
    brief.language,
    lintContextOf(brief),
  ).filter(({ rule }) => rule !== 'episode'),
  ...questions.flatMap(({ text }) => judgeQuestion(text, brief.language, lintContextOf(brief).ownWords)),
]

/** `own` are the questions that the measured writer wrote: all of them, but with a model that did not find words for some. */
function figuresOf(dataset: string, all: readonly Written[], own: readonly Written[] = all): Figure[] {
  const n = own.flatMap(({ questions }) => questions).length
  const shown = all.flatMap(({ questions }) => questions).length
  const violations = all.flatMap(violationsIn).length
  return [
    atMost(0, { dataset, n: shown, metric: 'linter violations', value: violations }),
    atLeast(0.7, { dataset, n, metric: 'distinctness between jobs', value: unlikeness(own) }),
    reported({ dataset, n, metric: 'distinct texts', value: distinctShare(own) }),
    atLeast(0.7, { dataset, n: all.length, metric: 'distinctness within', value: unlikeWithin(all) }),
    atLeast(0.9, { dataset, n: all.length, metric: 'varied openings', value: variedOpenings(all) }),
  ]
}

function figuresIn(language: Language): Figure[] {
  const all = jobFixtures().map((job) => {
    const brief = briefOf(job, language)
    return { brief, questions: writeBuiltinQuestions(brief) }
  })
  const whole = all.filter(isWhole).length
  const dataset = `60 jobs, ${language}`
  return [
    ...figuresOf(dataset, all),
    atLeast(1, { dataset, n: all.length, metric: 'coverage', value: whole / all.length }),
    atLeast(0.6, { dataset, n: all.length, metric: 'situations of the trade', value: ofTrade(all) }),
  ]
}

/** The same of a model: jobs in the language of the interview first, for of those the coverage can be read. */
async function figuresByModel({ sample }: Bench, model: BenchModel, language: Language): Promise<Figure[]> {
  const own = jobFixtures(language).map((job) => ({ job, written: language }))
  const others = interviewLanguages
    .filter((one) => one !== language)
    .flatMap((written) => jobFixtures(written).map((job) => ({ job, written })))
  const keyOf = ({ job }: (typeof own)[number]) => `${job.id} ${language}`
  const most = sample([...own, ...others], keyOf).length
  const first = sampleOf(own, Math.ceil(most / 2), keyOf)
  const jobs = [...first, ...sampleOf(others, most - first.length, keyOf)]
  const written = await inTurns(jobs, async ({ job, written: from }) => {
    const interview = await interviewByModel(model, briefOf(job, language))
    return interview && { ...interview, missing: leftOut(interview, from) }
  })
  const all = written.filter((one) => one !== null)
  const questions = all.reduce((sum, one) => sum + one.questions.length, 0)
  const inWords = all.map(({ brief, ownWords }) => ({ brief, questions: ownWords }))
  const inOwnWords = inWords.flatMap((one) => one.questions).length
  const whole = all.filter(({ missing }) => missing.length === 0).length
  const dataset = `interviews by the model, ${language}`
  return [
    ...figuresOf(dataset, all, inWords),
    atLeast(1, { dataset, n: all.length, metric: 'coverage', value: whole / all.length }),
    atLeast(0.6, { dataset, n: all.length, metric: 'situations of the trade', value: ofTrade(all) }),
    reported({
      dataset,
      n: questions,
      metric: 'in the words of the model, the others built in',
      value: inOwnWords / questions,
    }),
  ]
}

/** The questions that are written for sixty jobs, each of them in every interview language. */
export const questionsRow: Row = {
  id: 'B12',
  what: 'questions of 60 jobs in 4 languages',
  asksModel: true,
  run: async (bench) => {
    const { model } = bench
    if (!model) return interviewLanguages.flatMap(figuresIn)
    const figures: Figure[] = []
    for (const language of interviewLanguages) figures.push(...(await figuresByModel(bench, model, language)))
    return figures
  },
}
