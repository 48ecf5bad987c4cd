import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { fakeClock } from '#platform/clock/fake-clock.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { type FakeTasks, fakeTasks } from '#platform/tasks/fake-tasks.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { aContent } from '#testing/platform/mail-samples.ts'
import { deleteMessagesTask } from './delete-messages.ts'
import { type FakeTransport, fakeTransport } from './fake-mail.ts'
import { countUnsentMails, listUndeliveredMails } from './list-mails.ts'
import { defineMail, type Mail } from './mail.ts'
import { openMail } from './open-mail.ts'
import { sendLastTask } from './send-last.ts'
import { sendMailTask } from './send-mail.ts'

const company = randomUUID() as CompanyId
const config = {
  MAIL_FROM: 'Mindhire <no-reply@example.org>',
  BRAND_NAME: 'Mindhire',
  publicUrl: 'https://jobs.example.org',
  secretKey: 'a-key-of-tests',
}
const welcome = defineMail({ name: 'test.welcome', compose: async () => aContent({}) })

let fresh: FreshDatabase
let transport: FakeTransport
let tasks: FakeTasks
let mail: Mail
let owner: pg.Client

beforeEach(async () => {
  fresh = await freshDatabase()
  owner = new pg.Client(fresh.owner)
  await owner.connect()
  transport = fakeTransport()
  const sendMail = sendMailTask({ kinds: [welcome], transport, config })
  const deleteMessages = deleteMessagesTask({ transport })
  const list = { tasks: [sendMail as never, deleteMessages as never], subscribers: [] }
  tasks = await fakeTasks(fresh.owner, list)
  mail = openMail({
    sendLast: sendLastTask({ transport, config }),
    secretKey: config.secretKey,
    kinds: [welcome],
    tasks,
    sendMail,
    deleteMessages,
    publicUrl: config.publicUrl,
  })
})
afterEach(async () => {
  await owner.end()
  await tasks.close()
  await fresh.close()
})

const run = () =>
  tasks.runAll({ db: fresh.database, log: fakeLog(), clock: fakeClock(), tasks } as unknown as Platform)
const troubled = (offset = 0, limit = 10) =>
  fresh.database.forSystem((tx) => listUndeliveredMails(tx, { offset, limit }))
const resend = (mailId: string) => fresh.database.forSystem((tx) => mail.resend(tx, mailId))

async function aMail(companyId: CompanyId | null = company): Promise<void> {
  const subjectId = randomUUID()
  await fresh.database.forSystem((tx) => mail.send(tx, welcome, { companyId, subjectId }))
}

async function aDeadMail(companyId: CompanyId | null = company): Promise<string> {
  await aMail(companyId)
  transport.failNext('smtp-550')
  await run()
  const [newest] = await troubled()
  if (!newest) throw new Error('No mail is dead')
  return newest.id
}

test('failed mails of all companies are listed, newest first', async () => {
  await aMail()
  await run()
  const older = await aDeadMail(null)
  const newer = await aDeadMail()
  expect((await troubled()).map(({ id }) => id)).toEqual([newer, older])
  expect((await troubled(1, 1)).map(({ id }) => id)).toEqual([older])
  expect((await troubled())[0]).toEqual({
    id: newer,
    kind: 'test.welcome',
    companyId: company,
    status: 'dead',
    attempts: 1,
    lastError: 'smtp-550',
    createdAt: expect.any(Date),
  })
  expect(await fresh.database.forSystem(countUnsentMails)).toEqual({ waiting: 0, dead: 2 })
})

test('one that waits is listed after three tries that failed', async () => {
  await aMail()
  await owner.query('update mails set attempts = 2')
  expect(await troubled()).toEqual([])
  await owner.query('update mails set attempts = 3')
  expect(await troubled()).toHaveLength(1)
})

test('a resent mail is sent once, however often it is requested, and has all its attempts', async () => {
  const id = await aDeadMail()
  await Promise.all([resend(id), resend(id), resend(id)])
  const { rows } = await owner.query('select status, attempts from mails')
  expect(rows).toEqual([{ status: 'waiting', attempts: 0 }])
  await run()
  expect(transport.messages).toHaveLength(1)
  expect(await troubled()).toEqual([])
})

test('a sent, untried or unknown mail is not sent again', async () => {
  await aMail()
  const { rows } = await owner.query<{ id: string }>('select id from mails')
  const id = rows[0]?.id ?? ''
  expect(await resend(id)).toBe(false)
  await run()
  expect(await resend(id)).toBe(false)
  expect(await resend(randomUUID())).toBe(false)
  expect(await run()).toEqual([])
  expect(transport.messages).toHaveLength(1)
})

test('a transaction that fails leaves it as it was', async () => {
  const id = await aDeadMail()
  const failing = fresh.database.forSystem(async (tx) => {
    expect(await mail.resend(tx, id)).toBe(true)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await run()).toEqual([])
  expect((await troubled()).map(({ status }) => status)).toEqual(['dead'])
})
