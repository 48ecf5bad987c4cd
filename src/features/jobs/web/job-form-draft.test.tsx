// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  closeJobForm,
  completeDraft,
  endJobForm,
  jobForm,
  jobTitle,
  openJobForm,
  openJobFormElsewhere,
  postedJobId,
} from '#testing/job-form.tsx'
import { getJobDraftEndpoint, saveJobDraftEndpoint } from '../contract/drafts.ts'
import { createJobEndpoint } from '../contract/jobs.ts'

let form: ReturnType<typeof jobForm>
// Fetched beside the check, which takes longer here than a page may.
beforeAll(() => import('./create-job-form.tsx'), 30_000)
beforeEach(() => {
  form = jobForm()
})
afterEach(endJobForm)

const typeTitle = (text: string) => fill({ 'Job title': text })
const unreachable = () => {
  throw new FakeFailure()
}

test('§jobs-4 what is typed is saved in a pause, said quietly, and is there on another device', async () => {
  await openJobForm()
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  typeTitle('Cook')
  expect(screen.getByText('Saving…')).toBeTruthy()
  await wait(600)
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(form.server.draft?.title).toBe('Cook')
  await openJobFormElsewhere()
  expect(jobTitle().value).toBe('Cook')
  expect(screen.getByText(/^This is your draft of 21 Nov 2026, /)).toBeTruthy()
})

test('§jobs-4 a page that is left sends what has not arrived, in a way that outlives it', async () => {
  await openJobForm()
  typeTitle('Cook')
  const fetching = vi.fn(fetch)
  vi.stubGlobal('fetch', fetching)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(
    fetching.mock.calls.map(([address, how]) => [String(address).split('?')[0], how?.keepalive]),
  ).toEqual([['/api/jobs/draft', true]])
})

test('§jobs-4 a page that is left while it is being saved sends it again', async () => {
  await openJobForm()
  form.api.on(saveJobDraftEndpoint, () => new Promise<never>(() => {}))
  typeTitle('Cook')
  await wait(600)
  expect(form.server.draft).toBeNull()
  form.api.on(saveJobDraftEndpoint, form.saveSent)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await wait(1)
  expect(form.server.draft?.title).toBe('Cook')
})

test('without a connection it says so, asks before the tab is closed, and saves later', async () => {
  await openJobForm()
  form.api.on(saveJobDraftEndpoint, unreachable)
  typeTitle('Cook')
  await wait(600)
  expect(screen.getAllByText(/^Not saved yet/)).toHaveLength(2)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  form.api.on(saveJobDraftEndpoint, form.saveSent)
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(1)
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(form.server.draft?.title).toBe('Cook')
})

test('starting over asks, then empties the form here and on the server', async () => {
  form.save(completeDraft)
  await openJobForm()
  await press('Start over')
  await press('Continue my draft')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
  await press('Start over')
  const dialog = screen.getByRole('dialog', { name: 'Replace your draft?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start over' }))
  await wait(600)
  expect(jobTitle().value).toBe('')
  expect(form.server.draft).toBeNull()
})

test('§jobs-5 what was typed offline is kept and saved over what another window saved; the user is told', async () => {
  await openJobForm()
  typeTitle('Typed here')
  await wait(600)
  form.api.on(saveJobDraftEndpoint, unreachable)
  typeTitle('Typed here, offline')
  await wait(600)
  await closeJobForm()
  form.api.on(saveJobDraftEndpoint, form.saveSent)
  form.save({ ...completeDraft, title: 'Typed elsewhere', step: 0 }, '2026-11-21T11:00:00.000Z')
  await openJobForm()
  expect(jobTitle().value).toBe('Typed here, offline')
  expect(screen.getByText('This draft was changed in another window. Your version is kept.')).toBeTruthy()
  await wait(600)
  expect(form.server.draft?.title).toBe('Typed here, offline')
})

