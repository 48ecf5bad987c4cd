// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { login, logout, setRole } from '#features/accounts/web/use-session.ts'
import { wait } from '#testing/drive-page.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { getJobDraftEndpoint } from '../contract/drafts.ts'
import { canPostJobEndpoint, listCompanyJobsEndpoint } from '../contract/jobs.ts'
import { CreateJobPage } from './create-job-page.tsx'
import { JobsPage } from './jobs-page.tsx'

// Fetched beside the check, which takes longer here than a page may.
beforeAll(() => import('./create-job-form.tsx'), 30_000)
beforeEach(() => {
  vi.useFakeTimers()
  const api = fakeApi()
  api.on(listCompanyJobsEndpoint, () => ({
    jobs: [],
    last: true,
    found: 0,
    totalJobs: 0,
    totalCandidates: 0,
  }))
  api.on(canPostJobEndpoint, () => ({ canPost: true }))
  api.on(getJobDraftEndpoint, () => ({ draft: null, savedAt: null, version: 0 }))
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pages = { '/Jobs': <JobsPage />, '/CreateJob': <CreateJobPage /> }
const openAs = async (role: Role | null, address: string) => {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', ...(role ? { role } : {}) })
  showPage(pages, address)
  await wait(1)
}
const createLink = () => screen.queryByRole('link', { name: 'Create a job offer' })

test.each([
  ['ADMIN', true],
  ['RECRUITER', true],
  ['VIEWER', false],
  [null, false],
] as const)(
  '§roles-2 on /Jobs a user with the role %s is offered to create a job: %s',
  async (role, offered) => {
    await openAs(role, '/Jobs')
    expect(createLink() !== null).toBe(offered)
  },
)

test('§roles-1 on /CreateJob a VIEWER reads why there is no form, and the way back', async () => {
  await openAs('VIEWER', '/CreateJob')
  expect(screen.getByRole('heading', { name: 'Your role does not allow this' })).toBeDefined()
  expect(screen.getByText(/An admin of your company can give you another role/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/Jobs')
  expect(screen.queryByRole('form')).toBeNull()
})

test('a role that changes while the form is open puts the reason in its place', async () => {
  await openAs('RECRUITER', '/CreateJob')
  expect(screen.queryByRole('heading', { name: 'Your role does not allow this' })).toBeNull()
  setRole('VIEWER')
  await wait(1)
  expect(screen.getByRole('heading', { name: 'Your role does not allow this' })).toBeDefined()
})

test('§roles-2 until the server has said the role there is no form, then there is', async () => {
  await openAs(null, '/CreateJob')
  expect(screen.getByText('Checking your subscription...')).toBeDefined()
  await wait(50)
  expect(screen.queryByLabelText('Job title')).toBeNull()
  setRole('RECRUITER')
  await wait(50)
  expect(screen.getByLabelText('Job title')).toBeDefined()
})
