import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { type FakeClock, fakeClock } from '#platform/clock/fake-clock.ts'
import type { Tx } from '#platform/database/database.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { type FakeTasks, fakeTasks } from '#platform/tasks/fake-tasks.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { aContent } from '#testing/platform/mail-samples.ts'
import { claimDueMail, kindsCausedByAnyone } from './claim-mail.ts'
import { deleteMessagesTask } from './delete-messages.ts'
import { type FakeTransport, fakeTransport } from './fake-mail.ts'
import { defineMail, type Mail, type MailKind } from './mail.ts'
import { openMail } from './open-mail.ts'
import { sendLastTask } from './send-last.ts'
import { sendMailTask } from './send-mail.ts'

const hour = 3_600_000
const companyId = randomUUID() as CompanyId
const publicUrl = 'https://jobs.example.org'
const config = {
  MAIL_FROM: 'no-reply@example.org',
  BRAND_NAME: 'Mindhire',
  publicUrl,
  secretKey: 'a-key-of-tests',
}

let composing: () => Promise<void>
let addressOf: (subjectId: string) => string
const kindOf = (name: string, more: Partial<MailKind> = {}): MailKind =>
  defineMail({
    name,
    compose: async (_platform, { subjectId }) => {
      await composing()
      return aContent({ subject: name, to: addressOf(subjectId) })
    },
    ...more,
  })
const reset = kindOf('test.reset', { askedBy: 'anyone' })
const resend = kindOf('test.resend', { askedBy: 'anyone' })
const notice = kindOf('test.notice')
const kinds = [reset, resend, notice]

let fresh: FreshDatabase
let clock: FakeClock
let tasks: FakeTasks
let transport: FakeTransport
let mail: Mail
let platform: Platform
beforeEach(async () => {
  fresh = await freshDatabase()
  clock = fakeClock()
  transport = fakeTransport()
  composing = async () => undefined
  addressOf = (subjectId) => `${subjectId}@candidate.example`
  const sendMail = sendMailTask({ kinds, transport, config })
  const deleteMessages = deleteMessagesTask({ transport })
  const list = [sendMail as never, deleteMessages as never]
  tasks = await fakeTasks(fresh.owner, { tasks: list, subscribers: [] }, clock)
  mail = openMail({
    sendLast: sendLastTask({ transport, config }),
    secretKey: config.secretKey,
    kinds,
    tasks,
    sendMail,
    deleteMessages,
    publicUrl,
  })
  platform = { db: fresh.database, clock, log: fakeLog(), tasks } as unknown as Platform
})
afterEach(async () => {
  await tasks.close()
  await fresh.close()
})

const ask = (kind: MailKind, subjectId = 'subject-1') =>
  fresh.database.forCompany(companyId, (tx) => mail.send(tx, kind, { companyId, subjectId }))
const run = () => tasks.runAll(platform)
const sent = () => transport.sent.map(({ subject }) => subject)
const rows = async () =>
  fresh.database.forCompany(
    companyId,
    async (tx) =>
      (await tx.$client.query('select kind, status, attempts from mails order by created_at')).rows,
  )

async function askAndRun(...asked: MailKind[]) {
  for (const kind of asked) {
    await ask(kind)
    await run()
  }
}

test('of all that strangers can cause a subject gets three within 24 hours; the next one waits and goes', async () => {
  await askAndRun(reset, resend)
  clock.advance(hour)
  await askAndRun(reset, resend, reset)
  expect(sent()).toEqual(['test.reset', 'test.resend', 'test.reset'])
  expect(await rows()).toContainEqual({ kind: 'test.resend', status: 'waiting', attempts: 0 })
  clock.advance(22 * hour)
  await run()
  expect(sent()).toHaveLength(3)
  clock.advance(hour + 5000)
  await run()
  expect(sent().slice(3).sort()).toEqual(['test.resend', 'test.reset'].sort())
  expect(await tasks.waiting()).toEqual([])
})

test('in any 24 hours there are no more than three, over several days', async () => {
  const times: number[] = []
  for (let at = 0; at < 96; at++) {
    const before = transport.messages.length
    await askAndRun(at % 2 ? reset : resend)
    for (let more = before; more < transport.messages.length; more++) times.push(clock.now().getTime())
    clock.advance(hour)
  }
  expect(times.length).toBeGreaterThanOrEqual(11)
  for (const [at, time] of times.entries())
    expect(time - (times[at - 3] ?? 0)).toBeGreaterThanOrEqual(24 * hour)
})