test('§jobs-5 of two windows the later save wins, and its author is told', async () => {
  await openJobForm()
  typeTitle('Typed here')
  await wait(600)
  expect(screen.queryByText(/^This draft was changed in another window/)).toBeNull()
  form.save({ ...completeDraft, title: 'Typed on the phone' })
  typeTitle('Typed here, more')
  await wait(600)
  expect(form.server.draft?.title).toBe('Typed here, more')
  expect(screen.getByText('This draft was changed in another window. Your version is kept.')).toBeTruthy()
})

test('a tab that is looked at again shows what was typed elsewhere since', async () => {
  await openJobForm()
  typeTitle('Typed here')
  await wait(600)
  form.save({ ...completeDraft, step: 0, title: 'Typed on the phone' }, '2026-11-21T11:00:00.000Z')
  act(() => void window.dispatchEvent(new Event('focus')))
  await wait(1)
  expect(jobTitle().value).toBe('Typed on the phone')
})

test('without the server’s draft nothing is typed over it: it can be asked again', async () => {
  form.api.on(getJobDraftEndpoint, unreachable)
  await openJobForm()
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost')
  form.api.on(getJobDraftEndpoint, form.read)
  await press('Try again')
  expect(jobTitle().value).toBe('')
})

test('a retry after a lost answer is the same posting', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(createJobEndpoint, unreachable)
  await press('Create job offer')
  expect(screen.getByText('No answer came from the server')).toBeTruthy()
  expect(screen.queryByText('The job offer was not created')).toBeNull()
  await press('Create job offer')
  form.api.on(createJobEndpoint, () => ({ id: postedJobId, message: 'x' }))
  await press('Create job offer')
  const names = form.api.sentTo(createJobEndpoint).map((body) => (body as { requestId: string }).requestId)
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(1)
  expect(screen.getByText('The job')).toBeTruthy()
})

test('what was changed before the retry is not posted unseen: the user is told, and posts it as another job', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(createJobEndpoint, unreachable)
  await press('Create job offer')
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Energy' } })
  form.api.on(createJobEndpoint, () => {
    throw new FakeFailure(409, { code: 'ALREADY_POSTED', message: 'It is posted already.' })
  })
  await press('Create job offer')
  expect(toasts().at(-1)?.message).toBe('It is posted already.')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Energy')
  form.api.on(createJobEndpoint, () => ({ id: postedJobId, message: 'x' }))
  await press('Create job offer')
  const ids = form.api.sentTo(createJobEndpoint).map((body) => (body as { requestId: string }).requestId)
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false])
})

test('a posting that fails without a message says so, and nothing typed is lost', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(createJobEndpoint, () => {
    throw new FakeFailure(500, {} as never)
  })
  await press('Create job offer')
  expect(toasts().at(-1)?.message).toBe('Unknown error')
  expect(form.server.draft?.title).toBe('Sales Manager')
})

test('a draft that was posted in another window becomes a new one when its text changes here', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(saveJobDraftEndpoint, (sent) => {
    if (sent.requestId === completeDraft.requestId)
      throw new FakeFailure(409, { code: 'ALREADY_POSTED', message: 'x' })
    return form.saveSent(sent)
  })
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Energy' } })
  await wait(1_200)
  expect(form.server.draft?.industryBackground).toBe('Energy')
  expect(form.server.draft?.requestId).not.toBe(completeDraft.requestId)
})

test('a save that is under way when the offer is posted brings no draft back', async () => {
  form.save(completeDraft)
  await openJobForm()
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Energy' } })
  form.api.on(createJobEndpoint, () => ({ id: postedJobId, message: 'x' }))
  await press('Create job offer')
  await wait(6_000)
  expect(form.api.sentTo(saveJobDraftEndpoint)).toEqual([])
  expect(sessionStorage.getItem('new-job:u1')).toBeNull()
})

test('pressed again while it is being posted it posts once', async () => {
  form.save(completeDraft)
  await openJobForm()
  const post = vi.fn(() => new Promise<never>(() => {}))
  form.api.on(createJobEndpoint, post)
  await press('Create job offer')
  await press('Creating job offer…')
  await wait(700)
  expect(post).toHaveBeenCalledTimes(1)
})
