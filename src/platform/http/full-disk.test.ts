import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import type { Files } from '#platform/files/files.ts'
import { openDiskFiles } from '#platform/files/open-disk-files.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import type { Platform } from '#platform/platform.ts'
import { openHttp } from './open-http.ts'
import { route } from './route.ts'

const sendIn = endpoint({
  method: 'PUT',
  path: '/api/send',
  summary: 'Takes a file',
  access: anyone,
  upload: { file: 'cvFile', maxBytes: 5_000_000, fields: [] },
  reply: z.object({ size: z.number() }),
})
const size = 2_000_000

let root: string
let app: FastifyInstance
let url: string
let room: number

/** Fails as the disk does once `room` bytes of a file are written. */
async function* untilFull(bytes: Readable) {
  let written = 0
  for await (const chunk of bytes) {
    written += chunk.length
    if (written > room) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
    yield chunk
  }
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'full-disk-'))
  const files: Files = await openDiskFiles({ root })
  const platform = {
    config: { publicUrl: 'http://localhost:3000' },
    log: fakeLog(),
    files: {
      ...files,
      stage: (bytes: Readable, limits: { maxBytes: number }) =>
        files.stage(Readable.from(untilFull(bytes)), limits),
    },
  } as unknown as Platform
  const take = route(sendIn, async ({ upload }) => {
    if (upload) await files.keep(upload.file, 'company/cv/one')
    return { size: upload?.file.size ?? 0 }
  })
  app = await openHttp({
    platform,
    routes: [take],
    identify: async () => null,
    identifyOperator: async () => null,
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

function send(): Promise<Response> {
  const form = new FormData()
  form.append('cvFile', new Blob([Buffer.alloc(size)]), 'cv.pdf')
  return fetch(`${url}/api/send`, { method: 'PUT', body: form })
}

test('a full disk answers 503 and leaves no partial file; with space again uploads work by themselves', async () => {
  for (const left of [0, 100_000, size - 1]) {
    room = left
    const refused = await send()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(readdirSync(join(root, 'tmp'))).toEqual([])
  }
  room = size
  const taken = await send()
  expect([taken.status, await taken.json()]).toEqual([200, { size }])
  expect(readdirSync(join(root, 'company', 'cv'))).toEqual(['one'])
})
