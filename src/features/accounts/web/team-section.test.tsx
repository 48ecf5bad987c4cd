// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { InviteId, UserId } from '#contract/ids.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  cancelInviteEndpoint,
  changeRoleEndpoint,
  getTeamEndpoint,
  inviteUserEndpoint,
  leaveTeamEndpoint,
  removeUserEndpoint,
} from '../contract/team.ts'
import { TeamSection } from './team-section.tsx'
import { currentSession, login, logout } from './use-session.ts'
import type { Invite, TeamUser } from './use-team.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const user = (name: string, role: Role, lastSeenAt: string | null = null): TeamUser => ({
  id: name as UserId,
  email: `${name}@atlas.example`,
  role,
  joinedAt: '2026-11-02T08:00:00.000Z',
  lastSeenAt,
})
const me = user('amel', 'ADMIN', '2026-11-21T11:58:00.000Z')
const sami = user('sami', 'RECRUITER')
const invite = (name: string, expiresAt: string): Invite => ({
  id: name as InviteId,
  email: `${name}@atlas.example`,
  role: 'VIEWER',
  sentAt: '2026-11-20T08:00:00.000Z',
  expiresAt,
})
const open = invite('leila', '2026-11-27T08:00:00.000Z')
const expired = invite('omar', '2026-11-20T09:00:00.000Z')

let api: ReturnType<typeof fakeApi>
let users: TeamUser[]
let invites: Invite[]

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => {
  vi.useFakeTimers({ now })
  login({ accessToken: 'secret', userId: me.id, onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  users = [me, sami]
  invites = []
  api = fakeApi()
  api.on(getTeamEndpoint, () => ({ users, invites }))
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(as: TeamUser = me) {
  showPage({ '/Settings': <TeamSection me={{ userId: as.id, role: as.role }} /> })
  await wait(1)
}
const rowOf = (email: string) => {
  const row = screen.getByText(email).closest('li')
  if (!row) throw new Error(`No row of ${email}`)
  return within(row)
}
const refuse = (code: string, message: string, status = 409) => {
  throw new FakeFailure(status, { code, message })
}

describe('the members', () => {
  test('each with role, since when, and when last seen; oneself is marked', async () => {
    await show()
    expect(rowOf(me.email).getByText('You')).toBeDefined()
    expect(rowOf(me.email).getByText('Admin')).toBeDefined()
    expect(rowOf(me.email).getByText('Joined 2 Nov 2026')).toBeDefined()
    expect(rowOf(sami.email).getByText(/Not logged in now/)).toBeDefined()
    expect(rowOf(me.email).queryByRole('button')).toBeNull()
  })

  test('while it loads words say so; a failure can be tried again', async () => {
    api.on(getTeamEndpoint, () => refuse('INTERNAL', 'x', 500))
    showPage({ '/Settings': <TeamSection me={{ userId: me.id, role: 'ADMIN' }} /> })
    expect(screen.getByText('Loading the team...')).toBeDefined()
    await wait(1)
    expect(screen.getByText('The team could not be loaded.')).toBeDefined()
    api.on(getTeamEndpoint, () => ({ users, invites }))
    await press('Try again')
    await wait(1)
    expect(screen.getByText(sami.email)).toBeDefined()
  })

  test.each(['RECRUITER', 'VIEWER'] as const)('a %s only reads, and reads why', async (role) => {
    invites = [open]
    await show({ ...sami, role })
    expect(screen.getByText(/Only an admin of your company can change this\./)).toBeDefined()
    expect(screen.getByText(open.email)).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave the team'])
  })

  test('another role is saved by the button, not by going through the choices', async () => {
    api.on(changeRoleEndpoint, () => {
      users = [me, { ...sami, role: 'VIEWER' }]
      return undefined
    })
    await show()
    fireEvent.change(screen.getByLabelText(`Role of ${sami.email}`), { target: { value: 'VIEWER' } })
    await wait(1)
    expect(api.sentTo(changeRoleEndpoint)).toEqual([])
    await press('Save role')
    await wait(1)
    expect(api.askedOf(changeRoleEndpoint)).toEqual([`/api/team/users/${sami.id}`])
    expect(api.sentTo(changeRoleEndpoint)).toEqual([{ role: 'VIEWER' }])
    expect(toasts().at(-1)).toEqual({ tone: 'success', message: `${sami.email} now has the role Viewer.` })
    expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull()
    expect(screen.getByLabelText<HTMLSelectElement>(`Role of ${sami.email}`).value).toBe('VIEWER')
  })

  test('somebody is removed after a second question', async () => {
    api.on(removeUserEndpoint, () => {
      users = [me]
      return undefined
    })
    await show()
    await press(`Remove ${sami.email}`)
    const question = within(screen.getByRole('dialog', { name: 'Remove from the team?' }))
    expect(question.getByText(sami.email)).toBeDefined()
    await press('Keep')
    expect(api.sentTo(removeUserEndpoint)).toEqual([])
    await press(`Remove ${sami.email}`)
    await press('Remove from the team')
    await wait(1)
    expect(api.askedOf(removeUserEndpoint)).toEqual([`/api/team/users/${sami.id}`])
    expect(toasts().at(-1)?.message).toBe(`${sami.email} is no longer in your team.`)
    expect(screen.queryByText(sami.email)).toBeNull()
    expect(screen.getByText(/You are the only member/)).toBeDefined()
  })

  test('a refusal is said in the server’s words', async () => {
    api.on(removeUserEndpoint, () => refuse('LAST_ADMIN', 'A company needs at least one admin.'))
    await show()
    await press(`Remove ${sami.email}`)
    await press('Remove from the team')
    await wait(1)
    expect(toasts().at(-1)).toEqual({ tone: 'error', message: 'A company needs at least one admin.' })
  })
})

describe('leaving', () => {
  const leave = () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Leave the team?' }))
    return wait(1)
  }

  test('the last ADMIN reads why not', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: /^Leave the team/ }))
    expect(screen.queryByRole('form', { name: 'Leave the team?' })).toBeNull()
    expect(toasts().at(-1)?.message).toBe(
      'A company needs at least one admin. Make somebody else an admin first.',
    )
  })

  test('asks for the password; a wrong one is said beside it; then one is logged out', async () => {
    api.on(leaveTeamEndpoint, () => {
      const message = 'This is not your password.'
      throw new FakeFailure(400, { code: 'WRONG_PASSWORD', message, fields: { password: message } })
    })
    await show(sami)
    await press('Leave the team')
    await leave()
    expect(screen.getByText('Please enter your password.')).toBeDefined()
    fill({ 'Your password': 'wrong' })
    await leave()
    expect(screen.getByText('This is not your password.')).toBeDefined()
    expect(currentSession().authenticated).toBe(true)
    api.on(leaveTeamEndpoint, () => undefined)
    fill({ 'Your password': 'right' })
    await leave()
    expect(api.sentTo(leaveTeamEndpoint)).toEqual([{ password: 'wrong' }, { password: 'right' }])
    expect(toasts().at(-1)?.message).toBe('You have left the team.')
    expect(currentSession().authenticated).toBe(false)
  })
})

