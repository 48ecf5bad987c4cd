import type { FastifyRequest } from 'fastify'
import type { CallLimit, EndpointShape, LimitKey } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Limit, LimitReached, type Limits } from '#platform/limits/limits.ts'
import { countedAddress } from './counted-address.ts'
import type { Request } from './route.ts'

type Counted = Pick<FastifyRequest, 'params' | 'body' | 'ip' | 'employer'>

/** The endpoint's limits, applied to one call. */
export interface CallCount {
  /** Before the operation; throws LimitReached. */
  begin(): Promise<void>
  /** After the operation threw; throws LimitReached in place of a refusal of which there were too many. */
  failed(error: unknown): Promise<void>
  refund: Request<EndpointShape>['refund']
}

/** Counts a call under its matched route, so that no spelling of the path begins another count. */
export function countCalls(limits: Limits, endpoint: EndpointShape, call: Counted): CallCount {
  const all = endpoint.limits ?? []
  const before = all.filter((limit) => !limit.countOnly)
  const named = (some: readonly CallLimit[]) => some.map((limit) => limitOf(limit, endpoint, call))
  return {
    begin: async () => {
      if (before.length > 0) await limits.take(named(before))
    },
    failed: async (error) => {
      const uncounted = wasNotEvaluated(error) ? before : before.filter((limit) => isExcepted(limit, error))
      if (uncounted.length > 0) await limits.refund(named(uncounted))
      if (!(error instanceof Refusal)) return
      const refused = all.filter(({ countOnly }) => countOnly?.includes(error.code))
      if (refused.length > 0) await limits.take(named(refused))
    },
    refund: async () => {
      // The owner of one account must not clear an address of guesses at another.
      const shared = before.filter(ofAddressAlone)
      const own = before.filter((limit) => !ofAddressAlone(limit))
      if (own.length > 0) await limits.clear(named(own))
      if (shared.length > 0) await limits.refund(named(shared))
    },
  }
}

/** Whether the call was refused before its content was read. */
function wasNotEvaluated(error: unknown): boolean {
  return error instanceof LimitReached || (error instanceof Refusal && error.code === 'UNAVAILABLE')
}

function isExcepted({ countExcept = [] }: CallLimit, error: unknown): boolean {
  return error instanceof Refusal && countExcept.includes(error.code)
}

function ofAddressAlone({ per }: CallLimit): boolean {
  return per.every((key) => key === 'address')
}

function limitOf(limit: CallLimit, { method, path }: EndpointShape, call: Counted): Limit {
  const { name = `${method} ${path}`, per, max, minutes } = limit
  // As JSON no value can pass for another part of the key.
  return {
    key: JSON.stringify([name, minutes, ...per.map((key) => [key, callersPart(key, call)])]),
    max,
    minutes,
  }
}

function callersPart(key: LimitKey, { params, body, ip, employer }: Counted): string {
  if (key === 'address') return countedAddress(ip)
  if (key === 'user') return known(key, employer?.userId)
  const [part, field = ''] = key.split('.')
  return known(key, ((part === 'body' ? body : params) as Record<string, unknown> | undefined)?.[field])
}

// A limit on a field that the endpoint lacks would count all callers together.
function known(key: LimitKey, value: unknown): string {
  if (value === undefined) throw new Error(`A limit counts by ${key}, which this call does not have`)
  return String(value)
}
