import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { getTeamEndpoint } from '#features/accounts/contract/team.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { listNotesEndpoint } from '#features/candidates/contract/notes.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { getTranscriptEndpoint } from '#features/interviews/contract/transcript.ts'
import { listInvitationsEndpoint } from '#features/invitations/contract/invitations.ts'
import {
  getCandidateEndpoint,
  listJobCandidatesEndpoint,
  type ReviewedCandidate,
} from '#features/review/contract/candidates.ts'
import { CandidatePage } from '#features/review/web/candidate-page.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { idOf, now } from './builders/a-listed-job.ts'
import { answersOfAmel, aWholeCandidate } from './builders/a-whole-candidate.ts'
import { someSettings } from './builders/some-settings.ts'
import { FakeFailure, fakeApi } from './fake-api.ts'
import { showPage } from './show-page.tsx'
import { standInDialog } from './stand-in-dialog.ts'

const other = (at: number) => aWholeCandidate({ id: idOf(at) as CandidateId, firstName: `Other ${at}` })

/** The candidate's page between two others of the list, as a RECRUITER sees it, new for each test of a file. */
export function candidatePage() {
  const page = {} as ReturnType<typeof openedPage>
  beforeAll(async () => {
    await Promise.all([
      import('#features/review/web/candidate-dialogs.tsx'),
      import('#features/invitations/web/candidate-meetings.tsx'),
      import('#features/invitations/web/schedule-dialog.tsx'),
      import('#features/review/web/candidate-notes.tsx'),
      import('#features/reports/web/evidence-card.tsx'),
    ])
  }, 30_000)
  beforeEach(() => {
    Object.assign(page, openedPage())
  })
  afterEach(() => {
    logout()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return page
}

function openedPage() {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  Element.prototype.scrollIntoView = () => {}
  standInDialog()
  const api = fakeApi()
  /** `candidate` is what the server answers from then on. */
  const state = { candidate: aWholeCandidate() }
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
  api.on(getCandidateEndpoint, (_, { pathname }) =>
    pathname.endsWith(state.candidate.id)
      ? state.candidate
      : other(Number(pathname.split('/').at(-1)?.slice(0, 8))),
  )
  api.on(listJobCandidatesEndpoint, () => ({
    content: [other(499), state.candidate, other(501)],
    last: true,
    next: null,
    summary: {} as never,
  }))
  api.on(listInvitationsEndpoint, () => [])
  api.on(getSettingsEndpoint, () => someSettings())
  api.on(getTeamEndpoint, () => ({ users: [], invites: [] }))
  api.on(listNotesEndpoint, () => ({ notes: [], team: [] }))
  api.on(getTranscriptEndpoint, () => ({
    questions: ['What did you sell?', 'And then?'],
    answers: answersOfAmel,
    followUps: [null, null],
    candidateName: 'Amel Trabelsi',
    job: { id: idOf(1) as JobId, title: 'Sales Manager' },
    completedAt: '2026-11-20T10:00:00.000Z',
  }))
  return {
    api,
    state,
    change(change: Partial<ReviewedCandidate>): void {
      state.candidate = { ...state.candidate, ...change }
    },
    async open(
      change: Partial<ReviewedCandidate> = {},
      { search = '', around = (shown: ReactNode) => shown } = {},
    ): Promise<void> {
      state.candidate = { ...state.candidate, ...change }
      const page = around([<CandidatePage key="page" />, <ToastRegion key="toasts" />])
      const elsewhere = { '/Dashboard': <p>The list</p>, '/Pricing': <p>The plans</p> }
      const address = `/Dashboard/${state.candidate.job.id}/${state.candidate.id}${search}`
      showPage({ '/Dashboard/:jobId/:candidateId': page, ...elsewhere }, address)
      await screen.findByRole('heading', { level: 1 })
    },
  }
}

export const pressKey = (key: string, on: Element = document.body): boolean =>
  fireEvent.keyDown(on, { key, bubbles: true })

export const seen = (text: string | RegExp): boolean => screen.queryByText(text) !== null
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const offered = (name: string | RegExp): boolean => screen.queryByRole('button', { name }) !== null

/** An endpoint's answer: it refuses. */
export const refusing =
  (status = 500, message = 'x') =>
  () => {
    throw new FakeFailure(status, { code: 'ANY', message })
  }
