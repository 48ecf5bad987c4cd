import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { showPage } from '#testing/show-page.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { EvidenceCard, type EvidenceCardProps } from './evidence-card.tsx'

const candidate = { candidateId: idOf(500) as CandidateId }
let saved: { address: string; name: string; bytes: number }[]
let asked: string[]
let answer: () => Response | Promise<Response>

beforeEach(() => {
  saved = []
  asked = []
  answer = () =>
    new Response('PK', { headers: { 'content-disposition': 'attachment; filename="evidence-1.zip"' } })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${file.size}`,
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ address: this.href, name: this.download, bytes: Number(this.href.split(':')[1]) })
  })
})
afterEach(() => {
  logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(of: EvidenceCardProps['of'], role: 'RECRUITER' | 'VIEWER' = 'RECRUITER') {
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role })
  showPage({ '/': [<EvidenceCard key="card" of={of} />, <ToastRegion key="toasts" />] }, '/')
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Download evidence bundle' }))

test('the bundle of a candidate is saved under its own name', async () => {
  show(candidate)
  press()
  await screen.findByText('The evidence bundle was downloaded.')
  expect(asked).toEqual([`/api/candidates/${candidate.candidateId}/evidence`])
  expect(saved).toMatchObject([{ name: 'evidence-1.zip', bytes: 2 }])
})

test('a job’s says how much has come, and cannot be asked for twice meanwhile', async () => {
  let send = (_bytes: number) => {}
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (bytes) => controller.enqueue(new Uint8Array(bytes))
      end = () => controller.close()
    },
  })
  answer = () => new Response(body)
  const jobId = idOf(1) as JobId
  show({ jobId })
  press()
  const busy = await screen.findByRole('button', { name: 'Preparing…' })
  fireEvent.click(busy)
  send(1_500_000)
  await screen.findByRole('button', { name: 'Receiving… 1.5 MB' })
  end()
  await screen.findByText('The evidence bundle was downloaded.')
  expect(asked).toEqual([`/api/jobs/${jobId}/evidence`])
  expect(saved).toMatchObject([{ name: 'evidence.zip', bytes: 1_500_000 }])
})

test('a refusal and a broken download are told, nothing is saved, and it can be tried again', async () => {
  answer = () => Response.json({ code: 'TOO_MANY_REQUESTS', message: 'Please wait.' }, { status: 429 })
  show(candidate)
  press()
  await screen.findByText('Please wait.')
  answer = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.error(new Error('Cut off')),
      }),
    )
  press()
  await screen.findByText(/We could not reach the server/)
  expect(saved).toEqual([])
  expect(screen.getByRole('button', { name: 'Download evidence bundle' }).getAttribute('aria-busy')).toBe(
    null,
  )
})

test('viewers are offered none', () => {
  show(candidate, 'VIEWER')
  expect(screen.queryByRole('button')).toBe(null)
})
