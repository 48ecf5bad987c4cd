// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { changeJobEndpoint, type Job, readJobEndpoint } from '../contract/jobs.ts'
import { readOfferHintsEndpoint } from '../contract/offer-hints.ts'
import { EditJobPage } from './edit-job-page.tsx'

const id = '11111111-1111-4111-8111-111111111111' as Job['id']
let api: ReturnType<typeof fakeApi>
let present: Job

// Fetched beside the check, which takes longer here than a page may.
beforeAll(() => import('./edit-job-form.tsx'), 30_000)
beforeEach(() => {
  vi.useFakeTimers()
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  present = {
    id,
    title: 'Sales Manager',
    description: 'You lead five sales people.',
    location: 'Tunis',
    salary: 1500,
    type: 'Full-time',
    status: 'open',
    createdAt: '2026-11-20T10:00:00.000Z',
    currentCandidatesCount: 0,
    maxCandidates: 30,
    interviewLanguage: 'Français',
    questionsState: 'ready',
    idealProfile: {
      skills: ['CRM'],
      minExperienceYears: 10,
      seniorityLevel: 'Senior',
      educationLevel: 'PhD',
      preferredLanguages: ['French'],
      softSkills: ['Teamwork'],
      industryBackground: 'Retail',
    },
    tailoredQuestions: [],
    questionsLocked: false,
    version: 3,
  }
  api = fakeApi()
  api.on(readJobEndpoint, () => present)
  api.on(readOfferHintsEndpoint, () => ({ hints: [] }))
})
beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})
afterEach(() => {
  cleanup()
  logout()
  for (const toast of shownToasts()) dismissToast(toast.id)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address = `/EditJob/${id}`) {
  showPage({ '/EditJob/:jobId': <EditJobPage />, '/Jobs/:jobId': <p>The job</p> }, address)
  await wait(10)
}
const title = () => screen.getByLabelText('Job title')
const changedMeanwhile = () => {
  throw new FakeFailure(409, { code: 'JOB_CHANGED', message: 'Somebody else changed this job offer.' })
}

test('the form is filled from the job, and saved with its version from any step', async () => {
  api.on(changeJobEndpoint, () => ({ ...present, version: 4 }))
  await open()
  expect(title()).toHaveProperty('value', 'Sales Manager')
  expect(screen.getByLabelText('Salary', { exact: false })).toHaveProperty('value', '1500')
  fill({ 'Job title': 'Head of Sales' })
  await press('Save changes')
  const { title: _, idealProfile, ...rest } = present
  expect(api.sentTo(changeJobEndpoint)).toEqual([
    {
      title: 'Head of Sales',
      description: rest.description,
      location: rest.location,
      type: rest.type,
      salary: rest.salary,
      interviewLanguage: rest.interviewLanguage,
      idealProfile,
      version: 3,
    },
  ])
  expect(toasts()).toEqual([{ tone: 'success', message: 'Job offer saved.' }])
  expect(screen.getByText('The job')).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
})

test('a problem on another step is led to and said', async () => {
  await open()
  fill({ 'Job title': ' ' })
  await press('Next')
  expect(toasts()).toEqual([{ tone: 'error', message: 'Please enter a job title.' }])
  fill({ 'Job title': 'x' })
  await press('Next')
  await press('Remove CRM')
  await press('Previous')
  await press('Save changes')
  expect(screen.getByText('Please add at least one skill.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Skills'))
})

test('it says what a change does to the questions, and leads to them', async () => {
  await open()
  expect(screen.getByText(/Questions that nobody has edited are written again/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'View the questions' })
  expect(link.getAttribute('href')).toBe(`/Jobs/${id}?tab=questions`)
})

test('once a candidate has started, the language stays and the reason is said', async () => {
  present.questionsLocked = true
  await open()
  expect(screen.getByText('A candidate has already started the interview')).toBeTruthy()
  await press('Next')
  expect(screen.getByText(/so its language can no longer be changed/)).toBeTruthy()
  expect(screen.getByLabelText('Français')).toHaveProperty('disabled', false)
  expect(screen.getByLabelText('English')).toHaveProperty('disabled', true)
})

test('changed meanwhile: nothing typed is lost until the current offer is loaded', async () => {
  api.on(changeJobEndpoint, changedMeanwhile)
  await open()
  fill({ 'Job title': 'Head of Sales' })
  await press('Save changes')
  expect(screen.getByText('Somebody else changed this job offer')).toBeTruthy()
  expect(title()).toHaveProperty('value', 'Head of Sales')
  present = { ...present, title: 'Sales Lead', location: 'Bizerte', version: 7 }
  await press('Load the current offer')
  await wait(1)
  expect(title()).toHaveProperty('value', 'Sales Lead')
  fill({ 'Job title': 'Head of Sales' })
  api.on(changeJobEndpoint, () => present)
  await press('Save changes')
  // What was not changed here is as somebody else left it.
  expect(api.sentTo(changeJobEndpoint).at(-1)).toMatchObject({
    title: 'Head of Sales',
    location: 'Bizerte',
    version: 7,
  })
})

test('what is typed survives a reload, and is discarded on request', async () => {
  await open()
  fill({ 'Job title': 'Head of Sales' })
  cleanup()
  await open()
  expect(title()).toHaveProperty('value', 'Head of Sales')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await press('Discard them')
  expect(title()).toHaveProperty('value', 'Sales Manager')
})

test('a failure shows what the server said and keeps everything', async () => {
  api.on(changeJobEndpoint, () => {
    throw new FakeFailure(503, { code: 'UNAVAILABLE', message: 'The service is not available right now.' })
  })
  await open()
  fill({ 'Job title': 'Head of Sales' })
  await press('Save changes')
  expect(toasts()).toEqual([{ tone: 'error', message: 'The service is not available right now.' }])
  expect(screen.getByText('The changes were not saved')).toBeTruthy()
  expect(title()).toHaveProperty('value', 'Head of Sales')
})

test('an offer of somebody else does not exist', async () => {
  api.on(readJobEndpoint, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'Not found' })
  })
  await open()
  expect(screen.getByText('This job offer does not exist')).toBeTruthy()
  cleanup()
  await open('/EditJob/nonsense')
  expect(screen.getByText('This job offer does not exist')).toBeTruthy()
})

test('a VIEWER sees why there is no form', async () => {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
  await open()
  expect(screen.getByText('Your role does not allow this')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})
