// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { getSettings } from '#features/company/contract.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { dropJobDraft, type KeptJobDraft, readJobDraft, saveJobDraft } from '../contract/draft.ts'
import { changeJob } from '../contract/job-changes.ts'
import { type OfferHint, readOfferHints } from '../contract/offer-hints.ts'
import { canPostJob, createJob, type Job, readJob } from '../contract.ts'
import { CreateJobPage } from './create-job-page.tsx'
import { emptyDraft } from './job-draft.ts'

const id = '11111111-1111-4111-8111-111111111111' as Job['id']
const complete: KeptJobDraft = {
  ...emptyDraft,
  step: 2,
  title: 'Sales Manager',
  description: 'You lead five sales people.',
  location: 'Tunis',
  type: 'Full-time',
  salary: '1,500',
  skills: ['CRM'],
  minExperienceYears: '5',
  seniorityLevel: 'Senior',
  educationLevel: 'PhD',
  interviewLanguage: 'Deutsch',
  preferredLanguages: ['French'],
  softSkills: ['Teamwork'],
  industryBackground: 'Retail',
}
const theJob = {
  id,
  title: 'Cook',
  description: 'You cook for 200 guests.',
  location: 'Sfax',
  salary: null,
  type: 'Part-time',
  interviewLanguage: 'English',
  version: 1,
  idealProfile: {
    skills: ['Pastry'],
    minExperienceYears: 1,
    seniorityLevel: 'Junior',
    educationLevel: 'Not Required',
    preferredLanguages: ['Arabic'],
    softSkills: ['Creativity'],
    industryBackground: 'Hospitality',
  },
} as Job

