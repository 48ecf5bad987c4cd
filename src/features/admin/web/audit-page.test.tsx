// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import { press, wait } from '#testing/drive-page.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { listAuditLogEndpoint } from '../contract/console.ts'
import { AuditPage } from './audit-page.tsx'

type Answer = AnswerOf<typeof listAuditLogEndpoint>
const entry = (seq: number, action: string, more: Partial<Answer['content'][number]> = {}) => ({
  seq,
  at: '2026-11-21T09:00:00.000Z',
  actor: 'x',
  by: 'op@host.example',
  action,
  companyName: 'Atlas',
  subject: 's',
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
async function open() {
  showPage({ '/Admin/audit': <AuditPage /> })
  await wait(1)
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '')

test('the chain is said first, then who did what to which company; more is fetched from where it ends', async () => {
  const chain = { rows: 1204, brokenAt: null }
  api.on(listAuditLogEndpoint, (_body, { searchParams }) =>
    searchParams.get('before') === '4'
      ? { content: [entry(3, 'user.signed-up', { by: null, actor: 'visitor' })], last: true, chain }
      : { content: [entry(9, 'user.logged-in'), entry(4, 'job.posted')], last: false, chain },
  )
  await open()
  expect(within(screen.getByRole('status')).getByText('The chain is intact: 1,204 entries')).toBeDefined()
  expect(rows()[0]).toMatch(/^#9Logged inop@host\.example · Atlas21 Nov 2026, \d\d:00$/)
  await press('Show more')
  await wait(1)
  expect(rows()).toHaveLength(3)
  expect(rows()[2]).toContain('A visitor')
})

test('a broken chain is said in danger, at its entry too', async () => {
  api.on(listAuditLogEndpoint, () => ({
    content: [entry(9, 'user.logged-in'), entry(8, 'job.posted')],
    last: true,
    chain: { rows: 9, brokenAt: 8 },
  }))
  await open()
  expect(within(screen.getByRole('status')).getByText('Broken at 8')).toBeDefined()
  expect(rows()[1]).toContain('Broken at 8')
  expect(rows()[0]).not.toContain('Broken')
})

test('an empty log says what it is for', async () => {
  api.on(listAuditLogEndpoint, () => ({ content: [], last: true, chain: { rows: 0, brokenAt: null } }))
  await open()
  expect(screen.getByText('Nothing has been recorded yet')).toBeDefined()
})
