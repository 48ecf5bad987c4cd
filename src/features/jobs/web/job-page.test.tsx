// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { aListedJob, idOf } from '#testing/builders/a-listed-job.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { toasts } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { closeJobEndpoint, type Job, readJobEndpoint } from '../contract/jobs.ts'
import {
  getReviewSettingsEndpoint,
  type ReviewSettings,
  setReviewSettingsEndpoint,
} from '../contract/review-settings.ts'
import { JobPage } from './job-page.tsx'

let api: ReturnType<typeof fakeApi>
let job: Job
let settings: ReviewSettings
// Fetched when their tab opens, which takes longer here than a page may.
beforeAll(() => Promise.all([import('./share-tab.tsx'), import('./job-settings.tsx')]), 30_000)
beforeEach(() => {
  standInDialog()
  job = aListedJob({ currentCandidatesCount: 3, interviewLanguage: 'Français' })
  settings = {
    distanceLimitKm: 60,
    blind: false,
    rejectReasons: ['Too far', 'No degree'],
    followUps: true,
    linkReminder: true,
  }
  api = fakeApi()
  api.on(readJobEndpoint, () => job)
  api.on(getSettingsEndpoint, () => someSettings({ name: 'Atlas' }))
  api.on(getReviewSettingsEndpoint, () => settings)
  api.on(setReviewSettingsEndpoint, ({ reason: _, ...wanted }) => {
    settings = { ...settings, ...wanted } as ReviewSettings
    return settings
  })
  signIn('ADMIN')
})
afterEach(() => {
  cleanup()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.unstubAllGlobals()
})

const signIn = (role: 'ADMIN' | 'VIEWER') =>
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role })

function Where() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>at {pathname + search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

async function open(query = '') {
  const page = (
    <>
      <Where />
      <JobPage
        Candidates={({ job: { title } }) => <p>Candidates of {title}</p>}
        Questions={({ job: { title } }) => <p>Questions of {title}</p>}
        Reports={({ job: { title } }) => <p>Reports on {title}</p>}
        PlaceNotice={({ job: { location } }) => <p>Place {location}</p>}
      />
    </>
  )
  showPage({ '/Jobs/:jobId': page, '/Jobs': <p>All jobs</p> }, `/Jobs/${idOf(1)}${query}`)
  await screen.findByRole('heading', { level: 1 })
}
const tab = (name: string) => screen.getByRole('tab', { name })
const press = (name: string, inside: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(inside).getByRole('button', { name })))

test('the page says what the job is and opens on its candidates', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sales Manager')
  expect(document.title).toBe('Sales Manager · Mindhire')
  const page = document.body.textContent
  for (const text of [
    'Open',
    'Tunis',
    '1,500 DT / month',
    'Full-time',
    '3 candidates · 10 places',
    'Place Tunis',
  ])
    expect(page).toContain(text)
  expect(tab('Candidates').getAttribute('aria-selected')).toBe('true')
  expect(screen.getByText('Candidates of Sales Manager')).toBeDefined()
})

test('the address keeps the tab, and the browser’s way back leads to the one before', async () => {
  await open()
  fireEvent.click(tab('Questions'))
  expect(screen.getByText(`at /Jobs/${idOf(1)}?tab=questions`)).toBeDefined()
  expect(screen.getByText('Questions of Sales Manager')).toBeDefined()
  fireEvent.keyDown(tab('Questions'), { key: 'ArrowRight' })
  expect(screen.getByText(`at /Jobs/${idOf(1)}?tab=reports`)).toBeDefined()
  expect(screen.getByText('Reports on Sales Manager')).toBeDefined()
  expect(document.activeElement).toBe(tab('Reports'))
  await press('Back')
  expect(tab('Questions').getAttribute('aria-selected')).toBe('true')
  fireEvent.click(tab('Candidates'))
  expect(screen.getByText(`at /Jobs/${idOf(1)}`)).toBeDefined()
})

test('a tab that does not exist is the candidates', async () => {
  await open('?tab=nonsense')
  expect(tab('Candidates').getAttribute('aria-selected')).toBe('true')
})

test('a job that is not ours or gone says so, a failure can be tried again', async () => {
  api.on(readJobEndpoint, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'x' })
  })
  await open()
  expect(screen.getByRole('heading').textContent).toBe('This job offer does not exist.')
  cleanup()
  api.on(readJobEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  api.on(readJobEndpoint, () => job)
  await press('Try again')
  expect(await screen.findByText('Candidates of Sales Manager')).toBeDefined()
})

