import { expect, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { UserId } from '#contract/ids.ts'
import { inviteEnd, inviteIsOpen, isLastAdmin } from './rules.ts'

const team = (...roles: Role[]) => roles.map((role, index) => ({ id: `user-${index}` as UserId, role }))

test.each<[Role[], number, boolean]>([
  [['ADMIN'], 0, true],
  [['ADMIN', 'ADMIN'], 0, false],
  [['ADMIN', 'RECRUITER', 'VIEWER'], 0, true],
  [['ADMIN', 'RECRUITER', 'VIEWER'], 1, false],
  [['VIEWER', 'ADMIN'], 1, true],
  [['VIEWER', 'ADMIN'], 0, false],
])('among %j number %i is the last ADMIN: %s', (roles, index, last) => {
  expect(isLastAdmin(team(...roles), `user-${index}` as UserId)).toBe(last)
})

test('an invitation is open for 7 days to the millisecond', () => {
  const invite = { sentAt: new Date('2026-11-21T09:00:00Z') }
  const end = inviteEnd(invite)
  expect(end.toISOString()).toBe('2026-11-28T09:00:00.000Z')
  expect(inviteIsOpen(invite, new Date(end.getTime() - 1))).toBe(true)
  expect(inviteIsOpen(invite, end)).toBe(false)
})
