import { vi } from 'vitest'
import type { AnswerOf, BodyOf, EndpointShape } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/refusals.ts'

/** The error that a page under test receives; without a status no answer comes at all. */
export class FakeFailure extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status = 0, body: ErrorBody = { code: 'NETWORK', message: '' }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** `asked` is the address with its parameters and query filled in. */
type Answerer<E extends EndpointShape> = (body: BodyOf<E>, asked: URL) => AnswerOf<E> | Promise<AnswerOf<E>>

interface Asked {
  method: string
  url: URL
  body: unknown
}

const isFor = ({ method, path }: EndpointShape, asked: Asked) =>
  method === asked.method &&
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(decodeURI(asked.url.pathname))

/** Stands in for the server behind the browser's client, typed by the contract. Undone by `vi.unstubAllGlobals()`. */
export function fakeApi() {
  const answerers: { endpoint: EndpointShape; answer: (body: never, asked: URL) => unknown }[] = []
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    const call: Asked = {
      method,
      url: new URL(address, 'http://page.test'),
      body: body === undefined ? undefined : JSON.parse(body),
    }
    const answerer = answerers.find(({ endpoint }) => isFor(endpoint, call))
    if (!answerer) throw new Error(`Nobody answers ${method} ${address}`)
    asked.push(call)
    try {
      return Response.json((await answerer.answer(call.body as never, call.url)) ?? {})
    } catch (error) {
      if (!(error instanceof FakeFailure)) throw error
      if (error.status === 0) throw new TypeError('Failed to fetch')
      return Response.json(error.body, { status: error.status })
    }
  })
  return {
    /** How an endpoint answers from now on. */
    on<E extends EndpointShape>(endpoint: E, answer: Answerer<E>): void {
      answerers.unshift({ endpoint, answer })
    },
    /** The bodies that came to an endpoint, in order. */
    sentTo: (endpoint: EndpointShape): unknown[] =>
      asked.filter((call) => isFor(endpoint, call)).map(({ body }) => body),
    /** The addresses under which an endpoint was asked, in order. */
    askedOf: (endpoint: EndpointShape): string[] =>
      asked.filter((call) => isFor(endpoint, call)).map(({ url }) => url.pathname + url.search),
  }
}
