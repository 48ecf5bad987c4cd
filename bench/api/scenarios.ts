import type pg from 'pg'
import { candidateSorts } from '#features/candidates/contract/lists.ts'
import { readPublicJobEndpoint } from '#features/jobs/contract/public-job.ts'
import type { LoadRequest } from './load.ts'
import type { Seed } from './seed.ts'

/** Asks ours once; answers with the status and the body, parsed where it is JSON. */
export type AskOnce = (request: LoadRequest) => Promise<{ status: number; body: unknown }>

export interface Scenario {
  name: string
  /** The share of the floor that it must reach. */
  goal: number
  /** Shares that others reached in their best hour, measured in the same way. */
  peers?: { reqcore?: number; opencats?: number }
  floor: LoadRequest
  /** Sent in turn. */
  ours: readonly LoadRequest[]
  /** Throws when what ours answers is wrong: before that no speed counts. */
  check(ask: AskOnce): Promise<void>
  /** Scenarios of one group do the same work on more and more rows. */
  growth?: { group: string; size: number }
}

const pageSize = 20

export function scenariosOf(seed: Seed, owner: pg.Client): Scenario[] {
  return [
    ...[...seed.jobs].flatMap(([size, job]) =>
      candidateOrders.map((order) => candidateList(seed, owner, { size, job, order })),
    ),
    ...[...seed.jobs].map(([size, job]) => search(seed, { size, job })),
    ...[...seed.employers].map(([size, employer]) => jobList(size, employer.token, employer.id)),
    applyPage(seed),
    publicJob(seed),
    savedAnswer(seed, owner),
  ]
}

interface CandidateOrder {
  sortBy: (typeof candidateSorts)[number]
  sortDir: 'asc' | 'desc'
  /** What must come, as PostgreSQL orders it. */
  sql: string
}

const date = 'coalesce(applied_at, created_at)'
const orders: Record<CandidateOrder['sortBy'], { asc: string; desc: string }> = {
  score: { asc: 'score asc nulls last, id', desc: 'score desc nulls last, id desc' },
  createdAt: { asc: `${date}, id`, desc: `${date} desc, id desc` },
  firstName: { asc: 'sort_name, id', desc: 'sort_name desc, id desc' },
}
const candidateOrders: CandidateOrder[] = candidateSorts.flatMap((sortBy) =>
  (['desc', 'asc'] as const).map((sortDir) => ({ sortBy, sortDir, sql: orders[sortBy][sortDir] })),
)

/** By how many candidates the job has. */
const candidateGoals: [size: number, goal: number, reqcore: number, opencats?: number][] = [
  [1_000, 0.25, 0.029, 0.0143],
  [10_000, 0.24, 0.0096, 0.0015],
  [100_000, 0.22, 0.0031, 0.00013],
  [1_000_000, 0.2, 0.0003],
]

function candidateList(
  { company, stranger }: Seed,
  owner: pg.Client,
  { size, job, order }: { size: number; job: string; order: CandidateOrder },
): Scenario {
  const { sortBy, sortDir } = order
  const [, goal = 1, reqcore = 0, opencats] = candidateGoals.find(([most]) => size <= most) ?? []
  const request: LoadRequest = {
    method: 'GET',
    path: `/api/candidates/job/${job}?page=0&size=${pageSize}&sortBy=${sortBy}&sortDir=${sortDir}`,
    token: company.token,
  }
  return {
    name: `candidates by ${sortBy} ${sortDir}, ${size}`,
    goal,
    peers: { reqcore, ...(opencats === undefined ? {} : { opencats }) },
    floor: { method: 'GET', path: `/candidates/${job}` },
    ours: [request],
    growth: { group: `candidates by ${sortBy} ${sortDir}`, size },
    async check(ask) {
      const { rows } = await owner.query<{ id: string }>(
        `select id from candidates where job_id = $1 order by ${order.sql} limit ${pageSize}`,
        [job],
      )
      const { status, body } = await ask(request)
      const { content, last } = body as { content: { id: string }[]; last: boolean }
      expectSame('status', status, 200)
      expectSame('order', content.map(({ id }) => id).join(), rows.map(({ id }) => id).join())
      expectSame('last', last, size <= pageSize)
      expectSame('a stranger', (await ask({ ...request, token: stranger.token })).status, 404)
      expectSame('nobody', (await ask({ ...request, token: undefined })).status, 401)
    },
  }
}

