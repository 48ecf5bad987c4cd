import type { Language } from '../src/contract/languages.ts'
import { interviewLanguages } from '../src/contract/languages.ts'
import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'
import { inTurns } from './in-turns.ts'
import { mean } from './mean.ts'
import { atLeast, atMost, type Bench, type Figure, type Row } from './row.ts'
import type { Split } from './splits.ts'
import {
  genuineInterviews,
  type Kind,
  type WrittenInterview,
  writtenInterviews,
} from './written-interviews.ts'

const aside = [
  'answers-unlike-questions',
  'answers-unlike-job',
  'answers-repeat-questions',
  'most-unjudged',
] as const

/** Whether an employer is asked to read an interview because of what it is about, or it has no total. */
const isTold = ({ score, confidence }: Assessment): boolean =>
  score === null || confidence.reasons.some((reason) => aside.some((one) => one === reason))

const share = (all: readonly boolean[]): number => mean(all.map(Number))

async function assessed(bench: Bench, inputs: readonly AssessmentInput[]): Promise<Assessment[]> {
  const results = await inTurns(inputs, (input) => bench.scoreInput(input))
  return results.filter((one) => one !== null)
}

const rotated = (input: AssessmentInput, by: number): AssessmentInput => ({
  ...input,
  answers: [...input.answers.slice(by), ...input.answers.slice(0, by)],
})

const nameOf = ({ job, kind, language }: WrittenInterview) => `${job} ${kind} ${language}`

/** R1: each answer under another question of the same interview. */
export const rotatedAnswers: Row = {
  id: 'R1',
  what: 'answers rotated to other questions of the interview are told, genuine ones are not',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const split of bench.splits) {
      const genuine = bench.sample(genuineInterviews(split), nameOf)
      const moved = genuine.flatMap(({ input }) => [1, 3, 5].map((by) => rotated(input, by)))
      const told = (await assessed(bench, moved)).map(isTold)
      const wrongly = (
        await assessed(
          bench,
          genuine.map(({ input }) => input),
        )
      ).map(isTold)
      figures.push(
        atLeast(0.8, { dataset: split, n: told.length, metric: 'rotated ones told', value: share(told) }),
        atMost(0.01, {
          dataset: split,
          n: wrongly.length,
          metric: 'genuine ones told',
          value: share(wrongly),
        }),
      )
    }
    return figures
  },
}

/** Answers of one interview given in another, with the candidate's own CV. */
function swapped(all: readonly WrittenInterview[]): { language: Language; input: AssessmentInput }[] {
  const jobs = [...new Map(all.map((one) => [one.job, one])).values()]
  return all.flatMap((one) =>
    jobs
      .filter(({ job, language }) => job !== one.job && language === one.language)
      .map(({ language, input }) => ({
        language,
        input: {
          ...input,
          candidate: one.input.candidate,
          cv: one.input.cv,
          answers: input.questions.map((_, at) => one.input.answers[at] ?? ''),
        },
      })),
  )
}

/** R2: answers of another trade, the CV too. */
export const otherTrades: Row = {
  id: 'R2',
  what: 'answers of another trade do not pass without a remark, genuine ones have none',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const split of bench.splits) {
      const genuine = genuineInterviews(split)
      const others = bench.sample(swapped(genuine), ({ input }) =>
        JSON.stringify([input.job.title, input.answers]),
      )
      for (const language of interviewLanguages) {
        const of = others.filter((one) => one.language === language).map(({ input }) => input)
        const own = bench.sample(genuine, nameOf).filter((one) => one.language === language)
        const passed = (await assessed(bench, of)).map((one) => !isTold(one))
        const wrongly = (
          await assessed(
            bench,
            own.map(({ input }) => input),
          )
        ).map(isTold)
        if (passed.length === 0) continue
        const dataset = `${split}, ${language}`
        figures.push(
          atMost(bench.model ? 0.05 : 0.15, {
            dataset,
            n: passed.length,
            metric: 'of another trade, without a remark',
            value: share(passed),
          }),
          atMost(0.01, { dataset, n: wrongly.length, metric: 'genuine ones told', value: share(wrongly) }),
        )
      }
    }
    return figures
  },
}

const ofKind = (split: Split, ...kinds: readonly Kind[]) =>
  writtenInterviews(split).filter(({ kind }) => kinds.includes(kind))

const passing = 65

/** R3: what only sounds like an interview. */
export const emptyTalk: Row = {
  id: 'R3',
  what: 'universal anecdotes and well-formed nonsense, the skills pasted into the CV, do not pass',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const split of bench.splits)
      for (const kind of ['universal', 'nonsense'] as const) {
        const cases = bench.sample(ofKind(split, kind), nameOf)
        const results = await assessed(
          bench,
          cases.map(({ input }) => input),
        )
        if (results.length === 0) continue
        const passed = results.map((one) => !isTold(one) && (one.score ?? 0) >= passing)
        const dataset = `${split}, ${kind}`
        figures.push(
          atMost(0, { dataset, n: passed.length, metric: 'pass 65 without a remark', value: share(passed) }),
        )
      }
    return figures
  },
}

/** R4: experts of few words. */
export const terseExperts: Row = {
  id: 'R4',
  what: 'experts who answer in 12 to 30 words have a total and no remark',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const split of bench.splits) {
      const cases = bench.sample(ofKind(split, 'terse'), nameOf)
      const results = await assessed(
        bench,
        cases.map(({ input }) => input),
      )
      if (results.length === 0) continue
      const of = { dataset: split, n: results.length }
      figures.push(
        atMost(0, {
          ...of,
          metric: 'without a total',
          value: share(results.map(({ score }) => score === null)),
        }),
        atMost(0.05, { ...of, metric: 'told', value: share(results.map(isTold)) }),
      )
    }
    return figures
  },
}

/** R7: a modest true account against fluent claims, with the same CV. */
export const modestPeople: Row = {
  id: 'R7',
  what: 'a modest true account stands above fluent claims with the same CV',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const split of bench.splits) {
      const pairs = ofKind(split, 'modest').flatMap((modest) =>
        ofKind(split, 'bluffer')
          .filter(({ job }) => job === modest.job)
          .map((bluffer) => ({ modest, bluffer })),
      )
      const chosen = bench.sample(pairs, ({ modest }) => nameOf(modest))
      const modest = await assessed(
        bench,
        chosen.map((pair) => pair.modest.input),
      )
      const bluffers = await assessed(
        bench,
        chosen.map((pair) => pair.bluffer.input),
      )
      if (modest.length === 0) continue
      const inOrder = modest.map(({ score }, at) => (score ?? -1) > (bluffers[at]?.score ?? -1))
      figures.push(
        atLeast(bench.model ? 0.95 : 0.8, {
          dataset: split,
          n: inOrder.length,
          metric: 'pairs in order',
          value: share(inOrder),
        }),
      )
    }
    return figures
  },
}
