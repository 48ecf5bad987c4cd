import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readTables } from '#testing/read-tables.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { type FakeTransport, fakeTransport } from './fake-mail.ts'
import type { MailContent } from './mail.ts'
import { sendLastTask } from './send-last.ts'

const content: MailContent = {
  to: 'erased@candidate.example',
  language: 'fr',
  subject: 'Votre candidature est effacée',
  greeting: 'Bonjour Zouhaira,',
  paragraphs: ['Tout est effacé.'],
}
const words = /erased@candidate|Zouhaira|effacé/i

let transport: FakeTransport
let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  transport = fakeTransport()
  app = await startApp({ deps: { transport } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
beforeEach(() => transport.messages.splice(0))
afterAll(async () => {
  await owner.end()
  await app.close()
})

const send = () =>
  app.platform.db.forSystem((tx) =>
    app.platform.mail.sendLast(tx, { kind: 'test.last', subjectId: 'code-1' }, content),
  )
const traces = async () => JSON.stringify([await readTables(owner), app.log.lines, await app.waitingTasks()])
const kept = async () => (await owner.query('select from last_mails')).rowCount

test('a mail to somebody of whom no row remains goes when the mail server is back, and leaves nothing', async () => {
  transport.failNext('smtp-451')
  await send()
  expect(await traces()).not.toMatch(words)
  await expect(app.runTasks()).rejects.toThrow('smtp-451')
  expect([transport.messages.length, await kept()]).toEqual([0, 1])
  expect(await traces()).not.toMatch(words)
  await owner.query('delete from fake_tasks')
  const [{ id }] = (await owner.query('select id from last_mails')).rows
  await sendAgain(id)
  await sendAgain(id)
  expect(transport.sent.map(({ to, greeting }) => [to, greeting])).toEqual([[content.to, content.greeting]])
  expect(await kept()).toBe(0)
  expect(await traces()).not.toMatch(words)
})

test('one that waited while SECRET_KEY was replaced still goes', async () => {
  await send()
  await owner.query('delete from fake_tasks')
  const [{ id }] = (await owner.query('select id from last_mails')).rows
  const { config } = app.platform
  const replaced = { ...config, secretKey: 'n'.repeat(48) }
  const without = sendLastTask({ transport, config: replaced }).run(app.platform, { id })
  await expect(without).rejects.toThrow('error')
  const beside = { ...replaced, secretKeyOld: config.secretKey }
  await sendLastTask({ transport, config: beside }).run(app.platform, { id })
  expect(transport.sent.at(-1)).toMatchObject({ to: content.to, greeting: content.greeting })
  expect([transport.messages.length, await kept()]).toEqual([1, 0])
})

test.each([
  ['is refused for good', 'smtp-550', 0],
  ['does not go within a week', 'smtp-451', 8],
])('one that %s is deleted', async (_what, code, days) => {
  transport.failNext(code)
  await send()
  app.clock.advance(days * 86_400_000)
  await app.runTasks()
  expect([transport.messages.length, await kept()]).toEqual([0, 0])
  expect(await traces()).not.toMatch(words)
})

test('nothing is sent of a transaction that failed', async () => {
  const failing = app.platform.db.forSystem(async (tx) => {
    await app.platform.mail.sendLast(tx, { kind: 'test.last', subjectId: 'code-2' }, content)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await app.runTasks()
  expect([transport.messages.length, await kept()]).toEqual([0, 0])
})

const sendAgain = (id: string) =>
  sendLastTask({ transport, config: app.platform.config }).run(app.platform, { id })
