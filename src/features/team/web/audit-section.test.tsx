// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import { press, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { listAudit } from '../contract.ts'
import { AuditSection } from './audit-section.tsx'
import { actWords, wordsOfAct, wordsOfActor } from './audit-texts.ts'

type Entry = AnswerOf<typeof listAudit>['content'][number]
const entry = (seq: number, act: string, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: '2026-11-21T10:00:00.000Z',
  act,
  actor: 'some-id',
  by: 'amel@atlas.example',
  to: null,
  ...more,
})

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(role: 'ADMIN' | 'VIEWER' = 'ADMIN') {
  showPage({ '/Settings': <AuditSection me={{ role }} /> })
  await wait(1)
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '')
const fail = () => {
  throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
}

test('who did what to whom and when, in words; more is fetched from where it ends', async () => {
  api.on(listAudit, (_body, { searchParams }) =>
    searchParams.get('before') === '4'
      ? { content: [entry(3, 'user.signed-up')], last: true }
      : {
          content: [
            entry(9, 'user.role-changed', { to: 'sami@atlas.example' }),
            entry(4, 'user.logged-in', { to: 'amel@atlas.example' }),
          ],
          last: false,
        },
  )
  await show()
  expect(rows()[0]).toMatch(
    /^Changed somebody’s role: sami@atlas\.exampleamel@atlas\.example21 Nov 2026, \d\d:00$/,
  )
  expect(rows()[1]).toMatch(/^Logged inamel@atlas\.example/)
  await press('Show more')
  await wait(1)
  expect(rows()).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('This is where it begins.')).toBeDefined()
})

test('more that does not come leaves what is there, and can be asked for again', async () => {
  api.on(listAudit, () => ({ content: [entry(9, 'user.logged-in')], last: false }))
  await show()
  api.on(listAudit, fail)
  await press('Show more')
  await wait(1)
  expect(screen.getByText('More could not be loaded.')).toBeDefined()
  expect(rows()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
})

test('a failure says so and can be tried again; an empty log says what it is for', async () => {
  api.on(listAudit, fail)
  await show()
  expect(screen.getByText('The activity log could not be loaded.')).toBeDefined()
  api.on(listAudit, () => ({ content: [], last: true }))
  await press('Try again')
  await wait(1)
  expect(screen.getByText('Nothing has been recorded yet')).toBeDefined()
})

test('who is no ADMIN reads why it is not there, and nothing is asked', async () => {
  await show('VIEWER')
  expect(screen.getByText('Only an ADMIN of your company can read it.')).toBeDefined()
  expect(api.askedOf(listAudit)).toEqual([])
})

test.each([
  ['user.invited', 'Invited somebody to the team'],
  ['meeting.called-off', 'Meeting called off'],
])('%s is said as "%s"', (act, words) => {
  expect(wordsOfAct(act)).toBe(words)
})

test.each([
  [{ by: 'a@b.example', actor: 'x' }, 'a@b.example'],
  [{ by: null, actor: 'candidate' }, 'A candidate'],
  [{ by: null, actor: '5f0c', act: 'user.invited' }, 'Somebody who has left'],
  [{ by: null, actor: '5f0c', act: 'purchase.confirmed' }, 'The operator'],
])('%j did it: %s', (who, words) => {
  expect(wordsOfActor(who)).toBe(words)
})

test('each act that is recorded has words of its own', () => {
  const source = join(import.meta.dirname, '../../..')
  const recorded = globSync('{features,platform,server}/**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(join(source, file), 'utf8').split('\n'))
    .filter((line) => /\bact(:| =) /.test(line))
    .flatMap((line) => [...line.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map((match) => match[1] ?? ''))
  expect(recorded.length).toBeGreaterThan(20)
  expect(recorded.filter((act) => !Object.hasOwn(actWords, act))).toEqual([])
})
