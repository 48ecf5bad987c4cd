import * as z from 'zod/mini'
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { CompanyId, JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { listCandidatePage } from '#features/candidates/server/list-candidates.ts'
import { summarizeCounts } from '#features/candidates/server/summarize-counts.ts'
import { getJobWithCounts } from '#features/jobs/server/get-job-with-counts.ts'
import { scoreFields } from '#features/scoring/weights.ts'
import type { Platform } from '#platform/platform.ts'
import type { exportCandidatesEndpoint, listJobCandidatesEndpoint } from '../contract/candidates.ts'
import { shownCandidate } from './shown-candidate.ts'

type Query = QueryOf<typeof listJobCandidatesEndpoint>

/** A page of a job's candidates as cards show them, and the summary of all of them. Throws NOT_FOUND. */
export function listJobCandidates(
  { db, ...deps }: Pick<Platform, 'db' | 'links' | 'clock'>,
  companyId: CompanyId,
  jobId: JobId,
  { page, size, after, ...query }: Query,
): Promise<ReplyOf<typeof listJobCandidatesEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const pageOf = async (blind: boolean) =>
      listCandidatePage(tx, companyId, jobId, {
        ...query,
        blind,
        now: deps.clock.now(),
        field: fieldOf(query),
        page,
        size,
        after: after === undefined ? undefined : readCursor({ ...query, blind }, after),
      })
    const reading = getJobWithCounts(tx, companyId, jobId)
    const [job, rows] = await Promise.all([
      reading,
      isByName(query) ? reading.then(({ blind }) => pageOf(blind)) : pageOf(false),
    ])
    const order = { ...query, blind: job.blind }
    const shown = rows.slice(0, size)
    const ending = rows.length > size ? shown.at(-1) : undefined
    return {
      content: shown.map((row) => shownCandidate(deps, job, row)),
      last: ending === undefined,
      next: ending ? cursorOf(order, { key: ending.sortKey, id: ending.id }) : null,
      summary: summarizeCounts(job.counts),
    }
  })
}

/** `minimum` means nothing without a field. */
export function fieldOf({
  field,
  minimum,
}: Pick<QueryOf<typeof exportCandidatesEndpoint>, 'field' | 'minimum'>) {
  return field && { at: scoreFields.indexOf(field), minimum: minimum ?? 0 }
}

type Order = Pick<Query, 'sortBy' | 'sortDir'> & { blind: boolean }
type Position = { key: string; id: string }

/** Whether blind review makes a difference to the page, beside what its rows show. */
const isByName = ({ sortBy, search }: Pick<Query, 'sortBy' | 'search'>) =>
  sortBy === 'firstName' || search !== ''

const orderName = ({ sortBy, sortDir, blind }: Order) =>
  `${sortBy} ${sortDir}${blind && sortBy === 'firstName' ? ' blind' : ''}`

function cursorOf(order: Order, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([orderName(order), key, id])).toString('base64url')
}

const cursor = z.tuple([z.string(), z.string(), z.uuid()])
const number = /^-?\d{1,9}$/
const instant = /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/
const localInstant = z.iso.datetime({ local: true })

// What Postgres cannot read as the type of the order is no key.
const isSmallint = (key: string) => number.test(key) && Math.abs(Number(key)) < 2 ** 15

const isInstant = (key: string) =>
  instant.test(key) && localInstant.safeParse(key.replace(instant, '$1T$2')).success

/** A cursor goes with its order: with another one it would skip candidates. */
function readCursor(order: Order, after: string): Position {
  const parsed = cursor.safeParse(parse(Buffer.from(after, 'base64url').toString('utf8')))
  const [name, key, id] = parsed.success ? parsed.data : []
  const isKey = {
    score: isSmallint(key ?? ''),
    createdAt: isInstant(key ?? ''),
    firstName: order.blind ? number.test(key ?? '') : !key?.includes('\u0000'),
  }
  if (name !== orderName(order) || key === undefined || id === undefined || !isKey[order.sortBy])
    throw new Refusal('BAD_INPUT', { fields: { after: 'Take `next` of a page in the same order.' } })
  return { key, id }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
