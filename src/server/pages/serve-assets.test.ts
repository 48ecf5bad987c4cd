import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from './serve-assets.ts'

let app: FastifyInstance
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'))
  await writeFile(join(folder, 'app.js'), 'let a = 1')
  await writeFile(join(folder, 'app.js.br'), 'packed')
  await writeFile(join(folder, 'notes.txt'), 'no file of ours')
  app = Fastify()
  await serveAssets(app, folder)
})
afterAll(() => app.close())

const get = async (name: string, encodings = '') => {
  const reply = await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encodings } })
  const { 'content-encoding': encoding, 'content-type': type, vary } = reply.headers
  return { status: reply.statusCode, body: reply.body, encoding, type, vary }
}

test('a built file is sent as it was packed, where the browser takes that and there is one', async () => {
  const script = { status: 200, type: 'text/javascript; charset=utf-8', vary: 'accept-encoding' }
  expect(await get('app.js', 'gzip, br')).toEqual({ ...script, body: 'packed', encoding: 'br' })
  expect(await get('app.js', 'gzip')).toEqual({ ...script, body: 'let a = 1', encoding: undefined })
})

test.each(['none.js', 'notes.txt', 'app.js.br', '..%2Fapp.js', '%2e%2e%2fsecret-key'])(
  'no file of the build: %s',
  async (name) => {
    expect((await get(name, 'br')).status).toBe(404)
  },
)
