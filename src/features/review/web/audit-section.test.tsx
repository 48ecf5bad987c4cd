// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { describeAction, describeActor } from '#features/accounts/web/audit-texts.ts'
import { press, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { listAuditEndpoint } from '../contract/activity-log.ts'
import { AuditSection } from './audit-section.tsx'

type Entry = AnswerOf<typeof listAuditEndpoint>['content'][number]
const entry = (seq: number, action: string, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: '2026-11-21T10:00:00.000Z',
  action,
  actor: 'some-id',
  by: 'amel@atlas.example',
  to: null,
  candidate: null,
  candidateErased: false,
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
  api.on(listAuditEndpoint, (_body, { searchParams }) =>
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
  expect(screen.getByText('Start of the log')).toBeDefined()
})

test('more that does not come leaves what is there, and can be asked for again', async () => {
  api.on(listAuditEndpoint, () => ({ content: [entry(9, 'user.logged-in')], last: false }))
  await show()
  api.on(listAuditEndpoint, fail)
  await press('Show more')
  await wait(1)
  expect(screen.getByText('More could not be loaded.')).toBeDefined()
  expect(rows()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
})

test('a failure says so and can be tried again; an empty log says what it is for', async () => {
  api.on(listAuditEndpoint, fail)
  await show()
  expect(screen.getByText('The activity log could not be loaded.')).toBeDefined()
  api.on(listAuditEndpoint, () => ({ content: [], last: true }))
  await press('Try again')
  await wait(1)
  expect(screen.getByText('Start of the log')).toBeDefined()
})

test('who is no ADMIN reads why it is not there, and nothing is asked', async () => {
  await show('VIEWER')
  expect(screen.getByText('Only an admin of your company can read the activity log.')).toBeDefined()
  expect(api.askedOf(listAuditEndpoint)).toEqual([])
})

test.each([
  ['user.invited', 'Invited somebody to the team'],
  ['meeting.called-off', 'meeting.called-off'],
])('%s is said as "%s"', (action, words) => {
  expect(describeAction(action)).toBe(words)
})

test.each([
  [{ by: 'a@b.example', actor: 'x', action: 'user.left' }, 'a@b.example'],
  [{ by: null, actor: 'candidate', action: 'interview.completed' }, 'A candidate'],
  [{ by: null, actor: '5f0c', action: 'user.invited' }, 'A former member'],
  [{ by: null, actor: '5f0c', action: 'purchase.confirmed' }, 'The operator'],
])('%j did it: %s', (who, words) => {
  expect(describeActor(who)).toBe(words)
})

test('the same action several times in a row is one line', async () => {
  const opened = (seq: number) => entry(seq, 'candidate.transcript-opened', { to: 'amel@atlas.example' })
  api.on(listAuditEndpoint, () => ({
    content: [opened(9), opened(8), opened(7), entry(6, 'user.logged-in')],
    last: true,
  }))
  await show()
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toMatch(/^Opened the interview of a candidate · 3 times/)
})

const leila = { id: 'c1' as CandidateId, jobId: 'j1' as JobId, name: 'Leila Mansour' }
const omar = { id: 'c2' as CandidateId, jobId: 'j1' as JobId, name: 'Omar Jaziri' }

test('a candidate is named, with the way to their page; each has a line of their own', async () => {
  const opened = (seq: number, candidate: typeof leila) =>
    entry(seq, 'candidate.cv-opened', { by: 'amel@atlas.example', candidate })
  api.on(listAuditEndpoint, () => ({
    content: [opened(9, leila), opened(8, leila), opened(7, omar)],
    last: true,
  }))
  await show()
  expect(rows()).toEqual([
    expect.stringMatching(/^Opened the CV of a candidate: Leila Mansour · 2 times/),
    expect.stringMatching(/^Opened the CV of a candidate: Omar Jaziriamel@/),
  ])
  expect(screen.getByRole('link', { name: 'Leila Mansour' }).getAttribute('href')).toBe('/Dashboard/j1/c1')
})

test('a candidate who is not stored any more is said to be erased', async () => {
  api.on(listAuditEndpoint, () => ({
    content: [entry(9, 'candidate.rejected', { candidateErased: true })],
    last: true,
  }))
  await show()
  expect(rows()[0]).toMatch(/^Rejected a candidate: a candidate who was erasedamel@/)
  expect(screen.queryByRole('link')).toBeNull()
})
