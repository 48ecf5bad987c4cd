// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { MailId } from '#contract/ids.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { listDeskMails, resendMail } from '../contract.ts'
import { mailWords, wordsOfMail } from './mail-words.ts'
import { MailsPage } from './mails-page.tsx'

const mail: AnswerOf<typeof listDeskMails>['content'][number] = {
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
  showPage({ '/Operator/mails': <MailsPage /> })
  await wait(1)
}

test('a mail stands with its kind in words, its company, tries and error; resent, the list is asked for again', async () => {
  api.on(listDeskMails, () => ({ content: [mail], last: true }))
  api.on(resendMail, () => undefined)
  await open()
  const card = screen.getByRole('article')
  for (const words of ['Interview link for a candidate', 'Atlas', '9 tries', 'smtp-550'])
    expect(card.textContent).toContain(words)
  api.on(listDeskMails, () => ({ content: [], last: true }))
  await press('Resend: Interview link for a candidate')
  await wait(1)
  expect(api.askedOf(resendMail)).toEqual([`/api/operator/mails/${mail.id}/resend`])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'The mail is tried again now.' })
  expect(screen.getByText('Every mail went out')).toBeDefined()
})

test('what came to nothing is said, and the mail stays', async () => {
  api.on(listDeskMails, () => ({ content: [mail], last: true }))
  api.on(resendMail, () => {
    throw new FakeFailure()
  })
  await open()
  await press('Resend: Interview link for a candidate')
  await wait(1)
  expect(toasts().at(-1)?.tone).toBe('error')
  expect(screen.getByRole('article')).toBeDefined()
})

test('a kind without words of its own is readable', () => {
  expect(wordsOfMail('some.new-kind')).toBe('Some: new kind')
})

test('each kind of mail has words of its own', () => {
  const features = join(import.meta.dirname, '../..')
  const kinds = globSync('*/server/**/*.ts', { cwd: features })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(features, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:defineMail\(\{\s*name: |mailTo\w+\(\s*)'([a-z]+\.[a-z-]+)'/g)])
    .map(([, name = '']) => name)
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind) => !Object.hasOwn(mailWords, kind))).toEqual([])
})
