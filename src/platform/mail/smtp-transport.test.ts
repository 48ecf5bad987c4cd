import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeSmtpServer, fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { smtpTransport } from './smtp-transport.ts'

let server: FakeSmtpServer
beforeEach(async () => {
  server = await fakeSmtpServer()
})
afterEach(() => server.close())

// Reaches the same server by an address that does not say that it is this machine.
const elsewhere = () => server.url.replace('127.0.0.1', '0.0.0.0')

it('in production mail leaves for a server elsewhere encrypted or not at all', async () => {
  const transport = smtpTransport(elsewhere(), { production: true })
  await expect(transport.ping()).rejects.toMatchObject({ code: 'ETLS' })
  await transport.close()
})

it.each([
  ['on this machine', () => smtpTransport(server.url, { production: true })],
  ['in development', () => smtpTransport(elsewhere())],
])('%s a server without TLS is spoken to', async (_where, open) => {
  const transport = open()
  await expect(transport.ping()).resolves.toBeUndefined()
  await transport.close()
})
