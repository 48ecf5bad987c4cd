import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { fakeClock } from '#platform/clock/fake-clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { readableAddress } from '#platform/http/readable-address.ts'
import type { Platform } from '#platform/platform.ts'
import { type InvalidatePages, registerPages } from './register-pages.ts'

let folder = ''
let app: FastifyInstance
let invalidate: InvalidatePages
let title = ''
let reads = 0
let goOn = () => {}
let slow: Promise<void>
let clock: ReturnType<typeof fakeClock>

const entryChunk = (entry: string) => ({
  [`src/web/${entry}/client.tsx`]: {
    file: `assets/${entry}-AbC.js`,
    css: [`assets/${entry}.css`],
    imports: ['_shared'],
  },
})
const shared = { _shared: { file: 'assets/shared.js' } }
const module = (name: string) => ({
  [`src/features/${name}.tsx`]: { file: `assets/${name}.js`, imports: ['_shared'] },
})

const renderer = `export const renderer = {
  fonts: ['/assets/font.woff2'],
  pages: [
    { path: '/Apply/:id', module: 'features/apply.tsx', entry: 'candidate', loader: 'apply', speaks: ['en', 'fr', 'de', 'ar'] },
    { path: '/Interview/:token', module: 'features/interview.tsx', entry: 'candidate', loader: 'interview', secret: true, speaks: ['en', 'fr', 'de', 'es', 'ar'] },
    { path: '/Jobs', module: 'features/jobs.tsx', entry: 'app' },
  ],
  render: async ({ path, data, wanted }) => ({ body: '<h1>' + (path ?? 'nothing') + '</h1>', head: { title: data?.title ?? data?.refusal ?? 'T', lang: wanted.chosen ?? wanted.browser ?? 'en' } }),
}`

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  for (const part of ['client/assets', 'client/.vite', 'ssr'])
    mkdirSync(join(folder, part), { recursive: true })
  const write = (file: string, content: string | object) =>
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  write('client/.vite/client.json', {
    ...entryChunk('app'),
    ...entryChunk('gallery'),
    ...entryChunk('cv-frame'),
    ...shared,
    ...module('jobs'),
  })
  write('client/.vite/hydrated.json', {
    ...entryChunk('site'),
    ...entryChunk('candidate'),
    ...shared,
    'src/ui/theme/fonts.css': { file: 'assets/fonts.css' },
    ...module('apply'),
    ...module('interview'),
  })
  write('client/favicon.svg', '<svg/>')
  write('client/assets/app-AbC.js', 'let a = 1')
  for (const name of ['site', 'candidate']) write(`client/assets/${name}.css`, 'h1{color:red}')
  write('ssr/package.json', '{"type":"module"}')
  write('ssr/server.js', renderer)
  title = 'First'
  reads = 0
  slow = new Promise((resolve) => {
    goOn = resolve
  })
  await start(folder)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function start(dist: string) {
  clock = fakeClock()
  const platform = {
    config: readConfig({ DATA_DIR: folder }),
    clock,
    log: { error: () => {} },
  } as unknown as Platform
  app = Fastify({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  })
  const loaders = {
    apply: async (_: Platform, { id = '' }) => {
      reads += 1
      const now = title
      if (id === 'slow') await slow
      if (id === 'broken') throw new Error('no')
      if (id === 'later') throw new DatabaseUnavailable('no')
      return id === 'unknown' && now === 'First' ? null : { title: now }
    },
    interview: async (_: Platform, { token = '' }) => {
      if (token === 'old' || token.includes('%')) throw new Refusal('EXPIRED_LINK')
      return { title: token }
    },
  }
  invalidate = (await registerPages(app, { platform, dist, loaders })).invalidate
}

test.each(['/Apply/Ab', '/apply/Ab', '/APPLY/Ab/'])(
  '%s is the apply page with its files and data',
  async (url) => {
    const { statusCode, body, headers } = await app.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<h1>/Apply/:id</h1>')
    expect(body).toContain('src="/assets/candidate-AbC.js"')
    expect(body).toContain('<link rel="modulepreload" href="/assets/apply.js">')
    expect(body).toContain('"params":{"id":"Ab"},"data":{"title":"First"}')
  },
)

test('a page sent as HTML holds its styles, which its policy names; the application fetches its own', async () => {
  const policy = "default-src 'none'; style-src 'self'; img-src 'self'"
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy))
  const { body, headers } = await app.inject({ url: '/Apply/Ab' })
  expect(body).toContain('<style>h1{color:red}</style>')
  expect(body.match(/<link rel="stylesheet".*/g)).toEqual([
    '<link rel="stylesheet" href="/assets/fonts.css">',
  ])
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self' 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='; img-src 'self'",
  )
  const application = await app.inject({ url: '/Jobs' })
  expect(application.body).toContain('<link rel="stylesheet" href="/assets/app.css">')
  expect(application.headers['content-security-policy']).toBe(policy)
})

test('§apply-1 each chosen language has a copy of the page, and the browser’s language none', async () => {
  const langOf = async (url: string, language: string) => {
    const { body } = await app.inject({ url, headers: { 'accept-language': language } })
    return /<html lang="(\w+)"/.exec(body)?.[1]
  }
  expect(await langOf('/Apply/a', 'fr')).toBe('en')
  expect(await langOf('/Apply/a?lang=ar', 'fr')).toBe('ar')
  expect(await langOf('/Apply/a?lang=de', 'fr')).toBe('de')
  expect(await langOf('/Apply/a', 'es')).toBe('en')
  expect(await langOf('/Interview/secret', 'es-ES')).toBe('es')
  expect(await langOf('/Interview/secret?lang=ar', 'es-ES')).toBe('ar')
})

