import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import {
  type CompanyQuestion,
  listCompanyQuestionsEndpoint,
} from '#features/question-sets/contract/company-questions.ts'
import {
  changeQuestionSetEndpoint,
  checkQuestionsEndpoint,
  type QuestionSet,
  readQuestionSetEndpoint,
} from '#features/question-sets/contract/question-set.ts'
import { QuestionSetPanel } from '#features/question-sets/web/question-set-panel.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { aListedJob, idOf, now } from './builders/a-listed-job.ts'
import { aQuestionSet } from './builders/a-question-set.ts'
import { FakeFailure, fakeApi } from './fake-api.ts'
import { siteConfig } from './show-page.tsx'
import { standInDialog } from './stand-in-dialog.ts'

/** A job's questions before a server that keeps four of them. */
export function questionSetPanel() {
  standInDialog()
  vi.useFakeTimers({ now })
  sessionStorage.clear()
  const api = fakeApi()
  const server: { kept: QuestionSet; library: CompanyQuestion[] } = {
    kept: aQuestionSet(['One?', 'Two?', 'Three?', 'Four?']),
    library: [],
  }
  api.on(readJobEndpoint, () => aListedJob())
  api.on(readQuestionSetEndpoint, () => server.kept)
  api.on(listCompanyQuestionsEndpoint, () => ({ questions: server.library }))
  api.on(checkQuestionsEndpoint, ({ questions }) => ({ problems: questions.map(() => []) }))
  /** The server takes changes and gives them back as kept. */
  const saves = () =>
    api.on(changeQuestionSetEndpoint, ({ questions }) => {
      server.kept = aQuestionSet(
        questions.map(({ text }) => text),
        { version: server.kept.version + 1, minutes: 3 * questions.length },
      )
      return server.kept
    })
  return { api, server, saves }
}

/** Ends a test of the panel. */
export function endQuestionSetPanel(): void {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

export async function openQuestionSetPanel(role: 'ADMIN' | 'VIEWER' = 'ADMIN'): Promise<void> {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role })
  const router = createMemoryRouter(
    [
      {
        path: '/Jobs/:jobId',
        element: (
          <>
            <Link to="/Jobs">All jobs</Link>
            <Link to="?tab=share">Share</Link>
            <QuestionSetPanel jobId={idOf(1) as JobId} />
          </>
        ),
      },
      { path: '/Jobs', element: <h1>All the jobs</h1> },
    ],
    { initialEntries: [`/Jobs/${idOf(1)}`] },
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
