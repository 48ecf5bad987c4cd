import type { UserId } from '#contract/ids.ts'
import { inviteDays } from '../../contract/limits.ts'
import type { ListedUser } from '../list-users.ts'
import { daysBefore } from '../rules.ts'
import type { InviteRow } from '../tables.ts'

/** When the link of an invitation stops working. */
export const inviteEnd = ({ sentAt }: Pick<InviteRow, 'sentAt'>): Date => daysBefore(sentAt, -inviteDays)

export const inviteIsOpen = (invite: Pick<InviteRow, 'sentAt'>, now: Date): boolean => now < inviteEnd(invite)

// Long enough to send one again without typing, no longer: it is the address of somebody who did not answer.
const forgetDays = 30

/** Invitations sent before this are deleted. */
export const forgottenBefore = (now: Date): Date => daysBefore(now, inviteDays + forgetDays)

/** Whether the company has no ADMIN without this user. */
export function isLastAdmin(users: readonly Pick<ListedUser, 'id' | 'role'>[], userId: UserId): boolean {
  const admins = users.filter(({ role }) => role === 'ADMIN')
  return admins.length === 1 && admins[0]?.id === userId
}