let api: ReturnType<typeof fakeApi>
let kept: { draft: KeptJobDraft | null; savedAt: string | null }
let hints: OfferHint[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  login({ accessToken: 't', userId: 'u1', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  kept = { draft: null, savedAt: null }
  hints = []
  api = fakeApi()
  // Before those whose address its own would match too.
  api.on(readJob, () => theJob)
  api.on(canPostJob, () => ({ canPost: true }))
  api.on(readJobDraft, () => kept)
  api.on(saveJobDraft, (draft) => save(draft))
  api.on(dropJobDraft, () => {
    kept = { draft: null, savedAt: null }
    return undefined
  })
  api.on(readOfferHints, () => ({ hints }))
  api.on(getSettings, () => ({ name: 'Atlas', companyIdentity: null }) as never)
})
afterEach(async () => {
  cleanup()
  await wait(1)
  logout()
  for (const toast of shownToasts()) dismissToast(toast.id)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function save(draft: KeptJobDraft, savedAt = new Date().toISOString()) {
  kept = { draft, savedAt }
  return { savedAt }
}
async function open(address = '/CreateJob', config = {}) {
  showPage({ '/CreateJob': <CreateJobPage />, '/Jobs': <p>The list</p> }, address, config)
  await wait(10)
}
async function close() {
  cleanup()
  await wait(1)
}
/** Another browser, or this one a day later: nothing of the tab is left. */
async function openElsewhere(address?: string) {
  await close()
  sessionStorage.clear()
  await open(address)
}
const title = () => screen.getByLabelText<HTMLInputElement>('Job title')
const typeTitle = (text: string) => fill({ 'Job title': text })
const unreachable = () => {
  throw new FakeFailure()
}

test('what is typed is saved in a pause, said quietly, and is there on another device', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  typeTitle('Cook')
  expect(screen.getByText('Saving…')).toBeTruthy()
  await wait(600)
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(kept.draft?.title).toBe('Cook')
  await openElsewhere()
  expect(title().value).toBe('Cook')
  expect(screen.getByText(/^Your draft of 21 November/)).toBeTruthy()
})

test('a page that is left sends what has not arrived, in a way that outlives it', async () => {
  await open()
  typeTitle('Cook')
  const fetching = vi.fn(fetch)
  vi.stubGlobal('fetch', fetching)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(fetching.mock.calls.map(([address, how]) => [address, how?.keepalive])).toEqual([
    ['/api/jobs/draft', true],
  ])
})

test('without a connection it says so, asks before the tab is closed, and saves later', async () => {
  await open()
  api.on(saveJobDraft, unreachable)
  typeTitle('Cook')
  await wait(600)
  expect(screen.getAllByText(/^Not saved yet/)).toHaveLength(2)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  api.on(saveJobDraft, (draft) => save(draft))
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(1)
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(kept.draft?.title).toBe('Cook')
})

test('starting over empties the form here and on the server, and can be undone', async () => {
  save(complete)
  await open()
  await press('Start over')
  await wait(600)
  expect(title().value).toBe('')
  expect(kept.draft).toBeNull()
  expect(screen.getByText('The form is empty again.')).toBeTruthy()
  await press('Bring it back')
  await wait(600)
  expect(kept.draft).toEqual(complete)
})

test('a draft that came from elsewhere meanwhile is not written over: the user chooses', async () => {
  await open()
  typeTitle('Typed here')
  await wait(600)
  api.on(saveJobDraft, unreachable)
  typeTitle('Typed here, offline')
  await wait(600)
  await close()
  api.on(saveJobDraft, (draft) => save(draft))
  save({ ...complete, title: 'Typed elsewhere', step: 0 }, '2026-11-21T11:00:00.000Z')
  await open()
  expect(screen.getByText(/^This draft was changed elsewhere on 21 November/)).toBeTruthy()
  expect(title().value).toBe('Typed here, offline')
  typeTitle('Typed here, more')
  await wait(6_000)
  expect(kept.draft?.title).toBe('Typed elsewhere')
  await press('Use the other one')
  expect(title().value).toBe('Typed elsewhere')
  await press('Bring it back')
  await wait(600)
  expect(kept.draft?.title).toBe('Typed here, more')
})

test('a tab that is looked at again shows what was typed elsewhere since', async () => {
  await open()
  typeTitle('Typed here')
  await wait(600)
  save({ ...emptyDraft, title: 'Typed on the phone' }, '2026-11-21T11:00:00.000Z')
  await wait(31_000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await wait(1)
  expect(title().value).toBe('Typed on the phone')
})

test('without the server’s draft nothing is typed over it: it can be asked again', async () => {
  api.on(readJobDraft, unreachable)
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost')
  api.on(readJobDraft, () => kept)
  await press('Try again')
  expect(title().value).toBe('')
})

test('a retry after a lost answer is the same posting', async () => {
  save(complete)
  await open()
  api.on(createJob, unreachable)
  await press('Create job offer')
  await press('Create job offer')
  api.on(createJob, () => ({ id, message: 'x' }))
  await press('Create job offer')
  const names = api.sentTo(createJob).map((body) => (body as { requestId: string }).requestId)
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(1)
  expect(screen.getByText('The list')).toBeTruthy()
})

test('what was changed before the retry reaches the job that the first try had posted', async () => {
  save(complete)
  await open()
  api.on(createJob, unreachable)
  await press('Create job offer')
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Energy' } })
  api.on(createJob, () => ({ id, message: 'x' }))
  api.on(changeJob, () => theJob)
  await press('Create job offer')
  expect(api.sentTo(changeJob)).toMatchObject([{ title: 'Sales Manager', version: 1 }])
  expect(screen.getByText('The list')).toBeTruthy()
})

test('a refused posting is over: the next one is another', async () => {
  save(complete)
  await open()
  api.on(createJob, () => {
    throw new FakeFailure(403, { code: 'NO_JOBS_LEFT', message: 'x' })
  })
  await press('Create job offer')
  await press('Create job offer')
  const names = api.sentTo(createJob).map((body) => (body as { requestId: string }).requestId)
  expect(new Set(names).size).toBe(2)
})

test('posted although no answer came: the next visit says so and begins anew, without losing what was typed', async () => {
  save(complete)
  await open()
  await press('Previous')
  await wait(600)
  await press('Next')
  await wait(600)
  api.on(createJob, () => {
    kept = { draft: null, savedAt: null }
    throw new FakeFailure()
  })
  api.on(saveJobDraft, unreachable)
  await press('Create job offer')
  await close()
  // Nothing was typed since the posting.
  const copy = JSON.parse(sessionStorage.getItem('new-job:u1') ?? '{}')
  sessionStorage.setItem('new-job:u1', JSON.stringify({ ...copy, unsaved: false }))
  await open()
  expect(screen.getByText(/^Your last job offer was posted/)).toBeTruthy()
  expect(title().value).toBe('')
  await press('Bring it back')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
})

test('a copy is filled from its job, says what it is, and is posted as a copy', async () => {
  api.on(createJob, () => ({ id, message: 'x' }))
  await open(`/CreateJob?copy=${id}`)
  expect(title().value).toBe('Cook')
  expect(screen.getByText('This is a copy')).toBeTruthy()
  expect(screen.getByText(/Posting it spends one posting of your plan/)).toBeTruthy()
  await press('Next')
  await press('Next')
  await press('Create job offer')
  expect(api.sentTo(createJob)).toMatchObject([{ title: 'Cook', copyOf: id }])
})

test('where no plans are sold a copy spends nothing', async () => {
  await open(`/CreateJob?copy=${id}`, { billing: 'off' })
  expect(screen.queryByText(/spends/)).toBeNull()
})

test('a copy takes the place of a draft only on request, and the draft can be brought back', async () => {
  save(complete)
  await open(`/CreateJob?copy=${id}`)
  expect(screen.getByText(/“Sales Manager” is kept as your draft/)).toBeTruthy()
  await press('Go on with my draft')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
  await openElsewhere(`/CreateJob?copy=${id}`)
  await press('Copy “Cook” instead')
  expect(title().value).toBe('Cook')
  await press('Bring it back')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
})

test('a job that cannot be copied leaves the form as it was', async () => {
  api.on(readJob, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'x' })
  })
  api.on(canPostJob, () => ({ canPost: true }))
  api.on(readJobDraft, () => kept)
  await open(`/CreateJob?copy=${id}`)
  expect(toasts().map(({ message }) => message)).toEqual([
    'The job offer to copy could not be loaded. Please try again from the list.',
  ])
  expect(title().value).toBe('')
})

