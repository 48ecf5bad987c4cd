import type { AnswerOf, CallOf, EndpointShape } from '#contract/endpoint.ts'
import { inWords, networkError, readError } from './api-error.ts'
import { bearerFor, noticeError } from './bearer.ts'
import { addressOf, type Callable, type Route } from './route.ts'

type How = {
  signal?: AbortSignal
  /** Survives leaving the page; at most 64 KiB. */
  keepalive?: boolean
}
type Sent<E extends EndpointShape> = CallOf<E> & How
type Wanted = How & { params?: unknown; query?: unknown; body?: unknown }

/** Calls an endpoint; throws ApiError when it did not succeed, and AbortError when `signal` ended it. */
export async function call<E extends EndpointShape>(
  endpoint: E | Route<E>,
  wanted: NoInfer<Sent<E>>,
): Promise<AnswerOf<E>> {
  return (await callWithStatus<E>(endpoint, wanted)).answer
}

/** As `call`, where success has several statuses that mean different things. */
export async function callWithStatus<E extends EndpointShape>(
  endpoint: E | Route<E>,
  wanted: NoInfer<Sent<E>>,
): Promise<{ status: number; answer: AnswerOf<E> }> {
  const { status, body } = await send(endpoint, wanted)
  // The server holds its replies to the contract; parsing them again would carry the schemas into every page.
  return { status, answer: body as AnswerOf<E> }
}

async function send(endpoint: Callable, wanted: Wanted): Promise<{ status: number; body: unknown }> {
  const token = bearerFor(endpoint)
  const { response, text } = await exchange(endpoint, wanted, token)
  const body = response.ok ? parseAnswer(response.status, text) : undefined
  if (response.ok && !saysFailure(body)) return { status: response.status, body: inReadersLanguage(body) }
  const error = readError(response.status, text, response.headers.get('retry-after'))
  noticeError(endpoint, error, token)
  throw error
}

async function exchange(endpoint: Callable, wanted: Wanted, token: string | null) {
  const { params, query, body, signal, keepalive } = wanted
  const address = addressOf(endpoint.path, asObject(params), asObject(query))
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
      ...(keepalive === undefined ? {} : { keepalive }),
    })
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError()
  }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** What the server says of a success, in the reader's language. */
const inReadersLanguage = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? { ...body, message: inWords(body.message) }
    : body

/** A success in name only: with an error flag and a `msg` it is a failure. */
const saysFailure = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === true && 'msg' in body

function parseAnswer(status: number, text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw readError(status, '')
  }
}
