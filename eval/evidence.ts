import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'
import { pairwise } from './agreement.ts'
import { bareJob } from './bare-job.ts'
import { inTurns } from './in-turns.ts'
import { mean } from './mean.ts'
import {
  atLeast,
  type Bench,
  type EngineName,
  type Figure,
  type Row,
  reported,
  type ScoreInput,
} from './row.ts'
import { splitOf, splits } from './splits.ts'

interface Turn {
  id: string
  interviewer_turn: string
  applicant_turn: string
}
interface BaseInterview {
  id: string
  turns: readonly { role: 'interviewer' | 'applicant'; message: string }[]
}
type Exchange = { question: string; answer: string }

/** The two jobs of the set, as its rubrics name them. */
const titles = { gd: 'Graphic designer', ml: 'Machine learning engineer' } as const

/** An interview of the set as the product would hold it; nothing is asked of the CV. */
function interviewOf(id: string, exchanges: readonly Exchange[]): AssessmentInput {
  const title = id.startsWith('gd') ? titles.gd : titles.ml
  return {
    job: bareJob({ title, language: 'en' }),
    candidate: { firstName: '', lastName: '', email: '', phone: '', city: '' },
    questions: exchanges.map(({ question }) => ({ text: question })),
    answers: exchanges.map(({ answer }) => answer),
    cv: null,
    now: new Date('2026-01-01T00:00:00Z'),
  }
}

/**
 * What the one answer is worth. The built-in engine scores it in steps of a point; a model in steps of 25 for each
 * competency, so their mean is what instructions answers. An answer that carries no total is worth nothing.
 */
function worthOf(engine: EngineName, { score, scores, questionScores }: Assessment): number {
  const value = questionScores[0]?.value ?? 0
  if (engine === 'builtin') return value
  if (score === null) return 0
  const { mindsetScore, communicationSkills, potentialScore } = scores
  return mean([value, ...[mindsetScore, communicationSkills, potentialScore].map(({ value }) => value ?? 0)])
}

const levels = ['low', 'medium', 'high'] as const
type Level = (typeof levels)[number]
const instructions = [
  ['low', 'high', { builtin: 0.9, llm: 0.97 }],
  ['medium', 'high', { builtin: 0.75, llm: 0.85 }],
  ['low', 'medium', { builtin: 0.75, llm: 0.85 }],
] as const
type Worth = { id: string; worth: number; length: number }

async function worthsOf({ engine, scoreInput, sample }: Bench, lines: readonly Turn[]): Promise<Worth[]> {
  const worths = await inTurns(
    sample(lines, ({ id }) => id),
    async ({ id, interviewer_turn: question, applicant_turn: answer }) => {
      const assessment = await scoreInput(interviewOf(id, [{ question, answer }]))
      return assessment && { id, worth: worthOf(engine, assessment), length: answer.length }
    },
  )
  return worths.filter((one) => one !== null)
}

/** B3: the same person's answer with low, medium and high evidence of a skill: the score has to follow. */
export const evidenceOrder: Row = {
  id: 'B3',
  what: 'answers with low, medium and high evidence, in the right order',
  asksModel: true,
  run: async (bench) => {
    const worths = new Map<Level, Worth[]>()
    for (const level of levels) {
      const lines = bench.openLines<Turn>(`evidence/${level}-evidence.jsonl`)
      if (!lines) return { skipped: `evidence/${level}-evidence.jsonl` }
      worths.set(level, await worthsOf(bench, lines))
    }
    const pairsOf = (low: Level, high: Level, of: 'worth' | 'length', half?: string) =>
      (worths.get(low) ?? []).flatMap((one) => {
        const other = worths.get(high)?.find(({ id }) => id === one.id)
        return other && (!half || splitOf(one.id) === half) ? [[one[of], other[of]] as const] : []
      })
    return instructions.flatMap(([low, high, bars]): Figure[] => {
      const figure = (half?: string) => {
        const pairs = pairsOf(low, high, 'worth', half)
        const dataset = `evidence, ${low} < ${high}${half ? `, ${half} half` : ''}`
        const floor = pairwise(pairsOf(low, high, 'length', half))
        return { dataset, n: pairs.length, metric: 'pairwise accuracy', floor, value: pairwise(pairs) }
      }
      return [atLeast(bars[bench.engine], figure()), ...splits.map((half) => reported(figure(half)))]
    })
  },
}

