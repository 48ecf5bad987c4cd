import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { type FakeClock, fakeClock } from '#platform/clock/fake-clock.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { type FakeTasks, fakeTasks } from '#platform/tasks/fake-tasks.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { type FakeSmtpServer, fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { aContent } from '#testing/platform/mail-samples.ts'
import { deleteMessagesTask } from './delete-messages.ts'
import { defineMail, type MailContent } from './mail.ts'
import { openMail } from './open-mail.ts'
import { sendLastTask } from './send-last.ts'
import { sendMailTask } from './send-mail.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'

const company = randomUUID() as CompanyId
const config = {
  MAIL_FROM: 'Mindhire <no-reply@example.org>',
  BRAND_NAME: 'Mindhire',
  publicUrl: 'https://jobs.example.org',
  secretKey: 'a-key-of-tests',
}
const secret = 'https://jobs.example.org/Interview/secret-token'

let content: MailContent | null | Error
const welcome = defineMail({
  name: 'test.welcome',
  compose: async () => {
    if (content instanceof Error) throw content
    return content
  },
})

let fresh: FreshDatabase
let server: FakeSmtpServer
let smtp: MailTransport
let log: ReturnType<typeof fakeLog>
let clock: FakeClock
let closers: (() => Promise<void>)[] = []

beforeEach(async () => {
  fresh = await freshDatabase()
  server = await fakeSmtpServer()
  smtp = smtpTransport(server.url)
  log = fakeLog()
  clock = fakeClock()
  content = aContent({ action: { label: 'Start', url: secret } })
  closers = [() => smtp.close(), () => server.close()]
})
afterEach(async () => {
  for (const close of closers) await close()
  await fresh.close()
})

interface Post {
  send(subjectId?: string, version?: number): Promise<unknown>
  run(): Promise<unknown>
  tasks: FakeTasks
}

async function post(transport: MailTransport = smtp, companyId: CompanyId | null = company): Promise<Post> {
  const sendMail = sendMailTask({ kinds: [welcome], transport, config })
  const deleteMessages = deleteMessagesTask({ transport })
  const list = [sendMail as never, deleteMessages as never]
  const tasks = await fakeTasks(fresh.owner, { tasks: list, subscribers: [] }, clock)
  closers.unshift(() => tasks.close())
  const mail = openMail({
    sendLast: sendLastTask({ transport, config }),
    secretKey: config.secretKey,
    kinds: [welcome],
    tasks,
    sendMail,
    deleteMessages,
    publicUrl: config.publicUrl,
  })
  const platform = { db: fresh.database, log, clock, tasks } as unknown as Platform
  const inRows =
    companyId === null ? fresh.database.forSystem : fresh.database.forCompany.bind(null, companyId)
  return {
    tasks,
    send: (subjectId = 'subject-1', version = 1) =>
      inRows((tx) => mail.send(tx, welcome, { companyId, subjectId, version })),
    run: () => tasks.runAll(platform),
  }
}

