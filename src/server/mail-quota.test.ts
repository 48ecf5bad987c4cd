import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  requestResetEndpoint,
  resendVerificationEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '#features/accounts/contract/account.ts'
import { sendMailTask } from '#platform/mail/send-mail.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import { aNewAccount } from '#testing/builders/a-company.ts'
import { type FakeSmtpServer, fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

const minute = 60_000
const hour = 60 * minute
let server: FakeSmtpServer
let transport: MailTransport
let app: TestApp
beforeAll(async () => {
  server = await fakeSmtpServer()
  transport = smtpTransport(server.url)
  app = await startApp({ deps: { transport } })
})
afterAll(async () => {
  await app.close()
  await transport.close()
  await server.close()
})

/** The mails that this address got from the mail server, oldest first. */
const mailsTo = (address: string) => server.received.filter((_, at) => server.recipients[at]?.[0] === address)

function tokenIn(mail: { text?: string | undefined } | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('There is no link in the mail')
  return token
}

const reset = (token: string, newPassword: string) =>
  app.call(resetPasswordEndpoint, { params: { token }, body: { newPassword } })

async function waitFor(milliseconds: number) {
  app.clock.advance(milliseconds)
  await app.runTasks()
}

test('fifty calls of strangers about one address send three mails that day, and the waiting ones the next', async () => {
  const account = aNewAccount()
  const { userName, password } = account
  const calls = [
    () => app.call(signUpEndpoint, { body: { ...account, name: 'Somebody else' } }),
    () => app.call(requestResetEndpoint, { params: { email: userName } }),
    () => app.call(resendVerificationEndpoint, { body: { userName, password } }),
  ]
  await app.call(signUpEndpoint, { body: account })
  await waitFor(minute)
  for (let call = 1; call < 50; call++) {
    const { status } = (await calls[call % 3]?.()) ?? { status: 0 }
    expect(status).toBe(200)
    await waitFor(2 * minute)
  }
  expect(mailsTo(userName)).toHaveLength(3)
  const waiting = await app.waitingTasks()
  expect(waiting.map(({ name }) => name)).toEqual(Array(waiting.length).fill('mail.send'))
  expect(waiting.length).toBeLessThanOrEqual(3)

  await waitFor(20 * hour)
  expect(mailsTo(userName)).toHaveLength(3)
  await waitFor(4 * hour)
  const late = mailsTo(userName).slice(3)
  expect(late.length).toBe(waiting.length)
  await waitFor(59 * minute)
  const verification = late.find(({ subject }) => subject?.startsWith('Verify'))
  expect((await app.call(verifyEmailEndpoint, { params: { token: tokenIn(verification) } })).status).toBe(200)
  const forgotten = late.find(({ subject }) => subject?.startsWith('Choose a new'))
  expect((await reset(tokenIn(forgotten), 'an entirely new one 7')).status).toBe(200)
})

test('a link in hand works until the mail that replaces it goes, however often a new one is asked for', async () => {
  const { userName, ...rest } = aNewAccount()
  await app.call(signUpEndpoint, { body: { userName, ...rest } })
  await waitFor(minute)
  const ask = async () => {
    await app.call(requestResetEndpoint, { params: { email: userName } })
    await waitFor(2 * minute)
  }
  await ask()
  const [, first] = mailsTo(userName)
  await ask()
  const [, , second] = mailsTo(userName)
  expect((await reset(tokenIn(first), 'an entirely new one 7')).status).toBe(400)
  await ask()
  await ask()
  expect(mailsTo(userName)).toHaveLength(3)
  expect((await reset(tokenIn(second), 'an entirely new one 7')).status).toBe(200)
})

test('a retried mail keeps its link', async () => {
  await app.runTasks()
  const { userName, ...rest } = aNewAccount()
  await app.call(signUpEndpoint, { body: { userName, ...rest } })
  // The mail was taken, and the connection cut before that was said.
  server.answerNext(0)
  await expect(app.runTasks()).rejects.toThrow('Mail not sent')
  const { db, tasks, config } = app.platform
  const sendMail = sendMailTask({ kinds: [], transport, config })
  await db.forSystem(async (tx) => {
    const { rows } = await tx.$client.query("select id, company_id from mails where last_error <> ''")
    await tasks.enqueue(tx, sendMail, { mailId: rows[0].id, companyId: rows[0].company_id })
  })
  await app.runTasks()
  const [taken, again] = mailsTo(userName)
  expect(tokenIn(again)).toBe(tokenIn(taken))
  expect(again?.messageId).toBe(taken?.messageId)
})
