import type { EndpointShape } from '#contract/endpoint.ts'
import { requestOf, type TestCall } from '#testing/request-of.ts'
import type { TwoServers } from './two-servers.ts'

/** Sends a call many times in parallel, to both processes in turn; returns the statuses. */
export function allAtOnce<E extends EndpointShape>(
  { urls }: TwoServers,
  endpoint: E,
  calls: readonly TestCall<E>[],
): Promise<number[]> {
  return Promise.all(
    calls.map(async (call, at) => {
      const { method, url, headers, payload } = requestOf(endpoint, call as TestCall<EndpointShape>)
      const reply = await fetch(`${urls[at % 2 === 0 ? 0 : 1]}${String(url)}`, {
        method: String(method),
        headers: {
          ...(headers as Record<string, string>),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      })
      await reply.arrayBuffer()
      return reply.status
    }),
  )
}

/** `200 ×40, 409 ×2`. */
export function tallyOf(statuses: readonly number[]): string {
  const groups = [...Map.groupBy(statuses, (status) => status)].sort(([one], [other]) => one - other)
  return groups.map(([status, all]) => `${status} ×${all.length}`).join(', ')
}
