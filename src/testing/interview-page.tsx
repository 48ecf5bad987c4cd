import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import {
  changeJobInterview,
  checkQuestions,
  type JobInterview,
  readJobInterview,
} from '#features/jobs/contract/interview.ts'
import { readJob } from '#features/jobs/contract.ts'
import { JobInterviewPage } from '#features/jobs/web/job-interview-page.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { aJobInterview } from './builders/a-job-interview.ts'
import { aListedJob, idOf, now } from './builders/a-listed-job.ts'
import { FakeFailure, fakeApi } from './fake-api.ts'
import { siteConfig } from './show-page.tsx'
import { standInDialog } from './stand-in-dialog.ts'

/** The page of a job's questions before a server that keeps four of them. */
export function interviewPage() {
  standInDialog()
  vi.useFakeTimers({ now })
  sessionStorage.clear()
  const api = fakeApi()
  const server: { kept: JobInterview } = { kept: aJobInterview(['One?', 'Two?', 'Three?', 'Four?']) }
  api.on(readJob, () => aListedJob())
  api.on(readJobInterview, () => server.kept)
  api.on(checkQuestions, ({ questions }) => ({ problems: questions.map(() => []) }))
  /** The server takes changes and gives them back as kept. */
  const saves = () =>
    api.on(changeJobInterview, ({ questions }) => {
      server.kept = aJobInterview(
        questions.map(({ text }) => text),
        { version: server.kept.version + 1, minutes: 3 * questions.length },
      )
      return server.kept
    })
  return { api, server, saves }
}

/** What a test of it ends with. */
export function endInterviewPage(): void {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

export async function openInterviewPage(role: 'ADMIN' | 'VIEWER' = 'ADMIN'): Promise<void> {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role })
  const router = createMemoryRouter(
    [
      { path: '/JobInterview/:jobId', element: <JobInterviewPage /> },
      { path: '/Jobs', element: <h1>All the jobs</h1> },
    ],
    { initialEntries: [`/JobInterview/${idOf(1)}`] },
  )
  render(
    <SiteConfigProvider config={siteConfig}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteConfigProvider>,
  )
  await pass(1)
}

export const questionField = (place: number) =>
  screen.getByLabelText<HTMLTextAreaElement>(`Text of question ${place}`)
export const questionFields = () => screen.queryAllByLabelText<HTMLTextAreaElement>(/^Text of question/)
export const shownQuestions = () => questionFields().map(({ value }) => value)
export const writeQuestion = (place: number, value: string) =>
  fireEvent.change(questionField(place), { target: { value } })

export const refuses = (code: string, message: string): never => {
  throw new FakeFailure(409, { code, message })
}
