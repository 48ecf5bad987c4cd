import * as z from 'zod/mini'
import { adminOnly, canView, endpoint, linkHolder, signedIn } from '#contract/endpoint.ts'
import { inviteId, userId } from '#contract/ids.ts'
import {
  commonPassword,
  emailAddress,
  guessesOfSignedIn,
  linkToken,
  messageReply,
  newPassword,
  typedPassword,
  userRole,
  wrongLinks,
  wrongPassword,
} from './account.ts'

const instant = z.iso.datetime()

export const getTeamEndpoint = endpoint({
  method: 'GET',
  path: '/api/team',
  summary: 'The users of the company and those who are invited.',
  access: canView,
  reply: z.object({
    users: z.array(
      z.object({
        id: userId,
        email: z.string(),
        role: userRole,
        joinedAt: instant,
        lastSeenAt: z.nullable(instant),
      }),
    ),
    invites: z.array(
      z.object({ id: inviteId, email: z.string(), role: userRole, sentAt: instant, expiresAt: instant }),
    ),
  }),
})

const lastAdmin = {
  status: 409,
  message: 'A company needs at least one admin. Make somebody else an admin first.',
} as const

export const inviteUserEndpoint = endpoint({
  method: 'POST',
  path: '/api/team/invites',
  summary: 'Invite somebody to the company by mail. Inviting them again replaces the earlier invitation.',
  access: adminOnly,
  body: z.strictObject({ email: emailAddress, role: userRole }),
  reply: messageReply,
  refusals: {
    ALREADY_IN_TEAM: { status: 409, message: 'This person is already in your team.' },
    TOO_MANY_INVITES: {
      status: 409,
      message: 'There are 50 open invitations. Cancel some before you send more.',
    },
    ACCOUNT_ENDS: {
      status: 409,
      message: 'Your account is scheduled for deletion. Keep the account before you invite anybody.',
    },
  },
  // The second protects the invited person: few mails a day.
  limits: [
    { per: ['user'], max: 30, minutes: 1440 },
    { per: ['user', 'body.email'], max: 3, minutes: 1440 },
  ],
})

export const cancelInviteEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/team/invites/:inviteId',
  summary: 'Cancel an invitation; its link stops working.',
  access: adminOnly,
  params: z.object({ inviteId }),
  reply: 'nothing',
})

export const changeRoleEndpoint = endpoint({
  method: 'PUT',
  path: '/api/team/users/:userId',
  summary: 'Give a user of the company another role.',
  access: adminOnly,
  params: z.object({ userId }),
  body: z.strictObject({ role: userRole }),
  reply: 'nothing',
  refusals: { LAST_ADMIN: lastAdmin },
})

export const removeUserEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/team/users/:userId',
  summary: 'Remove a user from the company and end their sessions.',
  access: adminOnly,
  params: z.object({ userId }),
  reply: 'nothing',
  refusals: { LAST_ADMIN: lastAdmin },
})

export const leaveTeamEndpoint = endpoint({
  method: 'POST',
  path: '/api/team/leave',
  summary: 'Leave the company: the account of the signed-in user is removed.',
  access: signedIn,
  body: z.strictObject({ password: typedPassword }),
  reply: 'nothing',
  refusals: { LAST_ADMIN: lastAdmin, WRONG_PASSWORD: wrongPassword },
  limits: guessesOfSignedIn,
})

const deadInvite = {
  status: 404,
  message: 'This invitation is no longer valid. Ask for a new one.',
} as const

export const readInviteEndpoint = endpoint({
  method: 'GET',
  path: '/api/team/join/:token',
  summary: 'Read an invitation: company, address and role.',
  access: linkHolder,
  params: linkToken,
  reply: z.object({ company: z.string(), email: z.string(), role: userRole }),
  refusals: { BAD_INVITE: deadInvite },
  limits: wrongLinks,
})

export const joinTeamEndpoint = endpoint({
  method: 'PUT',
  path: '/api/team/join/:token',
  summary: 'Accept an invitation by choosing a password.',
  access: linkHolder,
  params: linkToken,
  body: newPassword,
  reply: messageReply,
  refusals: { BAD_INVITE: deadInvite, COMMON_PASSWORD: commonPassword },
  limits: wrongLinks,
})