test('asking a hundred times leaves one row and one task', async () => {
  await askAndRun(reset, reset, reset)
  for (let time = 0; time < 100; time++) await ask(reset)
  await run()
  for (let time = 0; time < 20; time++) await ask(reset)
  expect(await rows()).toHaveLength(4)
  expect(await tasks.waiting()).toHaveLength(1)
})

test('other subjects, and kinds that no stranger can cause, are not delayed', async () => {
  await askAndRun(reset, reset, reset, reset)
  await ask(reset, 'subject-2')
  await ask(notice)
  await run()
  expect(sent()).toHaveLength(5)
})

test('concurrent workers do not exceed the limit', async () => {
  await askAndRun(reset, resend)
  for (const kind of [reset, resend]) await ask(kind)
  const inRows = <T>(work: (tx: Tx) => Promise<T>) => fresh.database.forCompany(companyId, work)
  const [one, other] = await inRows(
    async (tx) => (await tx.$client.query("select id from mails where status = 'waiting'")).rows,
  )
  const take = (tx: Tx, { id }: { id: string }) =>
    claimDueMail(
      tx,
      { mailId: id, companyId },
      { askedByAnyone: kindsCausedByAnyone(kinds), now: clock.now() },
    )
  let second: ReturnType<typeof claimDueMail> | undefined
  const first = await inRows(async (tx) => {
    const taken = await take(tx, one)
    second = inRows((later) => take(later, other))
    await pause(300)
    return taken
  })
  expect(first).toMatchObject({ id: one.id, attempts: 1 })
  expect(await second).toBeGreaterThan(86_000)
})

test('a mail requested while another is composed is sent too, since the first may be outdated', async () => {
  composing = async () => {
    composing = async () => undefined
    await ask(reset)
  }
  await askAndRun(reset)
  expect(sent()).toHaveLength(2)
})

test('a failed attempt keeps its slot and is retried in it', async () => {
  await askAndRun(reset, resend)
  transport.failNext('smtp-451')
  await ask(reset)
  await expect(run()).rejects.toThrow('smtp-451')
  await askAndRun(resend)
  expect(sent()).toHaveLength(2)
  const [{ id }] = await fresh.database.forCompany(
    companyId,
    async (tx) =>
      (await tx.$client.query('select id from mails where attempts = 1 and sent_at is null')).rows,
  )
  const sendMail = sendMailTask({ kinds, transport, config })
  await fresh.database.forSystem((tx) => tasks.enqueue(tx, sendMail, { mailId: id, companyId }))
  await run()
  expect(sent()).toEqual(['test.reset', 'test.resend', 'test.reset'])
})

test('one mailbox gets three a day of all companies and subjects together; the rest waits, and none is lost', async () => {
  addressOf = (subjectId) => `Vic.tim+${subjectId}@candidate.example`
  const subjects = Array.from({ length: 7 }, (_, at) => `subject-${at}`)
  for (const subjectId of subjects) {
    const ofAnother = randomUUID() as CompanyId
    await fresh.database.forCompany(ofAnother, (tx) =>
      mail.send(tx, reset, { companyId: ofAnother, subjectId }),
    )
    await run()
  }
  expect(sent()).toHaveLength(3)
  await askAndRun(notice)
  expect(sent()).toHaveLength(4)
  for (const total of [7, 8]) {
    clock.advance(24 * hour + 5000)
    await run()
    expect(sent()).toHaveLength(total)
  }
  expect(new Set(transport.messages.map(({ messageId }) => messageId)).size).toBe(8)
  expect(await tasks.waiting()).toEqual([])
})

test('mails to one mailbox that are sent at the same moment are three', async () => {
  addressOf = () => 'victim@candidate.example'
  for (let at = 0; at < 6; at++) await ask(reset, `subject-${at}`)
  const waiting = (await rows()).length
  await Promise.all((await allIds()).map((mailId) => sendOne(mailId)))
  expect([waiting, sent().length]).toEqual([6, 3])
  expect(
    (await rows()).filter(({ status, attempts }) => status === 'waiting' && attempts === 0),
  ).toHaveLength(3)
})

const allIds = () =>
  fresh.database.forCompany(companyId, async (tx) =>
    (await tx.$client.query<{ id: string }>('select id from mails')).rows.map(({ id }) => id),
  )
const sendOne = (mailId: string) =>
  sendMailTask({ kinds, transport, config }).run(platform, { mailId, companyId })
