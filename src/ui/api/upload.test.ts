// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, linkHolder } from '#contract/endpoint.ts'
import { routeOf } from './route.ts'
import { upload } from './upload.ts'

const sendCv = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/cv',
  summary: 'Keeps the CV.',
  access: linkHolder,
  params: z.strictObject({ token: z.string() }),
  upload: { file: 'cv', maxBytes: 1000, fields: ['note'] },
  reply: z.object({ pages: z.number() }),
})

let server: Server
let received = ''
let status = 200

beforeEach(async () => {
  received = ''
  status = 200
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-methods', 'PUT')
    request.on('data', (chunk) => {
      received += String(chunk)
    })
    request.on('end', () => {
      const refused = { code: 'TOO_LARGE', message: 'Too large' }
      response.writeHead(request.method === 'OPTIONS' ? 204 : status)
      response.end(
        request.method === 'OPTIONS' ? '' : JSON.stringify(status === 200 ? { pages: 2 } : refused),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const base = document.createElement('base')
  base.href = `http://127.0.0.1:${port}/`
  document.head.replaceChildren(base)
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const file = () => new File(['%PDF-1.7 bytes'], 'my cv.pdf', { type: 'application/pdf' })

test('the file goes with its fields before it, and its progress is reported', async () => {
  const shares: number[] = []
  const answer = await upload(sendCv, {
    params: { token: 't' },
    file: file(),
    fields: { note: 'hello' },
    onProgress: (share) => shares.push(share),
  })
  expect(answer).toEqual({ pages: 2 })
  expect(received).toMatch(
    /name="note"[\s\S]*hello[\s\S]*name="cv"; filename="my cv.pdf"[\s\S]*%PDF-1.7 bytes/,
  )
  expect(shares.at(-1)).toBe(1)
})

test('a refusal is an ApiError', async () => {
  status = 413
  const route = routeOf<typeof sendCv>({
    method: 'PUT',
    path: '/api/interviews/:token/cv',
    upload: { file: 'cv' },
  })
  await expect(upload(route, { params: { token: 't' }, file: file() })).rejects.toMatchObject({
    status: 413,
    code: 'TOO_LARGE',
  })
})

test('without a server the code is NETWORK', async () => {
  await new Promise((resolve) => server.close(resolve))
  await expect(upload(sendCv, { params: { token: 't' }, file: file() })).rejects.toMatchObject({
    code: 'NETWORK',
  })
})

test('an upload that is stopped ends as such', async () => {
  const stop = new AbortController()
  const sent = upload(sendCv, { params: { token: 't' }, file: file(), signal: stop.signal })
  stop.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})
