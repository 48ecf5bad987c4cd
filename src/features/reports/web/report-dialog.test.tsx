// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { openReportEndpoint } from '../contract/candidate-report.ts'
import { ReportDialog } from './report-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => {
  standInDialog()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReportDialog candidateId={idOf(1) as CandidateId} name="Amel Trabelsi" onClose={() => undefined} />
    </QueryClientProvider>,
  )
}

test('a report that cannot be loaded says so, and can be tried again and downloaded', async () => {
  const api = fakeApi()
  api.on(openReportEndpoint, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'Not found.' })
  })
  open()
  expect(await screen.findByText('The report could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Report on Amel Trabelsi' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy()
})