test('a page is rendered once, answered 304 while unchanged, and rendered again when it is invalidated or has expired', async () => {
  const first = await app.inject({ url: '/Apply/a' })
  const again = await app.inject({
    url: '/Apply/a',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body, reads]).toEqual([304, '', 1])
  title = 'Second'
  invalidate()
  expect((await app.inject({ url: '/Apply/a' })).body).toContain('<title>Second</title>')
  expect(reads).toBe(2)
  title = 'Third'
  expect((await app.inject({ url: '/Apply/a' })).body).toContain('<title>Second</title>')
  clock.advance(1100)
  expect((await app.inject({ url: '/Apply/a' })).body).toContain('<title>Third</title>')
})

test('a page invalidated while it was being rendered is rendered again', async () => {
  const asked = app.inject({ url: '/Apply/slow' })
  await vi.waitFor(() => expect(reads).toBe(1))
  title = 'Second'
  invalidate()
  goOn()
  expect((await asked).body).toContain('<title>First</title>')
  expect((await app.inject({ url: '/Apply/slow' })).body).toContain('<title>Second</title>')
})

test('neither a missing page nor a failure is cached: the next request looks again', async () => {
  expect((await app.inject({ url: '/Apply/unknown' })).statusCode).toBe(404)
  title = 'Second'
  expect((await app.inject({ url: '/Apply/unknown' })).body).toContain('<title>Second</title>')
  expect((await app.inject({ url: '/Apply/broken' })).statusCode).toBe(500)
  expect((await app.inject({ url: '/Apply/broken' })).statusCode).toBe(500)
  expect(reads).toBe(4)
})

test('pages are compressed for clients that accept it', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/Apply/a',
    headers: { 'accept-encoding': 'gzip;q=0.5, br' },
  })
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<title>First</title>')
  const plain = await app.inject({ url: '/Apply/a', headers: { 'accept-encoding': 'br;q=0' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('a page with a secret address is not cached', async () => {
  const { headers, body } = await app.inject({ url: '/interview/AbC' })
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(headers.etag).toBeUndefined()
  expect(body).not.toContain('og:url')
})

test('a refusal is the page’s to show', async () => {
  const { statusCode, body } = await app.inject({ url: '/Interview/old' })
  expect(statusCode).toBe(404)
  expect(body).toContain('"data":{"refusal":"EXPIRED_LINK"}')
})

test.each(['/', '/nothing', '/Apply', '/Apply/unknown', '/%E0%A4%A', '/%FF', '/%', '/a/%zz?b=%'])(
  '§1.2-36 %s is a page that says there is none',
  async (url) => {
    const { statusCode, body } = await app.inject({ url })
    expect([statusCode, body.includes('<h1>nothing</h1>')]).toEqual([404, true])
  },
)

test('an unknown address answers in the chosen language, else in the browser’s', async () => {
  const answerTo = async (url: string, language: string) => {
    const { statusCode, body, headers } = await app.inject({ url, headers: { 'accept-language': language } })
    return [statusCode, /<html lang="(\w+)"/.exec(body)?.[1], headers.vary]
  }
  const vary = 'accept-language, accept-encoding'
  expect(await answerTo('/no/page', 'fr-TN,fr;q=0.9')).toEqual([404, 'fr', vary])
  expect(await answerTo('/no/page', 'ar')).toEqual([404, 'ar', vary])
  expect(await answerTo('/no/page?lang=ar', 'fr')).toEqual([404, 'ar', vary])
  expect(await answerTo('/no/page?lang=de', 'de, fr')).toEqual([404, 'fr', vary])
  expect(await answerTo('/Apply/unknown', 'fr')).toEqual([404, 'fr', vary])
})

test('a mangled link gets the page that says what is wrong with it, and its address stays a secret', async () => {
  const { statusCode, body, headers } = await app.inject({ url: '/Interview/%c0%af' })
  expect([statusCode, body.includes('<h1>/Interview/:token</h1>')]).toEqual([404, true])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test.each(['/api/unknown', '/files/x', '/assets/none.js', '/assets/'])('%s is not a page', async (url) => {
  const { statusCode, headers } = await app.inject({ url })
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toContain('application/json')
})

test('the application gets its shell, and built files are kept for ever', async () => {
  const page = await app.inject({ url: '/jobs' })
  expect(page.body).toContain('src="/assets/app-AbC.js"')
  expect(page.body).not.toContain('id="page"')
  const file = await app.inject({ url: '/assets/app-AbC.js' })
  expect([file.statusCode, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(file.body).toBe('let a = 1')
})

test('a page that fails says so in a sentence', async () => {
  const { statusCode, body } = await app.inject({ url: '/Apply/broken' })
  expect([statusCode, body]).toEqual([500, 'Something went wrong on our side. Please try again later.'])
})

test('a page that waits for the database says when to come back', async () => {
  const { statusCode, body, headers } = await app.inject({ url: '/Apply/later' })
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
  expect(body).toBe('The service is not available right now. Please try again in a moment.')
})

test('without a build pages answer 503', async () => {
  await app.close()
  await start(join(folder, 'none'))
  const { statusCode, body } = await app.inject({ url: '/' })
  expect(statusCode).toBe(503)
  expect(body).toContain('npm start')
})

test('the frame that draws CVs has no origin, no network and no script but its own, and only our pages may hold it', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/files/cv-frame' })
  expect(statusCode).toBe(200)
  expect(body).toContain('src="/assets/cv-frame-AbC.js"')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(policy.some((part) => part.startsWith('connect-src'))).toBe(false)
  const script = await app.inject({ url: '/assets/app-AbC.js' })
  expect(script.headers['access-control-allow-origin']).toBe('*')
})
