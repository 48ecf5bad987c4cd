import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { getTeamEndpoint } from '#features/accounts/contract/team.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { listPlansEndpoint, listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import {
  rejectCandidateEndpoint,
  rejectCandidatesEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '#features/candidates/contract/decisions.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { listInvitationsEndpoint } from '#features/invitations/contract/invitations.ts'
import { type JobSummary, listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { getReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import {
  type CandidateSummary,
  type ListedCandidate,
  listJobCandidatesEndpoint,
} from '#features/review/contract/candidates.ts'
import { DashboardPage } from '#features/review/web/dashboard-page.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { aCandidateSummary, aListedCandidate } from './builders/a-listed-candidate.ts'
import { aJobSummary, idOf } from './builders/a-listed-job.ts'
import { aSubscription, somePlans } from './builders/some-plans.ts'
import { someSettings } from './builders/some-settings.ts'
import { fakeApi } from './fake-api.ts'
import { showPage } from './show-page.tsx'
import { standInDialog } from './stand-in-dialog.ts'

/** A company with one open job and two candidates to decide; change it before the page is opened. */
export function dashboardCompany() {
  const api = fakeApi()
  const company = {
    api,
    jobs: [aJobSummary()] as JobSummary[],
    candidates: [aListedCandidate('Amel'), aListedCandidate('Bilel')] as ListedCandidate[],
    summary: aCandidateSummary() as CandidateSummary,
    /** So many a page; the rest comes with the cursor. */
    perPage: 100,
    numCandidates: 4,
  }
  api.on(listCompanyJobsEndpoint, () => ({
    jobs: company.jobs.map((job) => ({
      job,
      numCandidates: company.numCandidates,
      numToDecide: 1,
      funnel: { completed: 0, invited: 0, hired: 0 },
    })),
    last: true,
    found: company.jobs.length,
    totalJobs: company.jobs.length,
    totalCandidates: 12,
  }))
  api.on(listJobCandidatesEndpoint, (_, { searchParams }) => {
    const from = Number(searchParams.get('after') ?? 0)
    const end = from + company.perPage
    const last = end >= company.candidates.length
    return {
      content: company.candidates.slice(from, end),
      last,
      next: last ? null : String(end),
      summary: company.summary,
    }
  })
  api.on(getReviewSettingsEndpoint, () => ({
    distanceLimitKm: 60,
    blind: false,
    rejectReasons: ['Not enough experience', 'Salary'],
    followUps: true,
    linkReminder: true,
  }))
  api.on(listInvitationsEndpoint, () => [])
  api.on(getSettingsEndpoint, () => someSettings())
  api.on(getTeamEndpoint, () => ({ users: [], invites: [] }))
  api.on(listPlansEndpoint, somePlans)
  api.on(listSubscriptionsEndpoint, () => [aSubscription({ planName: 'Enterprise', isCurrent: true })])
  api.on(shortlistEndpoint, ({ candidateIds }) => ({ changed: candidateIds }))
  api.on(undoRejectionEndpoint, ({ candidateIds }) => ({ changed: candidateIds }))
  api.on(rejectCandidatesEndpoint, ({ candidateIds }) => ({ changed: candidateIds, undoUntil: '' }))
  api.on(rejectCandidateEndpoint, (_, { pathname }) => ({
    id: pathname.split('/').at(-1) as CandidateId,
    status: 'REJECTED' as const,
    undoUntil: '',
  }))
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
  standInDialog()
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  return company
}

/** Loads what the page fetches on demand, so that no test depends on how fast that is. */
export const preloadDashboard = () =>
  Promise.all([
    import('#features/review/web/candidate-details.tsx'),
    import('#features/review/web/candidate-table.tsx'),
    import('#features/review/web/compare-dialog.tsx'),
    import('#features/review/web/cv-dialog.tsx'),
    import('#features/review/web/job-pictures.tsx'),
    import('#features/review/web/reject-dialog.tsx'),
    import('#features/invitations/web/schedule-dialog.tsx'),
    import('#features/review/web/candidate-view.tsx'),
  ])

export async function openDashboard(address = '/Dashboard') {
  const toasts = <ToastRegion key="toasts" />
  showPage({ '/Dashboard': [<DashboardPage key="page" />, toasts], '*': <p>Another page</p> }, address)
  await screen.findByRole('heading', { level: 1 })
}

export function closeDashboard() {
  logout()
  vi.unstubAllGlobals()
}
