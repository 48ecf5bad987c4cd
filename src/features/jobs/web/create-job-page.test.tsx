// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { dropJobDraft, type KeptJobDraft, readJobDraft, saveJobDraft } from '../contract/draft.ts'
import { readOfferHints } from '../contract/offer-hints.ts'
import { canPostJob, createJob, type Job, postingRefusals } from '../contract.ts'
import { CreateJobPage } from './create-job-page.tsx'

let api: ReturnType<typeof fakeApi>
/** What the server keeps of the draft. */
let kept: { draft: KeptJobDraft | null; savedAt: string | null }
beforeEach(() => {
  vi.useFakeTimers()
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  api = fakeApi()
  kept = { draft: null, savedAt: null }
  api.on(readJobDraft, () => kept)
  api.on(saveJobDraft, (draft) => {
    const savedAt = new Date().toISOString()
    kept = { draft, savedAt }
    return { savedAt }
  })
  api.on(dropJobDraft, () => {
    kept = { draft: null, savedAt: null }
    return undefined
  })
  api.on(readOfferHints, () => ({ hints: [] }))
  api.on(canPostJob, () => ({ canPost: true }))
})
afterEach(async () => {
  logout()
  cleanup()
  // What is sent on leaving arrives before the next test begins.
  await pass()
  for (const { id } of shownToasts()) dismissToast(id)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const jobId = '11111111-1111-4111-8111-111111111111' as Job['id']
/** As the server does it: with the posting the draft is gone. */
const posted = () => {
  kept = { draft: null, savedAt: null }
  return { id: jobId, message: 'x' }
}

const pass = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open() {
  showPage({ '/CreateJob': <CreateJobPage />, '/Jobs': <p>The list</p> })
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

test('says that it checks the subscription', async () => {
  api.on(canPostJob, () => new Promise<never>(() => undefined))
  await open()
  expect(screen.getByText('Checking your subscription...')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('three steps, each with its own problems beside the fields and the focus on the first', async () => {
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

test('skills are trimmed, kept once, and one typed but not added counts too', async () => {
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

test('missing preferences are told by the one message', async () => {
  await open()
  fillBasics()
  press('Next')
  fillRequirements()
  press('Next')
  press('Create job offer')
  expect(toasts()).toEqual(['All preference fields are required to create the offer'])
  expect(screen.getAllByText('All preference fields are required to create the offer')).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByLabelText('English'))
  expect(api.sentTo(createJob)).toEqual([])
})

test('at most three languages and three soft skills', async () => {
  await open()
  fillBasics()
  press('Next')
  fillRequirements()
  press('Next')
  for (const language of ['French', 'Arabic', 'English']) fireEvent.click(screen.getByLabelText(language))
  expect(screen.getByText('Maximum of 3 selected')).toBeTruthy()
  expect(screen.getByLabelText('German')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('Arabic'))
  expect(screen.getByLabelText('German')).toHaveProperty('disabled', false)
})

test('posts the job as the contract has it, says so for 3 s and goes to the list', async () => {
  api.on(createJob, posted)
  await open()
  fillAll()
  press('Create job offer')
  await pass()
  expect(api.sentTo(createJob)).toEqual([
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
  expect(screen.getByText('The list')).toBeTruthy()
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
    createJob,
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
  expect(api.sentTo(createJob)).toHaveLength(1)
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
  expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Sfax')
})

test('a failure shows what the server said, and keeps everything', async () => {
  api.on(createJob, () => {
    throw new FakeFailure(503, { code: 'UNAVAILABLE', message: 'The service is not available right now.' })
  })
  await open()
  fillAll()
  press('Create job offer')
  await pass()
  expect(toasts()).toEqual(['The service is not available right now.'])
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
})

test("without an answer it says 'Unknown error'", async () => {
  api.on(createJob, () => {
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
  api.on(createJob, () => {
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

test('the last posting gone meanwhile: the message and the way out, and the form stays', async () => {
  await open()
  fillAll()
  const refuse = () => {
    throw new FakeFailure(403, { code: 'NO_JOBS_LEFT', message: postingRefusals.NO_JOBS_LEFT.message })
  }
  api.on(createJob, refuse)
  api.on(canPostJob, refuse)
  press('Create job offer')
  await pass(700)
  expect(toasts()).toEqual([postingRefusals.NO_JOBS_LEFT.message])
  expect(screen.getByText('Quota exhausted')).toBeTruthy()
  const wayOut = screen.getByRole('link', { name: 'Upgrade my subscription' })
  expect(wayOut.getAttribute('href')).toBe('/Pricing')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
  expect(kept.draft).toMatchObject({ title: 'Sales Manager', industryBackground: 'Retail' })
})
