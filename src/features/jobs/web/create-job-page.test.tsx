// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  deleteJobDraftEndpoint,
  getJobDraftEndpoint,
  type SavedJobDraft,
  saveJobDraftEndpoint,
} from '../contract/drafts.ts'
import { canPostJobEndpoint, createJobEndpoint, type Job, postingRefusals } from '../contract/jobs.ts'
import { readOfferHintsEndpoint } from '../contract/offer-hints.ts'
import { CreateJobPage } from './create-job-page.tsx'

let api: ReturnType<typeof fakeApi>
/** What the server keeps of the draft. */
let kept: SavedJobDraft
// Fetched beside the check, which takes longer here than a page may.
beforeAll(() => import('./create-job-form.tsx'), 30_000)
beforeEach(() => {
  vi.useFakeTimers()
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  api = fakeApi()
  kept = { draft: null, savedAt: null, version: 0 }
  api.on(getJobDraftEndpoint, () => kept)
  api.on(saveJobDraftEndpoint, ({ version, ...draft }) => {
    const saved = { savedAt: new Date().toISOString(), version: version + 1 }
    kept = { draft, ...saved }
    return { ...saved, replaced: false }
  })
  api.on(deleteJobDraftEndpoint, () => {
    kept = { draft: null, savedAt: null, version: 0 }
    return undefined
  })
  api.on(readOfferHintsEndpoint, () => ({ hints: [] }))
  api.on(canPostJobEndpoint, () => ({ canPost: true }))
})
afterEach(async () => {
  logout()
  cleanup()
  await pass()
  for (const { id } of shownToasts()) dismissToast(id)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const jobId = '11111111-1111-4111-8111-111111111111' as Job['id']
/** As the server does it: with the posting the draft is gone. */
const posted = () => {
  kept = { draft: null, savedAt: null, version: 0 }
  return { id: jobId, message: 'x' }
}
/** Shows the address that the posting leads to. */
function JobTab() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}
const pass = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open() {
  showPage({ '/CreateJob': <CreateJobPage />, '/Jobs/:jobId': <JobTab /> })
  await pass(10)
}
async function reload() {
  cleanup()
  await open()
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const step = () => screen.getByRole('heading', { level: 2 }).textContent
const toasts = () => shownToasts().map(({ message }) => message)

function fillBasics() {
  fill('Job title', 'Sales Manager')
  fill('Job type', 'Full-time')
  fill('Location', 'Tunis')
  fill('Job description', 'You lead five sales people.')
  fill('Salary', '1,500')
}
function addSkill(skill: string) {
  fill('Skills', skill)
  fireEvent.keyDown(screen.getByLabelText('Skills'), { key: 'Enter' })
}
function fillRequirements() {
  addSkill('  CRM ')
  addSkill('crm')
  fill('Experience level', '10+')
  fill('Seniority level', 'Senior')
  fill('Education level', 'PhD')
  fireEvent.click(screen.getByLabelText('Français'))
}
function fillPreferences() {
  for (const choice of ['French', 'Arabic', 'Communication']) fireEvent.click(screen.getByLabelText(choice))
  fill('Industry', 'Retail')
}
function fillAll() {
  fillBasics()
  press('Next')
  fillRequirements()
  press('Next')
  fillPreferences()
}

test('§1.2-32 says that it checks the subscription', async () => {
  api.on(canPostJobEndpoint, () => new Promise<never>(() => undefined))
  await open()
  expect(screen.getByText('Checking your subscription...')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('§1.2-33 §1.5-18 three steps, each with its own problems beside the fields and the focus on the first', async () => {
  await open()
  expect(step()).toBe('Step 1 of 3: Basic Information')
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  press('Next')
  expect(screen.getByText('Please enter a job title.')).toBeTruthy()
  expect(screen.getByText('Please choose a job type.')).toBeTruthy()
  expect(toasts()).toEqual(['Please enter a job title.'])
  expect(document.activeElement).toBe(screen.getByLabelText('Job title'))
  fill('Job title', 'Sales Manager')
  expect(screen.queryByText('Please enter a job title.')).toBeNull()
  fillBasics()
  press('Next')
  expect(step()).toBe('Step 2 of 3: Requirements')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  press('Next')
  expect(screen.getByText('Please add at least one skill.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Skills'))
  press('Previous')
  expect(screen.getByLabelText('Job title')).toHaveProperty('value', 'Sales Manager')
})

test('§1.5-20 skills are trimmed, kept once, and one typed but not added counts too', async () => {
  await open()
  fillBasics()
  press('Next')
  fillRequirements()
  fill('Skills', ' Negotiation ')
  press('Next')
  expect(step()).toBe('Step 3 of 3: Preferences')
  press('Previous')
  const tags = screen
    .getAllByRole('button', { name: /^Remove / })
    .map((tag) => tag.getAttribute('aria-label'))
  expect(tags).toEqual(['Remove CRM', 'Remove Negotiation'])
})

test('§1.5-22 missing preferences have one message', async () => {
  await open()
  fillBasics()
  press('Next')
  fillRequirements()
  press('Next')
  press('Create job offer')
  expect(toasts()).toEqual(['All preference fields are required to create the offer'])
  expect(screen.getAllByText('All preference fields are required to create the offer')).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByLabelText('English'))
  expect(api.sentTo(createJobEndpoint)).toEqual([])
})

test('§1.8-8 posts the job as the contract has it, says so for 3 s and goes to its questions', async () => {
  api.on(createJobEndpoint, posted)
  await open()
  fillAll()
  press('Create job offer')
  await pass()
  expect(api.sentTo(createJobEndpoint)).toEqual([
    {
      requestId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
      title: 'Sales Manager',
      description: 'You lead five sales people.',
      location: 'Tunis',
      type: 'Full-time',
      salary: 1500,
      interviewLanguage: 'Français',
      idealProfile: {
        skills: ['CRM'],
        minExperienceYears: 10,
        seniorityLevel: 'Senior',
        educationLevel: 'PhD',
        preferredLanguages: ['French', 'Arabic'],
        softSkills: ['Communication'],
        industryBackground: 'Retail',
      },
    },
  ])
  expect(screen.getByText(`/Jobs/${jobId}?tab=questions`)).toBeTruthy()
  expect(toasts()).toEqual(['Job offer created successfully!'])
  await pass(2990)
  expect(toasts()).toHaveLength(1)
  await pass(20)
  expect(toasts()).toEqual([])
  await reload()
  expect(screen.getByLabelText('Job title')).toHaveProperty('value', '')
})

test('pressed twice it posts once', async () => {
  let post = () => {}
  api.on(
    createJobEndpoint,
    () =>
      new Promise<never>((resolve) => {
        post = () => resolve({ id: 'x', message: 'x' } as never)
      }),
  )
  await open()
  fillAll()
  press('Create job offer')
  await pass()
  fireEvent.submit(screen.getByRole('form'))
  await pass()
  expect(screen.getByRole('button', { name: 'Creating job offer…' })).toBeTruthy()
  expect(api.sentTo(createJobEndpoint)).toHaveLength(1)
  post()
})

test('what is typed, and the step, survive a reload', async () => {
  await open()
  fillBasics()
  press('Next')
  addSkill('CRM')
  await reload()
  expect(step()).toBe('Step 2 of 3: Requirements')
  expect(screen.getByRole('button', { name: 'Remove CRM' })).toBeTruthy()
  press('Previous')
  expect(screen.getByLabelText('Job title')).toHaveProperty('value', 'Sales Manager')
})

test('a kept draft of another shape does no harm', async () => {
  sessionStorage.setItem('new-job:u', '{"step":9,"draft":{"title":7,"skills":"x","location":"Sfax"}}')
  await open()
  expect(step()).toBe('Step 1 of 3: Basic Information')
  expect(screen.getByLabelText('Location')).toHaveProperty('value', '')
})

test('§1.8-9 a failure shows what the server said, and keeps everything', async () => {
  api.on(createJobEndpoint, () => {
    throw new FakeFailure(503, { code: 'UNAVAILABLE', message: 'The service is not available right now.' })
  })
  await open()
  fillAll()
  press('Create job offer')
  await pass()
  expect(toasts()).toEqual(['The service is not available right now.'])
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
})

test("§1.8-10 without an answer it says 'Unknown error'", async () => {
  api.on(createJobEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  fillAll()
  press('Create job offer')
  await pass()
  expect(toasts()).toEqual(['Unknown error'])
  expect(screen.getByText(/We could not reach the server/)).toBeTruthy()
})

test('a field that the server refuses is shown on its step', async () => {
  api.on(createJobEndpoint, () => {
    throw new FakeFailure(400, { code: 'BAD_INPUT', message: 'Bad title', fields: { title: 'Bad title' } })
  })
  await open()
  fillAll()
  press('Create job offer')
  await pass()
  expect(step()).toBe('Step 1 of 3: Basic Information')
  expect(document.activeElement).toBe(screen.getByLabelText('Job title'))
  expect(screen.getByLabelText('Job title').getAttribute('aria-invalid')).toBe('true')
})

test('§jobs-16 the last posting gone meanwhile: the message and the way out, and the form stays', async () => {
  await open()
  fillAll()
  const refuse = () => {
    throw new FakeFailure(403, { code: 'NO_JOBS_LEFT', message: postingRefusals.NO_JOBS_LEFT.message })
  }
  api.on(createJobEndpoint, refuse)
  api.on(canPostJobEndpoint, refuse)
  press('Create job offer')
  await pass(700)
  expect(toasts()).toEqual([postingRefusals.NO_JOBS_LEFT.message])
  expect(screen.getByText('Quota exhausted')).toBeTruthy()
  const wayOut = screen.getByRole('link', { name: 'Upgrade my subscription' })
  expect(wayOut.getAttribute('href')).toBe('/Pricing')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
  expect(kept.draft).toMatchObject({ title: 'Sales Manager', industryBackground: 'Retail' })
})