describe('inviting', () => {
  const said = (message: string) => () => ({ message })

  test('an address and a role; the list is asked for again and the form is empty', async () => {
    api.on(inviteUserEndpoint, () => {
      invites = [open]
      return { message: 'It is on its way.' }
    })
    await show()
    expect(screen.getByText(/There are no open invitations/)).toBeDefined()
    fill({ Email: ' Leila@Atlas.Example ' })
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'VIEWER' } })
    expect(screen.getByText('Viewer: Reads everything and changes nothing.')).toBeDefined()
    await press('Send invitation')
    await wait(1)
    expect(api.sentTo(inviteUserEndpoint)).toEqual([{ email: 'leila@atlas.example', role: 'VIEWER' }])
    expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'It is on its way.' })
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
    expect(rowOf(open.email).getByText('Sent 20 Nov 2026')).toBeDefined()
  })

  test('what is wrong is said beside the address, and nothing typed is lost', async () => {
    await show()
    fill({ Email: 'leila' })
    await press('Send invitation')
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined()
    expect(api.sentTo(inviteUserEndpoint)).toEqual([])
    api.on(inviteUserEndpoint, () => refuse('ALREADY_IN_TEAM', 'This person is already in your team.'))
    fill({ Email: sami.email })
    await press('Send invitation')
    await wait(1)
    expect(screen.getByText('This person is already in your team.')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(sami.email)
  })

  test('one that ended says so; it is sent again with its role, or cancelled', async () => {
    invites = [open, expired]
    api.on(inviteUserEndpoint, said('Sent again.'))
    api.on(cancelInviteEndpoint, () => {
      invites = [open]
      return undefined
    })
    await show()
    expect(rowOf(expired.email).getByText('Expired on 20 Nov 2026: send it again')).toBeDefined()
    await press(`Send again to ${expired.email}`)
    await wait(1)
    expect(api.sentTo(inviteUserEndpoint)).toEqual([{ email: expired.email, role: 'VIEWER' }])
    expect(toasts().at(-1)?.message).toBe('Sent again.')
    await press(`Cancel invitation to ${expired.email}`)
    await wait(1)
    expect(api.askedOf(cancelInviteEndpoint)).toEqual([`/api/team/invites/${expired.id}`])
    expect(screen.queryByText(expired.email)).toBeNull()
  })
})
