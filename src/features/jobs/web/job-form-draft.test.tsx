// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, press, wait } from '#testing/drive-page.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  closeJobForm,
  completeDraft,
  endJobForm,
  jobForm,
  jobTitle,
  openJobForm,
  openJobFormElsewhere,
  postedJob,
  postedJobId,
} from '#testing/job-form.tsx'
import { readJobDraft, saveJobDraft } from '../contract/draft.ts'
import { changeJob } from '../contract/job-changes.ts'
import { createJob } from '../contract.ts'
import { emptyDraft } from './job-draft.ts'

let form: ReturnType<typeof jobForm>
beforeEach(() => {
  form = jobForm()
})
afterEach(endJobForm)

const typeTitle = (text: string) => fill({ 'Job title': text })
const unreachable = () => {
  throw new FakeFailure()
}

test('what is typed is saved in a pause, said quietly, and is there on another device', async () => {
  await openJobForm()
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  typeTitle('Cook')
  expect(screen.getByText('Saving…')).toBeTruthy()
  await wait(600)
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(form.server.draft?.title).toBe('Cook')
  await openJobFormElsewhere()
  expect(jobTitle().value).toBe('Cook')
  expect(screen.getByText(/^Your draft of 21 November/)).toBeTruthy()
})

test('a page that is left sends what has not arrived, in a way that outlives it', async () => {
  await openJobForm()
  typeTitle('Cook')
  const fetching = vi.fn(fetch)
  vi.stubGlobal('fetch', fetching)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(
    fetching.mock.calls.map(([address, how]) => [String(address).split('?')[0], how?.keepalive]),
  ).toEqual([['/api/jobs/draft', true]])
})

test('a page that is left while it is being saved sends it again', async () => {
  await openJobForm()
  form.api.on(saveJobDraft, () => new Promise<never>(() => {}))
  typeTitle('Cook')
  await wait(600)
  expect(form.server.draft).toBeNull()
  form.api.on(saveJobDraft, form.saveFrom)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await wait(1)
  expect(form.server.draft?.title).toBe('Cook')
})

test('without a connection it says so, asks before the tab is closed, and saves later', async () => {
  await openJobForm()
  form.api.on(saveJobDraft, unreachable)
  typeTitle('Cook')
  await wait(600)
  expect(screen.getAllByText(/^Not saved yet/)).toHaveLength(2)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  form.api.on(saveJobDraft, form.saveFrom)
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(1)
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(form.server.draft?.title).toBe('Cook')
})

test('starting over empties the form here and on the server, and can be undone', async () => {
  form.save(completeDraft)
  await openJobForm()
  await press('Start over')
  await wait(600)
  expect(jobTitle().value).toBe('')
  expect(form.server.draft).toBeNull()
  expect(screen.getByText('The form is empty again.')).toBeTruthy()
  await press('Bring it back')
  await wait(600)
  expect(form.server.draft).toEqual(completeDraft)
})

test('a draft that came from elsewhere meanwhile is not written over: the user chooses', async () => {
  await openJobForm()
  typeTitle('Typed here')
  await wait(600)
  form.api.on(saveJobDraft, unreachable)
  typeTitle('Typed here, offline')
  await wait(600)
  await closeJobForm()
  form.api.on(saveJobDraft, form.saveFrom)
  form.save({ ...completeDraft, title: 'Typed elsewhere', step: 0 }, '2026-11-21T11:00:00.000Z')
  await openJobForm()
  expect(screen.getByText(/^This draft was changed elsewhere on 21 November/)).toBeTruthy()
  expect(jobTitle().value).toBe('Typed here, offline')
  typeTitle('Typed here, more')
  await wait(6_000)
  expect(form.server.draft?.title).toBe('Typed elsewhere')
  await press('Use the other one')
  expect(jobTitle().value).toBe('Typed elsewhere')
  await press('Bring it back')
  await wait(600)
  expect(form.server.draft?.title).toBe('Typed here, more')
})

test('a device that saves right after another is told, chooses, and loses nothing', async () => {
  await openJobForm()
  typeTitle('Typed here')
  await wait(600)
  form.save({ ...emptyDraft, title: 'Typed on the phone' }, '2026-11-21T10:00:01.500Z')
  typeTitle('Typed here, more')
  await wait(600)
  expect(form.server.draft?.title).toBe('Typed on the phone')
  expect(screen.getByText(/^This draft was changed elsewhere on 21 November/)).toBeTruthy()
  await press('Use this one')
  await wait(600)
  expect(form.server.draft?.title).toBe('Typed here, more')
  await press('Bring it back')
  expect(jobTitle().value).toBe('Typed on the phone')
})

test('a draft that another device only turned to another step asks nothing', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.save({ ...completeDraft, step: 0 }, '2026-11-21T10:00:01.500Z')
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Energy' } })
  await wait(6_000)
  expect(form.server.draft).toMatchObject({ industryBackground: 'Energy' })
  expect(screen.queryByText(/^This draft was changed elsewhere/)).toBeNull()
})

