import { describe, expect, test } from 'vitest'
import { fakeClock } from '#platform/clock/fake-clock.ts'
import type { Database } from '#platform/database/database.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'
import { findCandidateByLink } from './get-candidate.ts'

const id = '0198c000-0000-7000-8000-000000000001'
const config = { secretKey: 'a'.repeat(32), publicUrl: 'https://jobs.example' }
const links = deriveLinks({ config, clock: fakeClock() })
const row = {
  id,
  firstName: 'Amira',
  status: 'PENDING',
  appliedAt: null,
  linkIssue: 2,
  linkExpiresAt: new Date('2026-03-01T12:00:00.000Z'),
}
const appliedAt = new Date('2026-02-01T12:00:00.000Z')

function open(token: string, found: object | null) {
  let asked = 0
  const forSystem = async () => {
    asked += 1
    return found
  }
  const platform = { db: { forSystem } as unknown as Database, links }
  const opened = findCandidateByLink(platform, token).catch((error: unknown) => error)
  return opened.then((result) => ({ result, asked }))
}

describe('an interview link', () => {
  test.each([
    ['of a pending candidate', {}],
    ['of a candidate who is looked at', { status: 'UNDER_REVIEW' }],
    ['of an accepted candidate', { status: 'ACCEPTED', appliedAt }],
    ['of a candidate rejected after the interview', { status: 'REJECTED', appliedAt }],
    ['of a candidate who withdrew after the interview', { status: 'WITHDRAWN', appliedAt }],
  ])('%s opens, and hands nothing of itself on', async (_what, change) => {
    const { result } = await open(links.token('interview', id, 2), { ...row, ...change })
    expect(result).toEqual({ id, firstName: 'Amira', status: 'PENDING', appliedAt: null, ...change })
  })

  test.each([
    ['of an earlier issue', links.token('interview', id, 1), row],
    ['of another kind', links.token('reset-password', id, 2), row],
    ['of nobody, or expired', links.token('interview', id, 2), null],
    ['of a candidate rejected before', links.token('interview', id, 2), { ...row, status: 'REJECTED' }],
    ['of a candidate who withdrew before', links.token('interview', id, 2), { ...row, status: 'WITHDRAWN' }],
  ])('%s is refused', async (_what, token, found) => {
    expect((await open(token, found)).result).toMatchObject({ code: 'EXPIRED_LINK' })
  })

  test('that names nobody is refused unasked', async () => {
    const { result, asked } = await open('nonsense', row)
    expect([result, asked]).toEqual([expect.objectContaining({ code: 'EXPIRED_LINK' }), 0])
  })
})
