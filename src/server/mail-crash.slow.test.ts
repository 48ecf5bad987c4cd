import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpEndpoint } from '#features/accounts/contract/account.ts'
import { aNewAccount } from '#testing/builders/a-company.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { type FakeSmtpServer, fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

const minute = 60_000

/** A way to the mail server that swallows what comes until it is opened. */
let way: Server
let isOpen = false
const held: Socket[] = []
let mails: FakeSmtpServer
let server: TestServer
beforeAll(async () => {
  mails = await fakeSmtpServer()
  const target = Number(new URL(mails.url).port)
  way = createServer((socket) => {
    socket.on('error', () => undefined)
    if (!isOpen) {
      held.push(socket)
      return
    }
    const through = connect(target, '127.0.0.1')
    through.on('error', () => undefined)
    socket.pipe(through).pipe(socket)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const { port } = way.address() as AddressInfo
  server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })
}, 2 * minute)
afterAll(async () => {
  await server?.stop()
  for (const socket of held) socket.destroy()
  way?.close()
  await mails?.close()
}, minute)

test('a mail whose process died goes within the minute, once', { timeout: 3 * minute }, async () => {
  const account = aNewAccount()
  await persistentClient(server).call(signUpEndpoint, { body: account })
  await expect.poll(() => held.length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(0)
  isOpen = true
  await server.kill()
  const died = Date.now()
  await server.restart()
  await expect.poll(() => mails.received.length, { timeout: 2 * minute, interval: 50 }).toBe(1)
  const seconds = (Date.now() - died) / 1000
  expect(seconds).toBeLessThan(55)
  expect(mails.recipients).toEqual([[account.userName]])
})
