import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorReply } from '#platform/http/error-reply.ts'
import { startS3 } from '#testing/start-s3.ts'
import type { Files } from './files.ts'
import { openS3Files } from './open-s3-files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const account = { bucket: 'files', key: 'S3RVER', secret: 'S3RVER' }
const at = (url: string) => openS3Files({ ...account, url }, { staging: join(folder, 'tmp') })

const everyCall: [string, (files: Files) => Promise<unknown>][] = [
  ['put', (files) => files.put('a/cv/1', Buffer.from('x'))],
  ['open', (files) => files.open('a/cv/1')],
  ['localPath', (files) => files.localPath('a/cv/1')],
  ['remove', (files) => files.remove('a/cv/1')],
  ['removeAll', (files) => files.removeAll('a/')],
  ['ping', (files) => files.ping()],
]
const answerTo = async (call: Promise<unknown>) => {
  const { status, body, retryAfterSeconds } = errorReply(await call.catch((error: unknown) => error))
  return [status, body.code, retryAfterSeconds]
}

test.each(everyCall)('a server that is down is answered 503 (%s)', async (_name, call) => {
  const server = await startS3(join(folder, 'down'))
  const files = await at(server.url)
  await server.close()
  expect(await answerTo(call(files))).toEqual([503, 'UNAVAILABLE', 2])
})

test.each(everyCall)('a server that refuses the account is answered 503 (%s)', async (_name, call) => {
  const server = await startS3(join(folder, 'refuses'))
  try {
    expect(await answerTo(call(await server.open('another account')))).toEqual([503, 'UNAVAILABLE', 2])
  } finally {
    await server.close()
  }
})

test('a received file that could not be kept stays to be discarded, and is kept once the server is back', async () => {
  const server = await startS3(join(folder, 'back'))
  const files = await at(server.url)
  const refused = await server.open('another account')
  const staged = await refused.stage(Readable.from([Buffer.from('hello')]), { maxBytes: 5 })
  await expect(refused.keep(staged, 'a/cv/2')).rejects.toThrow('The storage answered PUT with 403')
  await files.keep(staged, 'a/cv/2')
  expect((await buffer((await files.open('a/cv/2')).stream)).toString()).toBe('hello')
  await server.close()
})

test('sends the digest of the bytes, by which the server refuses others', async () => {
  const sent: unknown[] = []
  const server = createServer((request, reply) => {
    request.resume()
    sent.push([request.method, request.url, request.headers['x-amz-content-sha256']])
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await (await at(`http://127.0.0.1:${port}/`)).put('a/cv/1', Buffer.from('hello'))
  server.closeAllConnections()
  server.close()
  const digest = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
  expect(sent).toEqual([['PUT', '/files/a/cv/1', digest]])
})
