import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { AnswerOf, EndpointShape } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/refusals.ts'
import { auditLog } from '#platform/audit/audit-log.ts'
import { type FakeClock, fakeClock } from '#platform/clock/fake-clock.ts'
import { readConfig } from '#platform/config/config.ts'
import type { OwnerConnection } from '#platform/database/connect-database.ts'
import { fakeDocuments } from '#platform/documents/fake-documents.ts'
import { memoryFiles } from '#platform/files/memory-files.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import { openLimits } from '#platform/limits/open-limits.ts'
import { sweepLimits } from '#platform/limits/sweep-limits.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import { deleteMessagesTask } from '#platform/mail/delete-messages.ts'
import { type FakeTransport, fakeTransport } from '#platform/mail/fake-mail.ts'
import { openMail } from '#platform/mail/open-mail.ts'
import { sendLastTask } from '#platform/mail/send-last.ts'
import { sendMailTask } from '#platform/mail/send-mail.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import { openPasswords } from '#platform/passwords/open-passwords.ts'
import type { Platform } from '#platform/platform.ts'
import { fakeTasks } from '#platform/tasks/fake-tasks.ts'
import type { Task } from '#platform/tasks/tasks.ts'
import { openApp } from '#server/app.ts'
import { mails, subscribers, tasks } from '#server/features.ts'
import { freshDatabase } from './fresh-database.ts'
import { requestOf, type TestCall } from './request-of.ts'

/** The answer to a call: `body` is the endpoint's answer on a success, and `error` the one error shape otherwise. */
export interface Answer<E extends EndpointShape> {
  status: number
  body: AnswerOf<E>
  error: ErrorBody
  headers: Record<string, unknown>
  bytes: Buffer
}

/** The product on a fresh real database, with fakes for mail, queue, files, documents and clock. */
export interface TestApp {
  platform: Platform
  clock: FakeClock
  mail: FakeTransport
  /** Lines that were logged. */
  log: ReturnType<typeof fakeLog>
  /** The database as its owner, past row-level security: to inspect rows. */
  owner: OwnerConnection
  call<E extends EndpointShape>(endpoint: E, call: TestCall<E>): Promise<Answer<E>>
  /** The body of a successful call; throws on any other status than 200. */
  succeed<E extends EndpointShape>(endpoint: E, call: TestCall<E>): Promise<AnswerOf<E>>
  /** A request as it goes over the wire, for what no typed call can send. */
  inject(
    options: InjectOptions,
  ): Promise<{ status: number; error: ErrorBody; headers: Record<string, unknown>; text: string }>
  /** Runs the tasks that are due by `clock`, and those they enqueue; answers with their names. */
  runTasks(): Promise<string[]>
  /** Runs a periodic task once, and the tasks it enqueues. */
  runEvery(task: Pick<Task<never>, 'name'>): Promise<string[]>
  waitingTasks(): Promise<{ name: string; payload: unknown; startAfterSeconds: number }[]>
  close(): Promise<void>
}

export interface TestAppOptions {
  settings?: Record<string, string>
  /** In place of the fakes. */
  deps?: Partial<Pick<Platform, 'documents' | 'files' | 'assistant'>> & {
    /** Gets every message beside the fake one. */
    transport?: MailTransport
  }
}

export async function startApp({ settings = {}, deps = {} }: TestAppOptions = {}): Promise<TestApp> {
  const { database, owner, close: dropDatabase } = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'mindhire-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    SECRET_KEY: 'x'.repeat(48),
    PUBLIC_URL: 'http://mindhire.test',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    REGISTRATION_PROOF: 'off',
    SESSION_CACHE_SECONDS: '0',
    ARGON2_MEMORY_KIB: '64',
    ...settings,
  })
  const clock = fakeClock(new Date())
  const log = fakeLog()
  const inbox = fakeTransport()
  const transport = deps.transport ? both(inbox, deps.transport) : inbox
  const sendMail = sendMailTask({ kinds: mails, transport, config })
  const deleteMessages = deleteMessagesTask({ transport })
  const sendLast = sendLastTask({ transport, config })
  const queue = await fakeTasks(
    owner,
    {
      tasks: [
        ...tasks,
        sweepFiles as never,
        sweepLimits as never,
        sendMail as never,
        sendLast as never,
        deleteMessages as never,
      ],
      subscribers,
    },
    clock,
  )
  const platform: Platform = {
    config,
    clock,
    log,
    db: database,
    tasks: queue,
    mail: openMail({
      kinds: mails,
      tasks: queue,
      sendMail,
      deleteMessages,
      publicUrl: config.publicUrl,
      sendLast,
      secretKey: config.secretKey,
    }),
    files: deps.files ?? (await memoryFiles()),
    documents: deps.documents ?? fakeDocuments(),
    passwords: openPasswords({ config }),
    audit: auditLog,
    links: deriveLinks({ config, clock }),
    limits: openLimits({ db: database, clock, config }),
    assistant: deps.assistant ?? null,
  }
  const app = await openApp({ platform, ping: () => database.ping(), checksReplies: true })
  await app.ready()
  const call: TestApp['call'] = async (endpoint, call) => {
    const reply = await app.inject(requestOf(endpoint, call as TestCall<EndpointShape>))
    const body = json(reply.body)
    return {
      status: reply.statusCode,
      body: body as never,
      error: body as ErrorBody,
      headers: reply.headers,
      bytes: reply.rawPayload,
    }
  }
  return {
    platform,
    clock,
    log,
    mail: inbox,
    owner,
    runTasks: () => queue.runAll(platform),
    runEvery: ({ name }) => queue.runEvery(platform, name),
    waitingTasks: () => queue.waiting(),
    inject: async (options) => {
      const reply = await app.inject(options)
      return {
        status: reply.statusCode,
        error: json(reply.body) as ErrorBody,
        headers: reply.headers,
        text: reply.body,
      }
    },
    call,
    succeed: async (endpoint, given) => {
      const { status, body, error } = await call(endpoint, given)
      if (status !== 200) throw new Error(`${endpoint.path} was answered ${status}: ${error.message}`)
      return body
    },
    close: async () => {
      await app.close()
      await queue.close()
      await platform.documents.close()
      await dropDatabase()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function both(fake: FakeTransport, real: MailTransport): MailTransport {
  return {
    ...fake,
    deliver: async (message) => {
      await fake.deliver(message)
      await real.deliver(message)
    },
    forget: async (hashes) => {
      await fake.forget?.(hashes)
      await real.forget?.(hashes)
    },
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