test('hints stand beside their field, block nothing, and stay away once dismissed', async () => {
  hints = [{ field: 'title', kind: 'protected', found: 'young', message: 'Age is no requirement.' }]
  await open()
  typeTitle('Young cook')
  await wait(899)
  expect(api.sentTo(readOfferHints)).toEqual([])
  await wait(1)
  expect(screen.getByText(/Age is no requirement/).textContent).toContain('young')
  await press('Dismiss hint about young')
  expect(screen.queryByText(/Age is no requirement/)).toBeNull()
  typeTitle('Young cook again')
  await wait(900)
  expect(screen.queryByText(/Age is no requirement/)).toBeNull()
  expect(api.sentTo(readOfferHints)).toHaveLength(2)
})

test('without hints one writes as before, and nothing is said of it', async () => {
  api.on(readOfferHints, unreachable)
  await open()
  typeTitle('Cook')
  await wait(900)
  expect(toasts()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the preview shows the offer as candidates see it', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  save(complete)
  await open()
  await press('Preview')
  await vi.dynamicImportSettled()
  await wait(10)
  await wait(10)
  const preview = within(screen.getByRole('dialog'))
  for (const text of ['Sales Manager', 'Atlas', 'Tunis', '1,500 DT / month', 'Interview in German'])
    expect(preview.getByText(text)).toBeTruthy()
})

test('counters say how much of a field is used, and too much is refused with words', async () => {
  await open()
  expect(screen.getByText('0 / 10,000')).toBeTruthy()
  typeTitle('x'.repeat(121))
  expect(screen.getByText('121 / 120')).toBeTruthy()
  await press('Next')
  expect(screen.getByText('Please use at most 120 characters.')).toBeTruthy()
})
