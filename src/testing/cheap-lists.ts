import { expect } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import {
  candidateFlags,
  candidateGroups,
  candidateSorts,
  scoreBands,
} from '#features/candidates/contract/lists.ts'
import { listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { requestCost } from './request-cost.ts'
import type { TestApp } from './start-app.ts'

const filters = [
  {},
  ...candidateGroups.map((group) => ({ group })),
  ...scoreBands.map((band) => ({ band })),
  ...candidateFlags.map((flag) => ({ flag })),
  { field: 'technicalSkillsMatch', minimum: 90 },
  // Whom nobody matches.
  { field: 'technicalSkillsMatch', minimum: 100, group: 'hired' },
  { field: 'mindsetScore', minimum: 80, group: 'to-decide' },
  { field: 'mindsetScore', minimum: 100, band: 'high' },
  { field: 'note', minimum: 100, flag: 'ai-text' },
  ...candidateFlags.flatMap((flag) => [
    { flag, group: 'to-decide' },
    { flag, band: 'low' },
  ]),
  ...scoreBands.map((band) => ({ band, group: 'rejected' })),
  { flag: 'shared-text', band: 'high', group: 'to-decide', field: 'note', minimum: 90 },
]

const orders = candidateSorts.flatMap((sortBy) => ['desc', 'asc'].map((sortDir) => ({ sortBy, sortDir })))

/** Queries of a job's candidates: every filter in two of the six orders, each order with a third of the filters; without a filter in all orders. */
export const listQueries = filters.flatMap((filter, at) =>
  orders.filter((_, place) => at === 0 || place % 3 === at % 3).map((order) => ({ ...order, ...filter })),
)

/** Few, many and nobody found. */
export const searchQueries = [
  '4321',
  '4321@',
  'name 4321',
  'trabelsi',
  'trabelsi name 1',
  '1',
  'trabelsi nobody',
].flatMap((search) => [
  { search, sortBy: 'score', sortDir: 'desc' },
  { search, sortBy: 'firstName', sortDir: 'asc', group: 'to-decide' },
])

/** A page, and the page behind its last candidate, cost two statements and `max` pages of the database at most. */
export async function expectCheap(
  app: TestApp,
  { token, jobId }: { token: string; jobId: JobId },
  query: object,
  max = 40,
): Promise<void> {
  const call = { token, params: { jobId } }
  let next: string | null = ''
  for (let page = 0; page < 2 && next !== null; page++) {
    const asked = { ...query, after: next } as never
    await app.succeed(listJobCandidatesEndpoint, { ...call, query: asked })
    const cost = await requestCost(app, async () => {
      next = (await app.succeed(listJobCandidatesEndpoint, { ...call, query: asked })).next
    })
    expect(cost.statements.length, JSON.stringify(asked)).toBeLessThanOrEqual(2)
    expect(cost.buffers, JSON.stringify([asked, cost.statements.map((s) => s.buffers)])).toBeLessThanOrEqual(
      max,
    )
  }
}