test('Share has the link, the QR code, and texts in the language of the interview', async () => {
  await open('?tab=share')
  const link = `https://hire.example/Apply/${idOf(1)}`
  const field = await screen.findByLabelText<HTMLInputElement>('Interview link', { selector: 'input' })
  expect(field.value).toBe(link)
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeDefined()
  const post = await screen.findByText(/^Atlas recrute : Sales Manager \(Tunis\)\./)
  expect(post.getAttribute('lang')).toBe('fr')
  expect(post.textContent).toContain(link)
  expect(screen.getAllByRole('button', { name: 'Copy the text' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Copy interview link' })).toHaveLength(1)
})

test('Settings show the offer and lead to its form', async () => {
  await open('?tab=settings')
  const edit = await screen.findByRole('link', { name: 'Edit the job offer' })
  expect(edit.getAttribute('href')).toBe(`/EditJob/${idOf(1)}`)
  const offer = screen.getByRole('region', { name: 'Job offer' })
  expect(offer.textContent).toContain('Français')
  expect(offer.textContent).toContain('21 Nov 2026')
})

test('an open job is closed there, and asks first', async () => {
  api.on(closeJobEndpoint, () => {
    job = { ...job, status: 'closed' }
    return { status: 'closed' as const }
  })
  await open('?tab=settings')
  await distance()
  await press('Close the job offer')
  await press('Close the job offer', screen.getByRole('dialog'))
  expect(await screen.findByRole('heading', { name: 'This job offer is closed' })).toBeDefined()
})

const distance = () => screen.findByLabelText<HTMLInputElement>('Distance limit in km')
const reasons = () => screen.getByLabelText<HTMLTextAreaElement>('Reasons for a rejection')
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('review settings are saved as they are typed, empty lines apart', async () => {
  await open('?tab=settings')
  expect((await distance()).value).toBe('60')
  expect(reasons().value).toBe('Too far\nNo degree')
  write(await distance(), '150')
  write(reasons(), 'Too far\n\n  No licence \n')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Blind review/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Follow-up questions/ }))
  await press('Save review settings')
  await waitFor(() => expect(toasts()).toEqual([{ tone: 'success', message: 'Review settings saved.' }]))
  expect(api.sentTo(setReviewSettingsEndpoint)).toEqual([
    {
      distanceLimitKm: 150,
      blind: true,
      rejectReasons: ['Too far', 'No licence'],
      followUps: false,
      linkReminder: true,
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('follow-up questions cannot be switched once a candidate has started', async () => {
  job = { ...job, questionsLocked: true }
  await open('?tab=settings')
  await distance()
  const followUps = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Follow-up questions/ })
  expect([followUps.checked, followUps.disabled]).toEqual([true, true])
  expect(screen.getByText(/A candidate has already started this interview/)).toBeDefined()
})

test.each([
  ['', 'Please enter a whole number of kilometres from 0 to 20,000.'],
  ['far', 'Please enter a whole number of kilometres from 0 to 20,000.'],
  ['1.5', 'Please enter a whole number of kilometres from 0 to 20,000.'],
])('a distance of “%s” is not sent: it says why, and has the focus', async (typed, message) => {
  await open('?tab=settings')
  write(await distance(), typed)
  await press('Save review settings')
  expect(screen.getByText(message)).toBeDefined()
  expect(document.activeElement).toBe(await distance())
  expect(api.sentTo(setReviewSettingsEndpoint)).toEqual([])
})

test('what the server refuses is said at its field', async () => {
  api.on(setReviewSettingsEndpoint, () => {
    const fields = { 'rejectReasons.1': 'Please keep each reason under 120 characters.' }
    throw new FakeFailure(400, { code: 'INVALID', message: 'Please check the fields.', fields })
  })
  await open('?tab=settings')
  write(await distance(), '61')
  await press('Save review settings')
  expect(await screen.findByText('Please keep each reason under 120 characters.')).toBeDefined()
  expect(document.activeElement).toBe(reasons())
})

test('switching blind review off asks for a reason when the server wants one, and sends it', async () => {
  settings = { ...settings, blind: true }
  api.on(setReviewSettingsEndpoint, ({ reason, ...wanted }) => {
    if (!reason) throw new FakeFailure(400, { code: 'REASON_NEEDED', message: 'Please say why.' })
    settings = { ...settings, ...wanted } as ReviewSettings
    return settings
  })
  await open('?tab=settings')
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Blind review/ }))
  await press('Save review settings')
  const dialog = await screen.findByRole('dialog', { name: 'Switch blind review off?' })
  expect(toasts()).toEqual([])
  write(within(dialog).getByLabelText('Reason'), 'All were met in person.')
  await act(async () => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sentTo(setReviewSettingsEndpoint).at(-1)).toEqual({
    ...settings,
    blind: false,
    reason: 'All were met in person.',
  })
})

test('when nobody is hidden no reason is asked for', async () => {
  settings = { ...settings, blind: true }
  await open('?tab=settings')
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Blind review/ }))
  await press('Save review settings')
  await waitFor(() => expect(settings.blind).toBe(false))
})

test('a VIEWER reads the settings and can change none of them', async () => {
  signIn('VIEWER')
  await open('?tab=settings')
  expect((await distance()).matches(':disabled')).toBe(true)
  for (const name of ['Save review settings', 'Close the job offer'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit the job offer' })).toBeNull()
  expect(screen.getByText('As a viewer you can read these settings but not change them.')).toBeDefined()
})

test('while the interview is written the page says so and looks again by itself', async () => {
  vi.useFakeTimers()
  job = { ...job, questionsState: 'preparing', id: idOf(1) as JobId }
  showPage(
    {
      '/Jobs/:jobId': (
        <JobPage
          Candidates={() => null}
          Questions={() => null}
          Reports={() => null}
          PlaceNotice={() => null}
        />
      ),
    },
    `/Jobs/${idOf(1)}`,
  )
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByText('Preparing interview…')).toBeDefined()
  job = { ...job, questionsState: 'ready' }
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(screen.queryByText('Preparing interview…')).toBeNull()
  vi.useRealTimers()
})
