import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changedSince, listSources, stampOf } from './built-from.ts'

const root = mkdtempSync(join(tmpdir(), 'built-from-'))
const lists = join(root, 'dist', 'sources')
const longAgo = new Date('2026-01-01T00:00:00Z')

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  utimesSync(join(root, path), longAgo, longAgo)
}

const stamp = () => stampOf(root, lists)

beforeAll(async () => {
  write(
    'src/web/client.ts',
    "import { limit } from '../features/jobs/contract/limits.ts'\nconsole.log(limit)\n",
  )
  write('src/features/jobs/contract/limits.ts', 'export const limit = 3\n')
  write('src/features/jobs/server/routes.ts', 'export const routes = []\n')
  write('src/web/app.css', 'p { color: red }\n')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [listSources(lists)],
    build: { rolldownOptions: { input: join(root, 'src/web/client.ts') } },
  })
})
beforeEach(() => write('src/features/jobs/contract/limits.ts', 'export const limit = 3\n'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a build lists the files that it read, and no others', () => {
  expect(JSON.parse(readFileSync(join(lists, 'client.json'), 'utf8'))).toEqual([
    'src/features/jobs/contract/limits.ts',
    'src/web/client.ts',
  ])
})

test.each([
  ['a file in contract/', 'src/features/jobs/contract/limits.ts', 'export const limit = 4\n'],
  ['a stylesheet', 'src/web/app.css', 'p { color: blue }\n'],
  ['a public file', 'public/icon.svg', '<svg/>'],
])('a change of %s changes the stamp', (_what, path, text) => {
  const before = stamp()
  write(path, text)
  expect(stamp()).not.toBe(before)
})

test('a date alone and a file of the server leave the stamp', () => {
  const before = stamp()
  utimesSync(join(root, 'src/web/client.ts'), new Date(), new Date())
  write('src/features/jobs/server/routes.ts', 'export const routes = [1]\n')
  expect(stamp()).toBe(before)
})

test('a removed source changes the stamp', () => {
  const before = stamp()
  rmSync(join(root, 'src/features/jobs/contract/limits.ts'))
  expect(stamp()).not.toBe(before)
})

test('a source that was written during the build is noticed', () => {
  write('src/web/client.ts', '')
  const started = longAgo.getTime() + 60_000
  expect(changedSince(root, lists, started)).toBe(false)
  utimesSync(join(root, 'src/web/app.css'), new Date(started + 1), new Date(started + 1))
  expect(changedSince(root, lists, started)).toBe(true)
})

test('without a list there is no stamp', () => {
  expect(stampOf(root, join(root, 'nowhere'))).toBeNull()
})
