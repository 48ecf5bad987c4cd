import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import type { Usage } from './ai.ts'
import { addWithin, refund } from './store.ts'

/** US dollars for a million tokens, which is millionths of a dollar for a token. */
export interface Prices {
  input: number
  output: number
}

export interface Reservation {
  companyId: CompanyId
  month: string
  microUsd: number
}

type Deps = Pick<Platform, 'db' | 'clock'>

export function costOf({ inputTokens, outputTokens }: Usage, { input, output }: Prices): number {
  return Math.ceil(inputTokens * input + outputTokens * output)
}

/** Tokens that a provider adds to a request: roles, the schema in its own format. */
const wrapping = 1_000

/** The most a call can use: no tokenizer makes more tokens of a text than it has bytes. */
export function maxUsage(texts: readonly string[], maxTokens: number): Usage {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return { inputTokens: bytes + wrapping, outputTokens: maxTokens }
}

/** Reserves the most that a call can cost in the company's month, in its own transaction; null when too little is left. */
export async function reserveSpending(
  { db, clock }: Deps,
  companyId: CompanyId,
  microUsd: number,
  capMicroUsd: number,
): Promise<Reservation | null> {
  const month = monthOf(clock.now())
  if (microUsd > capMicroUsd) return null
  const taken = await db.forCompany(companyId, (tx) =>
    addWithin(tx, { companyId, month, amount: microUsd, cap: capMicroUsd }),
  )
  return taken ? { companyId, month, microUsd } : null
}

/** Refunds the unused part to the month of the reservation. Unknown usage counts as the whole reservation. */
export async function settleSpending(
  { db }: Pick<Deps, 'db'>,
  { companyId, month, microUsd }: Reservation,
  usage: Usage | null,
  prices: Prices,
): Promise<number> {
  const used = usage === null ? microUsd : costOf(usage, prices)
  // More than a call can use is not believed.
  const cost = used < 0 || Number.isNaN(used) ? microUsd : Math.min(used, microUsd)
  if (cost < microUsd)
    await db.forCompany(companyId, (tx) => refund(tx, { companyId, month, amount: microUsd - cost }))
  return cost
}

const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`
