// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  completeDraft,
  endJobForm,
  jobForm,
  jobTitle,
  openJobForm,
  openJobFormElsewhere,
  postedJobId,
} from '#testing/job-form.tsx'
import { getJobDraftEndpoint } from '../contract/drafts.ts'
import { canPostJobEndpoint, createJobEndpoint, readJobEndpoint } from '../contract/jobs.ts'
import { readOfferHintsEndpoint } from '../contract/offer-hints.ts'

beforeAll(() => import('./offer-preview.tsx'), 30_000)

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

test('a copy is filled from its job, says what it is, and is posted as a copy', async () => {
  form.api.on(createJobEndpoint, () => ({ id: postedJobId, message: 'x' }))
  await openJobForm(`/CreateJob?copy=${postedJobId}`)
  expect(jobTitle().value).toBe('Cook')
  expect(screen.getByText('This is a copy')).toBeTruthy()
  expect(screen.getByText(/Posting it spends one posting of your plan/)).toBeTruthy()
  await press('Next')
  await press('Next')
  await press('Create job offer')
  expect(form.api.sentTo(createJobEndpoint)).toMatchObject([{ title: 'Cook', copyOf: postedJobId }])
})

test('where no plans are sold a copy spends nothing', async () => {
  await openJobForm(`/CreateJob?copy=${postedJobId}`, { billing: 'off' })
  expect(screen.queryByText(/spends/)).toBeNull()
})

test('a copy takes the place of a draft only on request', async () => {
  form.save(completeDraft)
  await openJobForm(`/CreateJob?copy=${postedJobId}`)
  expect(screen.getByText(/“Sales Manager” is saved as your draft/)).toBeTruthy()
  await press('Continue my draft')
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Retail')
  await openJobFormElsewhere(`/CreateJob?copy=${postedJobId}`)
  await press('Copy “Cook” instead')
  expect(jobTitle().value).toBe('Cook')
})

test('a job that cannot be copied leaves the form as it was', async () => {
  form.api.on(readJobEndpoint, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'x' })
  })
  form.api.on(canPostJobEndpoint, () => ({ canPost: true }))
  form.api.on(getJobDraftEndpoint, form.read)
  await openJobForm(`/CreateJob?copy=${postedJobId}`)
  expect(toasts().map(({ message }) => message)).toEqual([
    'The job offer to copy could not be loaded. Please try again from the list.',
  ])
  expect(jobTitle().value).toBe('')
})

test('§jobs-12 hints stand beside their field, block nothing, and stay away once dismissed', async () => {
  form.server.hints = [
    { field: 'title', kind: 'protected', found: 'young', message: 'Age is no requirement.' },
  ]
  await openJobForm()
  typeTitle('Young cook')
  await wait(899)
  expect(form.api.sentTo(readOfferHintsEndpoint)).toEqual([])
  await wait(1)
  expect(screen.getByText(/Age is no requirement/).textContent).toContain('young')
  await press('Dismiss hint about young')
  expect(screen.queryByText(/Age is no requirement/)).toBeNull()
  typeTitle('Young cook again')
  await wait(900)
  expect(screen.queryByText(/Age is no requirement/)).toBeNull()
  expect(form.api.sentTo(readOfferHintsEndpoint)).toHaveLength(2)
})

test('without hints one writes as before, and nothing is said of it', async () => {
  form.api.on(readOfferHintsEndpoint, unreachable)
  await openJobForm()
  typeTitle('Cook')
  await wait(900)
  expect(toasts()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('§jobs-11 the preview shows the offer as candidates see it', async () => {
  form.save(completeDraft)
  await openJobForm()
  await press('Preview')
  await wait(10)
  const preview = within(screen.getByRole('dialog'))
  for (const text of ['Sales Manager', 'Atlas', 'Tunis', '1,500 DT / month', 'Interview in German'])
    expect(preview.getByText(text)).toBeTruthy()
})

test('§jobs-14 counters say how much of a field is used, and too much is refused with words', async () => {
  await openJobForm()
  expect(screen.getByText('0 / 10,000')).toBeTruthy()
  typeTitle('x'.repeat(121))
  expect(screen.getByText('121 / 120')).toBeTruthy()
  await press('Next')
  expect(screen.getByText('Please use at most 120 characters.')).toBeTruthy()
})

test.each([
  ['languages', ['French', 'Arabic', 'English'], 'German'],
  ['soft skills', ['Teamwork', 'Leadership', 'Creativity'], 'Adaptability'],
])('§1.5-21 at most three %s', async (_what, three, fourth) => {
  form.save({ ...completeDraft, preferredLanguages: [], softSkills: [] })
  await openJobForm()
  for (const name of three) fireEvent.click(screen.getByLabelText(name))
  expect(screen.getByText('Maximum of 3 selected')).toBeTruthy()
  expect(screen.getByLabelText(fourth)).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText(three[1] ?? ''))
  expect(screen.getByLabelText(fourth)).toHaveProperty('disabled', false)
})
