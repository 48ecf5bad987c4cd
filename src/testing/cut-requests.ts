import type { InjectOptions } from 'fastify'
import type { CallOf, EndpointShape } from '#contract/endpoint.ts'
import { requestOf, type TestCall } from './request-of.ts'

/** Sends a request; answers its status. */
export type Send = (request: InjectOptions) => Promise<number>
export type Cut = (send: Send, request: InjectOptions) => Promise<number[]>

/** What may become of a request on a bad network, and of its repetition; each answers the statuses of all that arrived. */
export const cuts: Record<string, Cut> = {
  'never, and the next try does': async (send, request) => {
    const part = half(request)
    return [...(part ? [await send(part)] : []), await send(request)]
  },
  'while the first try is still worked on': (send, request) => Promise.all([send(request), send(request)]),
  'after its reply was lost': async (send, request) => [await send(request), await send(request)],
}

export function callRequest<E extends EndpointShape>(
  endpoint: E,
  call: TestCall<E> | CallOf<E>,
): InjectOptions {
  return requestOf(endpoint, call as TestCall<EndpointShape>)
}

/** The request as a line that broke in the middle of it leaves it; null where nothing of it arrives. */
function half(request: InjectOptions): InjectOptions | null {
  const { payload } = request
  if (payload === undefined) return null
  const whole = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload))
  const type = Buffer.isBuffer(payload) ? {} : { 'content-type': 'application/json' }
  return {
    ...request,
    headers: { ...request.headers, ...type },
    payload: whole.subarray(0, whole.length / 2),
  }
}
