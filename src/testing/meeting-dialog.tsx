import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CandidateId, UserId } from '#contract/ids.ts'
import { getTeamEndpoint } from '#features/accounts/contract/team.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import {
  createInvitationEndpoint,
  type Invitation,
  listInvitationsEndpoint,
} from '#features/invitations/contract/invitations.ts'
import { type Invitee, ScheduleDialog } from '#features/invitations/web/schedule-dialog.tsx'
import { idOf, now } from './builders/a-listed-job.ts'
import { aShownInvitation } from './builders/a-shown-invitation.ts'
import { someSettings } from './builders/some-settings.ts'
import { fakeApi } from './fake-api.ts'
import { showPage } from './show-page.tsx'
import { standInDialog } from './stand-in-dialog.ts'

export const amel: Invitee = {
  id: idOf(500) as CandidateId,
  firstName: 'Amel',
  name: 'Amel Trabelsi',
  language: 'en',
}
export const me = idOf(9) as UserId
export const colleague = idOf(10) as UserId
const user = (id: UserId, email: string) => ({
  id,
  email,
  role: 'RECRUITER' as const,
  joinedAt: now.toISOString(),
  lastSeenAt: null,
})

/** The dialogs of meetings on a Saturday, 21 November 2026, at 10:00 in Tunis; new for each test of a file. */
export function meetingDialog() {
  const page = { onClose: vi.fn<() => void>() } as ReturnType<typeof preparedPage>
  beforeEach(() => {
    Object.assign(page, preparedPage())
  })
  afterEach(() => {
    cleanup()
    logout()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return page
}

function preparedPage() {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  standInDialog()
  const api = fakeApi()
  /** `upcoming` is what the list of meetings answers. */
  const state = { upcoming: [] as Invitation[] }
  const onClose = vi.fn<() => void>()
  api.on(getSettingsEndpoint, () => someSettings())
  api.on(listInvitationsEndpoint, () => state.upcoming)
  api.on(getTeamEndpoint, () => ({
    users: [user(me, 'me@atlas.example'), user(colleague, 'sami@atlas.example')],
    invites: [],
  }))
  api.on(createInvitationEndpoint, () => aShownInvitation())
  login({ accessToken: 't', userId: me, onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
  const show = async (dialog: ReactNode) => {
    showPage({ '/': dialog })
    await screen.findByRole('dialog')
  }
  return {
    api,
    state,
    onClose,
    show,
    open: (invitee: Partial<Invitee> = {}) =>
      show(<ScheduleDialog invitee={{ ...amel, ...invitee }} onClose={onClose} />),
    sent: () => api.sentTo(createInvitationEndpoint),
  }
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } })
export const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
export const send = () =>
  act(async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  })
export const fillIn = () => {
  type('Meeting link', 'https://meet.example/amel')
  type('Date', '30/11/2026')
  type('Time', '09:30')
}