async function asOwner(statement: string) {
  const client = new pg.Client(fresh.owner)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** The queue's retry after a failed run. */
async function again({ tasks, run }: Post): Promise<unknown> {
  const [row] = await asOwner('select id, company_id from mails')
  const payload = { mailId: row.id, companyId: row.company_id }
  await fresh.database.forSystem((tx) =>
    tasks.enqueue(tx, sendMailTask({ kinds: [], transport: smtp, config }), payload),
  )
  return run()
}

const row = async () =>
  (await asOwner('select status, attempts, last_error, sent_at is not null as dated from mails'))[0]

test('sends one message, however often it is posted', async () => {
  const mail = await post()
  await Promise.all([mail.send(), mail.send(), mail.send()])
  await mail.send()
  await mail.run()
  await again(mail)
  expect(server.recipients).toEqual([['candidate@example.org']])
  const [message] = server.received
  expect(message).toMatchObject({
    messageId: '<test=2e=welcome.subject-1.1@jobs.example.org>',
    subject: 'Your interview for Accountant',
    from: { name: 'Mindhire', address: 'no-reply@example.org' },
    to: [{ name: '', address: 'candidate@example.org' }],
  })
  expect(message?.text).toContain(secret)
  expect(message?.html).toContain(secret)
  expect(message?.headers.map((header) => header.key)).not.toContain('bcc')
  expect(await row()).toEqual({ status: 'sent', attempts: 1, last_error: null, dated: true })
})

test('a new version is a new message', async () => {
  const mail = await post()
  await mail.send('subject-1', 1)
  await mail.send('subject-1', 2)
  await mail.run()
  expect(server.received).toHaveLength(2)
})

test('a mail of no company is sent too', async () => {
  const mail = await post(smtp, null)
  await mail.send()
  await mail.run()
  expect(server.received).toHaveLength(1)
})

test('a transaction that fails posts nothing', async () => {
  const mail = await post()
  await expect(mail.send('amel@example.org')).rejects.toThrow()
  expect(await mail.run()).toEqual([])
})

test('tries again after a refusal for now', async () => {
  const mail = await post()
  await mail.send()
  server.answerNext(451)
  await expect(mail.run()).rejects.toThrow('smtp-451')
  expect(await row()).toMatchObject({ status: 'waiting', attempts: 1, last_error: 'smtp-451' })
  await again(mail)
  expect(server.received).toHaveLength(1)
  expect(await row()).toEqual({ status: 'sent', attempts: 2, last_error: null, dated: true })
})

test('tries again while the server is away', async () => {
  const away = await fakeSmtpServer()
  await away.close()
  const transport = smtpTransport(away.url)
  const mail = await post(transport)
  await mail.send()
  await asOwner('update mails set attempts = 99')
  await expect(mail.run()).rejects.toThrow('Mail not sent')
  expect(await row()).toMatchObject({ status: 'waiting', last_error: 'ESOCKET' })
  await transport.close()
})

test('is tried less often where the server falls silent, since it may have arrived', async () => {
  const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`)
  const mail = await post(transport)
  await mail.send()
  await asOwner('update mails set attempts = 13')
  await mail.run()
  expect(await row()).toMatchObject({ status: 'dead', attempts: 14 })
  await transport.close()
  silent.close()
})

test('gives up on a refusal for good', async () => {
  const mail = await post()
  await mail.send()
  server.answerNext(550)
  await mail.run()
  expect(server.received).toEqual([])
  expect(await row()).toEqual({ status: 'dead', attempts: 1, last_error: 'smtp-550', dated: false })
})

test('is dead after the last try', async () => {
  const mail = await post()
  await mail.send()
  await asOwner('update mails set attempts = 100')
  server.answerNext(451)
  await mail.run()
  expect(await row()).toMatchObject({ status: 'dead', attempts: 101 })
})

test('drops a mail that is no longer wanted', async () => {
  const mail = await post()
  await mail.send()
  content = null
  await mail.run()
  expect(server.received).toEqual([])
  expect(await row()).toMatchObject({ status: 'dropped', dated: false })
})

test('drops a mail about an erased row', async () => {
  const mail = await post()
  await mail.send()
  content = new Refusal('NOT_FOUND')
  await mail.run()
  expect(server.received).toEqual([])
  expect(await row()).toMatchObject({ status: 'dropped', dated: false })
})

test('a connection lost after the message was taken repeats the same Message-ID', async () => {
  const mail = await post()
  await mail.send()
  server.answerNext(0)
  await expect(mail.run()).rejects.toThrow('Mail not sent')
  expect(server.received).toHaveLength(1)
  await again(mail)
  expect(server.received).toHaveLength(2)
  expect(new Set(server.received.map((message) => message.messageId)).size).toBe(1)
})

test('a worker that dies between the reply and its commit repeats the same Message-ID once', async () => {
  const dying: MailTransport = {
    ...smtp,
    deliver: async (message) => {
      await smtp.deliver(message)
      await new Promise(() => {})
    },
  }
  const sendMail = sendMailTask({ kinds: [welcome], transport: dying, config })
  const mail = await post()
  await mail.send()
  const [{ id }] = (await asOwner('select id from mails')) as [{ id: string }]
  const platform = { db: fresh.database, log, clock, tasks: mail.tasks } as unknown as Platform
  void sendMail.run(platform, { mailId: id, companyId: company })
  await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(1)
  await mail.run()
  expect(server.received).toHaveLength(1)
  const [later] = await mail.tasks.waiting()
  expect(later?.startAfterSeconds).toBeGreaterThan(15)
  expect(later?.startAfterSeconds).toBeLessThan(21)
  await asOwner("update mails set claimed_until = now() - interval '1 second'")
  clock.advance(21_000)
  await mail.run()
  await again(mail)
  expect(server.received.map((message) => message.messageId)).toEqual(
    Array(2).fill('<test=2e=welcome.subject-1.1@jobs.example.org>'),
  )
})

test('neither database, queue, log nor error holds the address or the link', async () => {
  const mail = await post()
  await mail.send()
  server.answerNext(451)
  const failed = await mail.run().catch((error: unknown) => error)
  content = new TypeError('candidate@example.org has no secret-token')
  const broken = await again(mail).catch((error: unknown) => error)
  const inspected = [failed, broken].map(
    (error) => (error as Error).stack + JSON.stringify(error) + String((error as Error).cause),
  )
  const rows = [await asOwner('select * from mails'), await asOwner('select * from fake_tasks'), log.lines]
  const everything = JSON.stringify([inspected, rows])
  expect(everything).toContain('TypeError')
  expect(everything).not.toMatch(/candidate@|secret-token|Accountant/)
})

test('a mail that cannot be rendered is dead at once', async () => {
  const mail = await post()
  await mail.send()
  content = aContent({ to: 'a@example.org\r\nBcc: b@example.org' })
  await mail.run()
  expect(await row()).toMatchObject({ status: 'dead', last_error: 'bad-recipient' })
})

test('wrong settings fail at the start', () => {
  expect(() => sendMailTask({ kinds: [welcome, welcome], transport: smtp, config })).toThrow('same name')
  expect(() => sendMailTask({ kinds: [], transport: smtp, config: { ...config, MAIL_FROM: 'x' } })).toThrow(
    'MAIL_FROM',
  )
})
