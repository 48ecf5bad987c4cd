import { vi } from 'vitest'
import type { AnswerOf, BodyOf, EndpointShape } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/refusals.ts'

/** What a page under test is told when a call does not succeed; without a status no answer comes at all. */
export class FakeFailure extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status = 0, body: ErrorBody = { code: 'NETWORK', message: '' }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

type Answerer<E extends EndpointShape> = (body: BodyOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>>

/** Stands in for the server behind the browser's client, typed by the contract. Undone by `vi.unstubAllGlobals()`. */
export function fakeApi() {
  const answerers = new Map<string, (body: never) => unknown>()
  const asked: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${address}`
    const answer = answerers.get(call)
    if (!answer) throw new Error(`Nobody answers ${call}`)
    const sent: unknown = body === undefined ? undefined : JSON.parse(body)
    asked.push({ call, body: sent })
    try {
      return Response.json(await answer(sent as never))
    } catch (error) {
      if (!(error instanceof FakeFailure)) throw error
      if (error.status === 0) throw new TypeError('Failed to fetch')
      return Response.json(error.body, { status: error.status })
    }
  })
  return {
    /** How an endpoint without parameters answers from now on. */
    on<E extends EndpointShape>({ method, path }: E, answer: Answerer<E>): void {
      answerers.set(`${method} ${path}`, answer)
    },
    /** The bodies that came to an endpoint, in order. */
    sentTo: ({ method, path }: EndpointShape): unknown[] =>
      asked.filter(({ call }) => call === `${method} ${path}`).map(({ body }) => body),
  }
}
