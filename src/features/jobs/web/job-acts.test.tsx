// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { aJobSummary, idOf, now } from '#testing/builders/a-listed-job.ts'
import { press, toasts } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import {
  closeJobEndpoint,
  type JobSummary,
  listCompanyJobsEndpoint,
  reopenJobEndpoint,
} from '../contract/jobs.ts'
import { JobsPage } from './jobs-page.tsx'

let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  standInDialog()
  vi.useFakeTimers({ now })
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
})

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const listed = (change: Partial<JobSummary> = {}) =>
  api.on(listCompanyJobsEndpoint, () => ({
    jobs: [
      {
        job: aJobSummary(change),
        numCandidates: 3,
        numToDecide: 0,
        funnel: { completed: 0, invited: 0, hired: 0 },
      },
    ],
    last: true,
    found: 1,
    totalJobs: 1,
    totalCandidates: 3,
  }))
async function open(role: 'ADMIN' | 'VIEWER' = 'ADMIN') {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role })
  showPage({ '/Jobs': <JobsPage /> })
  await pass(1)
}
const menuButton = () => screen.getByRole('button', { name: 'Actions for Sales Manager' })
const items = () => screen.queryAllByRole('menuitem')
const names = () => items().map(({ textContent }) => textContent)
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

test('a card’s menu leads to the candidates, the questions, the preview, the edit and a copy', async () => {
  listed()
  await open()
  fireEvent.click(menuButton())
  expect(names()).toEqual([
    'See the candidates',
    'Interview questions',
    'Preview the interview',
    'Open the apply page',
    'Edit the job offer',
    'Duplicate',
    'Close the job offer',
  ])
  expect(items().map((item) => item.getAttribute('href'))).toEqual([
    `/Dashboard?job=${idOf(1)}`,
    `/Jobs/${idOf(1)}?tab=questions`,
    `/InterviewPreview/${idOf(1)}`,
    `https://hire.example/Apply/${idOf(1)}`,
    `/EditJob/${idOf(1)}`,
    `/CreateJob?copy=${idOf(1)}`,
    null,
  ])
})

test('the menu is gone through with the arrows, and Esc gives the focus back', async () => {
  listed()
  await open()
  menuButton().focus()
  key('ArrowDown')
  expect(document.activeElement).toBe(items()[0])
  key('ArrowUp')
  expect(document.activeElement).toBe(items().at(-1))
  key('Home')
  key('ArrowDown')
  expect(document.activeElement).toBe(items()[1])
  key('End')
  expect(document.activeElement).toBe(items().at(-1))
  key('Escape')
  expect(items()).toHaveLength(0)
  expect(document.activeElement).toBe(menuButton())
  fireEvent.click(menuButton())
  fireEvent.pointerDown(document.body)
  expect(items()).toHaveLength(0)
})

test('a VIEWER is offered what there is to read, and no acts', async () => {
  listed()
  await open('VIEWER')
  fireEvent.click(menuButton())
  expect(names()).toEqual([
    'See the candidates',
    'Interview questions',
    'Preview the interview',
    'Open the apply page',
  ])
})

test('§jobs-7 closing says what happens to whom, and asks first', async () => {
  listed()
  api.on(closeJobEndpoint, () => ({ status: 'closed' as const }))
  await open()
  fireEvent.click(menuButton())
  fireEvent.click(screen.getByRole('menuitem', { name: 'Close the job offer' }))
  const dialog = screen.getByRole('dialog', { name: 'Close this job offer?' })
  expect(dialog.textContent).toContain('No new candidates can apply')
  expect(dialog.textContent).toContain('Candidates who have started may finish')
  expect(dialog.textContent).toContain(
    'The link still opens the page of the job, which says that it is closed.',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep it open' }))
  expect(api.askedOf(closeJobEndpoint)).toEqual([])
  fireEvent.click(menuButton())
  fireEvent.click(screen.getByRole('menuitem', { name: 'Close the job offer' }))
  listed({ status: 'closed' })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the job offer' }))
  await pass()
  await pass()
  expect(api.askedOf(closeJobEndpoint)).toEqual([`/api/jobs/${idOf(1)}/close`])
  expect(toasts()).toContainEqual({ tone: 'success', message: 'Sales Manager is closed.' })
  expect(within(screen.getByRole('listitem')).getByText('Closed')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a closed job is reopened with one click; a refusal is said and the list asked again', async () => {
  listed({ status: 'closed' })
  api.on(reopenJobEndpoint, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'There is no such job.' })
  })
  await open()
  const reopen = async () => {
    fireEvent.click(menuButton())
    fireEvent.click(screen.getByRole('menuitem', { name: 'Reopen the job offer' }))
    await pass()
    await pass()
  }
  await reopen()
  expect(toasts()).toContainEqual({ tone: 'error', message: 'There is no such job.' })
  expect(api.askedOf(listCompanyJobsEndpoint)).toHaveLength(2)
  api.on(reopenJobEndpoint, () => ({ status: 'open' as const }))
  listed()
  await reopen()
  expect(toasts()).toContainEqual({ tone: 'success', message: 'Sales Manager is open again.' })
  expect(within(screen.getByRole('listitem')).getByText('Open')).toBeTruthy()
})

test('§jobs-8 a link is shared by mail, by QR code and with the system’s sheet', async () => {
  listed({ title: 'Chef & Co.' })
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Share Chef & Co.' }))
  const link = `https://hire.example/Apply/${idOf(1)}`
  expect(screen.getByLabelText('Interview link')).toHaveProperty('value', link)
  const mail = new URL(screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe('Job offer: Chef & Co.')
  expect(mail.searchParams.get('body')).toContain(link)
  await press('Share with another app')
  expect(share).toHaveBeenCalledWith({ title: 'Chef & Co.', text: 'We are hiring: Chef & Co.', url: link })
})

test('where the system has no sheet, none is offered; a closed job’s link is said to be closed', async () => {
  listed({ status: 'closed' })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Share Sales Manager' }))
  expect(screen.queryByRole('button', { name: 'Share with another app' })).toBeNull()
  expect(
    screen.getByText(/The link still opens its page, which says that it takes no candidates/),
  ).toBeTruthy()
})