const noises = [
  ['aggrandising', 'puffery'],
  ['irrelevance', 'small talk'],
  ['repetition', 'repetition'],
] as const
const mostMoved = 3

function exchangesOf({ turns }: BaseInterview): Exchange[] {
  return turns.flatMap(({ role, message }, at) => {
    const answer = turns[at + 1]
    return role === 'interviewer' && answer?.role === 'applicant'
      ? [{ question: message, answer: answer.message }]
      : []
  })
}

/** How far something moved; null where one of the two was not judged. */
const apart = (before: Assessment | null, after: Assessment | null, of: (one: Assessment) => number) =>
  before && after ? Math.abs(of(after) - of(before)) : null
const totalOf = ({ score }: Assessment) => score ?? 0

type Case = { turn: Turn; exchanges: Exchange[] }
type Moves = Record<'total' | 'answer' | 'turn', number | null>

/** How far scores move when noise is written at the end of the last answer, and when it is a further question and answer. */
async function movedBy(scoreInput: ScoreInput, { turn, exchanges }: Case): Promise<Moves> {
  const { id, interviewer_turn: question, applicant_turn: noise } = turn
  const last = exchanges.length - 1
  const longer = exchanges.map((one, at) =>
    at === last ? { ...one, answer: `${one.answer} ${noise}` } : one,
  )
  const before = await scoreInput(interviewOf(id, exchanges))
  const within = await scoreInput(interviewOf(id, longer))
  const beside = await scoreInput(interviewOf(id, [...exchanges, { question, answer: noise }]))
  const answerOf = ({ questionScores }: Assessment) => questionScores[last]?.value ?? 0
  return {
    total: apart(before, within, totalOf),
    answer: apart(before, within, answerOf),
    turn: apart(before, beside, totalOf),
  }
}

function noiseFigures(name: string, bar: number, moves: readonly Moves[]): Figure[] {
  const figure = (dataset: string, of: keyof Moves) => {
    const known = moves.flatMap((one) => one[of] ?? [])
    const value = known.filter((by) => by <= mostMoved).length / known.length
    return { dataset, n: known.length, metric: `share moving at most ${mostMoved} points`, value }
  }
  return [
    atLeast(bar, figure(`${name} in an answer: the total`, 'total')),
    reported(figure(`${name} in an answer: its mark`, 'answer')),
    reported(figure(`${name} as a question more: the total`, 'turn')),
  ]
}

/** B3i: puffery, small talk and repetition say nothing new, so they move no score by more than 3 points. */
export const unmovedByNoise: Row = {
  id: 'B3i',
  what: 'puffery, small talk and repetition move nothing',
  asksModel: true,
  run: async ({ engine, openLines, scoreInput, sample }) => {
    const bases = openLines<BaseInterview>('evidence/base-interviews.jsonl')
    if (!bases) return { skipped: 'evidence/base-interviews.jsonl' }
    const figures: Figure[] = []
    for (const [file, name] of noises) {
      const turns = openLines<Turn>(`evidence/${file}.jsonl`)
      if (!turns) return { skipped: `evidence/${file}.jsonl` }
      const cases = sample(turns, ({ id }) => id).flatMap((turn): Case[] => {
        const base = bases.find(({ id }) => id === turn.id)
        return base ? [{ turn, exchanges: exchangesOf(base) }] : []
      })
      const moves = await inTurns(cases, (one) => movedBy(scoreInput, one))
      figures.push(...noiseFigures(name, engine === 'llm' ? 0.9 : 0.95, moves))
    }
    return figures
  },
}
