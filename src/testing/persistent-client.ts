import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerOf, EndpointShape } from '#contract/endpoint.ts'
import { listOutbox, type OutboxMail } from '#platform/mail/outbox.ts'
import { requestOf, type TestCall } from './request-of.ts'
import type { TestServer } from './start-server.ts'

const usualPatience = 150_000

/** A client that retries until the server answers, as people do when a page does not load. */
export interface PersistentClient {
  /** The body of the success; throws on any other answer but 503. */
  call<E extends EndpointShape>(endpoint: E, call: TestCall<E>): Promise<AnswerOf<E>>
  /** The newest mail to the address whose subject matches, read from the outbox's folder. */
  mailTo(address: string, subject: RegExp): Promise<OutboxMail>
  /** Asks until the answer suits. */
  until<E extends EndpointShape>(
    endpoint: E,
    call: TestCall<E>,
    suits: (answer: AnswerOf<E>) => boolean,
  ): Promise<AnswerOf<E>>
}

export function persistentClient(
  { url, dataDir }: Pick<TestServer, 'url' | 'dataDir'>,
  patience = usualPatience,
): PersistentClient {
  /** Null when no answer came. */
  const tryOnce = <E extends EndpointShape>(endpoint: E, call: TestCall<E>) =>
    send(url, endpoint, call as TestCall<EndpointShape>) as Promise<AnswerOf<E> | null>
  const call: PersistentClient['call'] = (endpoint, call) =>
    patiently(`${endpoint.method} ${endpoint.path}`, patience, () => tryOnce(endpoint, call))
  return {
    call,
    mailTo: (address, subject) =>
      patiently(`A mail to ${address} with the subject ${subject}`, patience, async () => {
        const mails = await listOutbox(join(dataDir, 'outbox'))
        return mails.find((mail) => mail.to === address && subject.test(mail.subject)) ?? null
      }),
    until: (endpoint, asked, suits) =>
      patiently(`What was waited for at ${endpoint.path}`, patience, async () => {
        const answer = await tryOnce(endpoint, asked)
        return answer !== null && suits(answer) ? answer : null
      }),
  }
}

async function patiently<T>(what: string, patience: number, attempt: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const got = await attempt()
    if (got !== null) return got
    await sleep(100)
  }
  throw new Error(`${what} did not come within ${patience / 1000} s`)
}

async function send(
  origin: string,
  endpoint: EndpointShape,
  call: TestCall<EndpointShape>,
): Promise<unknown> {
  const { method, url, headers, payload } = requestOf(endpoint, call)
  const isJson = payload !== undefined && !Buffer.isBuffer(payload)
  let status: number
  let text: string
  try {
    const reply = await fetch(origin + String(url), {
      method: String(method),
      headers: {
        ...(headers as Record<string, string>),
        ...(isJson ? { 'content-type': 'application/json' } : {}),
      },
      ...(payload === undefined
        ? {}
        : { body: isJson ? JSON.stringify(payload) : new Uint8Array(payload as Buffer) }),
      signal: AbortSignal.timeout(20_000),
    })
    status = reply.status
    text = await reply.text()
  } catch {
    return null
  }
  if (status === 503) return null
  if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} was answered ${status}: ${text}`)
  return text === '' ? {} : (JSON.parse(text) as unknown)
}
