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
    const pageOf = async (blind: boolean) => {
      const order = { ...query, blind }
      const { content, next } = await listCandidatePage(tx, companyId, jobId, {
        ...order,
        now: deps.clock.now(),
        field: fieldOf(query),
        page,
        size,
        after: after ? readCursor(order, after) : undefined,
        isBounded: after !== undefined,
      })
      return { content, next: next && cursorOf(order, next) }
    }
    const reading = getJobWithCounts(tx, companyId, jobId)
    const [job, { content, next }] = await Promise.all([
      reading,
      isByName(query) ? reading.then(({ blind }) => pageOf(blind)) : pageOf(false),
    ])
    return {
      content: content.map((row) => shownCandidate(deps, job, row)),
      last: next === null,
      next,
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