test('nothing is posted over what another device typed since: the user chooses first', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(createJob, () => ({ id: postedJobId, message: 'x' }))
  form.save({ ...completeDraft, title: 'Head of sales' }, '2026-11-21T10:00:01.500Z')
  await press('Create job offer')
  expect(form.api.sentTo(createJob)).toEqual([])
  await press('Use the other one')
  expect(screen.queryByText(/^This draft was changed elsewhere/)).toBeNull()
  await press('Create job offer')
  expect(form.api.sentTo(createJob)).toMatchObject([{ title: 'Head of sales' }])
})

test('a tab that is looked at again shows what was typed elsewhere since', async () => {
  await openJobForm()
  typeTitle('Typed here')
  await wait(600)
  form.save({ ...emptyDraft, title: 'Typed on the phone' }, '2026-11-21T11:00:00.000Z')
  await wait(31_000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await wait(1)
  expect(jobTitle().value).toBe('Typed on the phone')
})

test('without the server’s draft nothing is typed over it: it can be asked again', async () => {
  form.api.on(readJobDraft, unreachable)
  await openJobForm()
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost')
  form.api.on(readJobDraft, form.read)
  await press('Try again')
  expect(jobTitle().value).toBe('')
})

test('a retry after a lost answer is the same posting', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(createJob, unreachable)
  await press('Create job offer')
  expect(screen.getByText('No answer came from the server')).toBeTruthy()
  expect(screen.queryByText('The job offer was not created')).toBeNull()
  await press('Create job offer')
  form.api.on(createJob, () => ({ id: postedJobId, message: 'x' }))
  await press('Create job offer')
  const names = form.api.sentTo(createJob).map((body) => (body as { requestId: string }).requestId)
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(1)
  expect(screen.getByText('The list')).toBeTruthy()
})

test('what was changed before the retry reaches the job that the first try had posted', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(createJob, unreachable)
  await press('Create job offer')
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Energy' } })
  form.api.on(createJob, () => ({ id: postedJobId, message: 'x' }))
  form.api.on(changeJob, () => postedJob)
  await press('Create job offer')
  expect(form.api.sentTo(changeJob)).toMatchObject([{ title: 'Sales Manager', version: 1 }])
  expect(screen.getByText('The list')).toBeTruthy()
})

test('a refused posting is over: the next one is another', async () => {
  form.save(completeDraft)
  await openJobForm()
  form.api.on(createJob, () => {
    throw new FakeFailure(403, { code: 'NO_JOBS_LEFT', message: 'x' })
  })
  await press('Create job offer')
  await press('Create job offer')
  const names = form.api.sentTo(createJob).map((body) => (body as { requestId: string }).requestId)
  expect(new Set(names).size).toBe(2)
})

test('posted although no answer came: the next visit says so and begins anew, without losing what was typed', async () => {
  form.save(completeDraft)
  await openJobForm()
  await press('Previous')
  await wait(600)
  await press('Next')
  await wait(600)
  form.api.on(createJob, () => {
    Object.assign(form.server, { draft: null, savedAt: null })
    throw new FakeFailure()
  })
  form.api.on(saveJobDraft, unreachable)
  await press('Create job offer')
  await closeJobForm()
  // Nothing was typed since the posting.
  const copy = JSON.parse(sessionStorage.getItem('new-job:u1') ?? '{}')
  sessionStorage.setItem('new-job:u1', JSON.stringify({ ...copy, unsaved: false }))
  await openJobForm()
  expect(screen.getByText(/^Your last job offer was posted/)).toBeTruthy()
  expect(jobTitle().value).toBe('')
  await press('Bring it back')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
})

test('what was posted in another tab is not posted again from here; it can be brought back', async () => {
  form.save(completeDraft)
  await openJobForm()
  const post = vi.fn(() => ({ id: postedJobId, message: 'x' }))
  form.api.on(createJob, post)
  Object.assign(form.server, { draft: null, savedAt: null })
  await press('Create job offer')
  await wait(10)
  expect(post).not.toHaveBeenCalled()
  expect(screen.getByText(/^This draft was posted or cleared in another tab/)).toBeTruthy()
  expect(jobTitle().value).toBe('')
  await press('Bring it back')
  await wait(600)
  expect(form.server.draft).toEqual(completeDraft)
})

test('pressed again while it is asked what became of the draft elsewhere it posts once', async () => {
  form.save(completeDraft)
  await openJobForm()
  const post = vi.fn(() => new Promise<never>(() => {}))
  form.api.on(createJob, post)
  const asked = vi.fn(async () => {
    await new Promise((answer) => setTimeout(answer, 300))
    return form.read()
  })
  form.api.on(readJobDraft, asked)
  await press('Create job offer')
  await wait(100)
  await press('Creating job offer…')
  await wait(700)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(post).toHaveBeenCalledTimes(1)
})