/** One candidate of the job, by the beginning of the e-mail. */
function search({ company }: Seed, { size, job }: { size: number; job: string }): Scenario {
  const asked = (words: string): LoadRequest => ({
    method: 'GET',
    path: `/api/candidates/job/${job}?after=&size=${pageSize}&sortBy=score&search=${encodeURIComponent(words)}`,
    token: company.token,
  })
  return {
    name: `search by e-mail, ${size}`,
    goal: 0.15,
    floor: { method: 'GET', path: `/candidates/${job}` },
    ours: [asked('777@')],
    growth: { group: 'search by e-mail', size },
    async check(ask) {
      const { body } = await ask(asked('777@ trab'))
      const { content, last } = body as { content: { email: string }[]; last: boolean }
      expectSame('found', content.map(({ email }) => email).join(), '777@candidate.example')
      expectSame('last', last, true)
    },
  }
}

function jobList(size: number, token: string, company: string): Scenario {
  const request: LoadRequest = { method: 'GET', path: `/api/jobs?page=0&size=${pageSize}`, token }
  return {
    name: `jobs of a company, ${size}`,
    goal: 0.35,
    peers: { reqcore: 0.034, opencats: 0.096 },
    floor: { method: 'GET', path: `/jobs/${company}` },
    ours: [request],
    growth: { group: 'jobs of a company', size },
    async check(ask) {
      const { status, body } = await ask(request)
      const { jobs, last } = body as { jobs: { title: string }[]; last: boolean }
      expectSame('status', status, 200)
      const titles = Array.from({ length: Math.min(size, pageSize) }, (_, at) => `Sales Manager ${at + 1}`)
      expectSame('order', jobs.map(({ title }) => title).join(), titles.join())
      expectSame('last', last, size <= pageSize)
    },
  }
}

function applyPage({ jobs }: Seed): Scenario {
  const [job = ''] = jobs.values()
  const request: LoadRequest = { method: 'GET', path: `/Apply/${job}` }
  return {
    name: 'apply page, HTML',
    goal: 0.35,
    peers: { reqcore: 0.002, opencats: 0.0072 },
    floor: { method: 'GET', path: '/page' },
    ours: [request],
    async check(ask) {
      const { status, body } = await ask(request)
      expectSame('status', status, 200)
      if (!String(body).includes('Sales Manager</h1>')) throw new Error('The page does not show its job')
    },
  }
}

function publicJob({ jobs }: Seed): Scenario {
  const [job = ''] = jobs.values()
  const request: LoadRequest = { method: 'GET', path: readPublicJobEndpoint.path.replace(':jobId', job) }
  return {
    name: 'public job, JSON',
    goal: 0.5,
    peers: { reqcore: 0.048 },
    floor: { method: 'GET', path: `/job/${job}` },
    ours: [request],
    async check(ask) {
      const { status, body } = await ask(request)
      expectSame('status', status, 200)
      expectSame('title', (body as { title: string }).title, 'Sales Manager')
    },
  }
}

const answerText =
  'In 2021 I agreed on yearly contracts with nine hotels, and four of them still buy. '.repeat(6)

function savedAnswer({ interviews }: Seed, owner: pg.Client): Scenario {
  const ours = interviews.map(
    (token): LoadRequest => ({
      method: 'PUT',
      path: `/api/interviews/${token}/answers/0`,
      body: { text: answerText },
    }),
  )
  return {
    name: 'saving an answer',
    goal: 0.35,
    floor: { method: 'PUT', path: '/answer', body: { text: answerText } },
    ours,
    async check(ask) {
      for (const request of ours) expectSame('status', (await ask(request)).status, 200)
      const { rows } = await owner.query<{ saved: number }>('select count(*)::int as saved from answers')
      expectSame('answers', rows[0]?.saved, ours.length)
    },
  }
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${String(found)} instead of ${String(expected)}`)
}
