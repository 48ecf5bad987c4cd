import { assess } from '#features/assessments/server/engine/assess.ts'
import type { AssessmentInput } from '#features/assessments/server/engine/assessment.ts'
import { pairwise } from './agreement.ts'
import { halfOf, halves } from './halves.ts'
import { atLeast, type Figure, type Row, reported } from './row.ts'

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
    job: {
      title,
      description: '',
      language: 'en',
      industry: '',
      idealProfile: {
        skills: [],
        minExperienceYears: 0,
        educationLevel: '',
        preferredLanguages: [],
        softSkills: [],
        seniorityLevel: '',
        industryBackground: '',
      },
      companyValues: [],
    },
    candidate: { firstName: '', lastName: '', email: '', phone: '', city: '' },
    questions: exchanges.map(({ question }) => ({ text: question })),
    answers: exchanges.map(({ answer }) => answer),
    cv: null,
    now: new Date('2026-01-01T00:00:00Z'),
  }
}

const markOf = ({ id, interviewer_turn: question, applicant_turn: answer }: Turn): number =>
  assess(interviewOf(id, [{ question, answer }])).questionMarks[0]?.value ?? 0

const orders = [
  ['low', 'high', 0.9],
  ['medium', 'high', 0.75],
  ['low', 'medium', 0.75],
] as const

/** B3: the same person's answer with low, medium and high evidence of a skill: the mark has to follow. */
export const evidenceOrder: Row = {
  id: 'B3',
  what: 'answers with low, medium and high evidence, in the right order',
  run: async ({ engine, openLines }) => {
    if (engine === 'llm') return { skipped: 'the LLM engine marks competencies, not single answers' }
    const turns = new Map<string, Turn[]>()
    for (const level of ['low', 'medium', 'high']) {
      const lines = openLines<Turn>(`evidence/${level}-evidence.jsonl`)
      if (!lines) return { skipped: `evidence/${level}-evidence.jsonl` }
      turns.set(level, lines)
    }
    const pairsOf = (low: string, high: string, of: (turn: Turn) => number, half?: string) =>
      (turns.get(low) ?? []).flatMap((one) => {
        const other = turns.get(high)?.find(({ id }) => id === one.id)
        return other && (!half || halfOf(one.id) === half) ? [[of(one), of(other)] as const] : []
      })
    const length = (turn: Turn) => turn.applicant_turn.length
    const figures: Figure[] = []
    for (const [low, high, bar] of orders) {
      const figure = (half?: string) => {
        const pairs = pairsOf(low, high, markOf, half)
        const dataset = `evidence, ${low} < ${high}${half ? `, ${half} half` : ''}`
        const floor = pairwise(pairsOf(low, high, length, half))
        return { dataset, n: pairs.length, metric: 'pairwise accuracy', floor, value: pairwise(pairs) }
      }
      figures.push(atLeast(bar, figure()), ...halves.map((half) => reported(figure(half))))
    }
    return figures
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

/** How far the total and the mark of the answer move when noise is written at the end of the last answer. */
function movedBy(id: string, exchanges: readonly Exchange[], noise: string) {
  const before = assess(interviewOf(id, exchanges))
  const last = exchanges.length - 1
  const longer = exchanges.map((one, at) =>
    at === last ? { ...one, answer: `${one.answer} ${noise}` } : one,
  )
  const after = assess(interviewOf(id, longer))
  return {
    total: Math.abs((after.score ?? 0) - (before.score ?? 0)),
    answer: Math.abs((after.questionMarks[last]?.value ?? 0) - (before.questionMarks[last]?.value ?? 0)),
  }
}

/** How far the total moves when noise is a further question and answer. */
function movedByTurn(id: string, exchanges: readonly Exchange[], turn: Turn): number {
  const before = assess(interviewOf(id, exchanges)).score ?? 0
  const more = [...exchanges, { question: turn.interviewer_turn, answer: turn.applicant_turn }]
  return Math.abs((assess(interviewOf(id, more)).score ?? 0) - before)
}

/** B3i: puffery, small talk and repetition say nothing new, so they move no mark by more than 3 points. */
export const unmovedByNoise: Row = {
  id: 'B3i',
  what: 'puffery, small talk and repetition move nothing',
  run: async ({ engine, openLines }) => {
    if (engine === 'llm') return { skipped: 'the LLM engine marks competencies, not single answers' }
    const bases = openLines<BaseInterview>('evidence/base-interviews.jsonl')
    if (!bases) return { skipped: 'evidence/base-interviews.jsonl' }
    const figures: Figure[] = []
    for (const [file, name] of noises) {
      const turns = openLines<Turn>(`evidence/${file}.jsonl`)
      if (!turns) return { skipped: `evidence/${file}.jsonl` }
      const cases = turns.flatMap((turn) => {
        const base = bases.find(({ id }) => id === turn.id)
        return base ? [{ turn, exchanges: exchangesOf(base) }] : []
      })
      const share = (moves: readonly number[]) => moves.filter((by) => by <= mostMoved).length / moves.length
      const within = cases.map(({ turn, exchanges }) => movedBy(turn.id, exchanges, turn.applicant_turn))
      const turnwise = cases.map(({ turn, exchanges }) => movedByTurn(turn.id, exchanges, turn))
      const metric = `share moving at most ${mostMoved} points`
      const n = cases.length
      figures.push(
        atLeast(0.95, {
          dataset: `${name} in an answer: the total`,
          n,
          metric,
          value: share(within.map(({ total }) => total)),
        }),
        reported({
          dataset: `${name} in an answer: its mark`,
          n,
          metric,
          value: share(within.map(({ answer }) => answer)),
        }),
        reported({ dataset: `${name} as a question more: the total`, n, metric, value: share(turnwise) }),
      )
    }
    return figures
  },
}
