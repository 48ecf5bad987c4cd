import pg from 'pg'
import type { OwnerConnection } from '#platform/database/connect-database.ts'
import { withClient } from '#platform/database/with-client.ts'

interface SentStatement {
  /** With what the role and company of its transaction were set. */
  begin: string
  text: string
  values: unknown[]
}

interface StatementCost {
  text: string
  /** Pages of the database that it reads, in memory or not, by the dearer of its two plans; 0 for one that writes. */
  buffers: number
}

/** What some work costs the database. */
export interface RequestCost {
  /** How often an answer was waited for, those of BEGIN and COMMIT among them; statements begun together wait once. */
  roundTrips: number
  /** All but BEGIN with its SETs, COMMIT and ROLLBACK. */
  statements: StatementCost[]
  /** Of all statements. */
  buffers: number
}

interface Query {
  text: string
  values?: unknown[]
}

const ending = /^(commit|rollback)$/i

/**
 * Counts what the product sends to the database during the work, then explains each reading statement under the role
 * and company it ran under: once planned for its values, once for any values, as a prepared statement may be.
 */
export async function requestCost(
  { owner }: { owner: OwnerConnection },
  work: () => Promise<unknown>,
): Promise<RequestCost> {
  const { roundTrips, sent } = await listen(work)
  const statements = await withClient(owner, async (client) => {
    const costs: StatementCost[] = []
    for (const statement of sent) costs.push(await explain(client, statement))
    return costs
  })
  return { roundTrips, statements, buffers: statements.reduce((sum, { buffers }) => sum + buffers, 0) }
}

async function listen(work: () => Promise<unknown>) {
  const sent: SentStatement[] = []
  const begins = new Map<pg.Client, string>()
  const waiting = new Map<pg.Client, number>()
  let roundTrips = 0
  const prototype = pg.Client.prototype
  const original = prototype.query as (...args: unknown[]) => unknown
  const record = (client: pg.Client, query: Query | string, values: unknown[] | undefined) => {
    const text = typeof query === 'string' ? query : query.text
    if (/^begin\b.*\bset local role\b/is.test(text)) begins.set(client, text)
    const begin = begins.get(client)
    // The task queue has connections of its own.
    if (begin === undefined) return
    if (!waiting.get(client)) roundTrips++
    if (ending.test(text)) begins.delete(client)
    else if (text !== begin)
      sent.push({ begin, text, values: values ?? (typeof query === 'string' ? [] : (query.values ?? [])) })
  }
  Object.assign(prototype, {
    query(this: pg.Client, ...args: [Query | string, unknown[]?]) {
      record(this, ...args)
      const answered = original.apply(this, args)
      const wait = (change: number) => waiting.set(this, (waiting.get(this) ?? 0) + change)
      if (answered instanceof Promise) {
        wait(1)
        const settled = () => wait(-1)
        answered.then(settled, settled)
      }
      return answered
    },
  })
  try {
    await work()
  } finally {
    Object.assign(prototype, { query: original })
  }
  return { roundTrips, sent }
}

async function explain(client: pg.Client, { begin, text, values }: SentStatement): Promise<StatementCost> {
  if (!/^\s*(select|with)\b/i.test(text)) return { text, buffers: 0 }
  const options = 'explain (analyze, buffers, format json)'
  await client.query(begin)
  try {
    const forThese = await buffersOf(client, `${options} ${text}`, values)
    await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare explained as ${text}`)
    const literals = values.map(literalOf)
    const call = literals.length > 0 ? `explained(${literals.join(', ')})` : 'explained'
    const forAny = await buffersOf(client, `${options} execute ${call}`)
    return { text, buffers: Math.max(forThese, forAny) }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

function literalOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value) && value.length > 0) return `array[${value.map(literalOf).join()}]`
  return pg.escapeLiteral(Array.isArray(value) ? '{}' : String(value))
}

/** Of its second run: the first one on a connection reads the catalogs too. */
async function buffersOf(client: pg.Client, text: string, values?: unknown[]): Promise<number> {
  await client.query(text, values)
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(text, values)
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } =
    rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  return hit + read
}
