// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { MailId } from '#contract/ids.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { listFailedMailsEndpoint, resendMailEndpoint } from '../contract/console.ts'
import { MailsPage } from './failures-page.tsx'

const mail: AnswerOf<typeof listFailedMailsEndpoint>['content'][number] = {
  id: '00000000-0000-4000-8000-000000000001' as MailId,
  kind: 'candidates.interview-link',
  companyName: 'Atlas',
  attempts: 9,
  lastError: 'smtp-550',
  createdAt: '2026-11-21T09:00:00.000Z',
}

let api: ReturnType<typeof fakeApi>
beforeEach(async () => {
  vi.useFakeTimers()
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function open() {
  showPage({ '/Admin/mails': <MailsPage /> })
  await wait(1)
}

test('a mail shows its kind in words, its company, tries and error; resent, the list is asked for again', async () => {
  api.on(listFailedMailsEndpoint, () => ({ content: [mail], last: true }))
  api.on(resendMailEndpoint, () => undefined)
  await open()
  const card = screen.getByRole('article')
  for (const words of ['Candidates: interview link', 'Atlas', '9 tries', 'smtp-550'])
    expect(card.textContent).toContain(words)
  api.on(listFailedMailsEndpoint, () => ({ content: [], last: true }))
  await press('Resend: Candidates: interview link')
  await wait(1)
  expect(api.askedOf(resendMailEndpoint)).toEqual([`/api/admin/mails/${mail.id}/resend`])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'The mail is back in the queue.' })
  expect(screen.getByText('No failed mails')).toBeDefined()
})

test('what came to nothing is said, and the mail stays', async () => {
  api.on(listFailedMailsEndpoint, () => ({ content: [mail], last: true }))
  api.on(resendMailEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  await press('Resend: Candidates: interview link')
  await wait(1)
  expect(toasts().at(-1)?.tone).toBe('error')
  expect(screen.getByRole('article')).toBeDefined()
})
