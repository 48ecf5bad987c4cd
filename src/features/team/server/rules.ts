import type { UserId } from '#contract/ids.ts'
import type { ListedUser } from '#features/accounts/server/list-users.ts'
import { inviteDays } from '../contract.ts'
import type { InviteRow } from './tables.ts'

const day = 86_400_000

/** When the link of an invitation stops working. */
export function inviteEnd({ sentAt }: Pick<InviteRow, 'sentAt'>): Date {
  return new Date(sentAt.getTime() + inviteDays * day)
}

export function inviteIsOpen(invite: Pick<InviteRow, 'sentAt'>, now: Date): boolean {
  return now < inviteEnd(invite)
}

// Long enough to send one again without typing, no longer: it is the address of somebody who did not answer.
const forgetDays = 30

/** Invitations sent before this are forgotten. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - (inviteDays + forgetDays) * day)
}

/** Whether the company has no ADMIN when this user is none any more. */
export function isLastAdmin(users: readonly Pick<ListedUser, 'id' | 'role'>[], userId: UserId): boolean {
  const admins = users.filter(({ role }) => role === 'ADMIN')
  return admins.length === 1 && admins[0]?.id === userId
}
