// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { getChallengeEndpoint } from '#features/candidates/contract/proof.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { joinWaitingListEndpoint } from '../contract.ts'
import { WaitingListForm } from './waiting-list-form.tsx'

const jobId = '6f1d8a4e-7a0a-4d29-9d3c-0f6a5a1a2b3c' as JobId
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(getChallengeEndpoint, () => ({ challenge: null }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (language: 'en' | 'ar' = 'en') =>
  render(
    <LanguageProvider language={language} translations={[]}>
      <WaitingListForm jobId={jobId} companyPage="/olive-co" />
    </LanguageProvider>,
  )
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value } })
const submit = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tell me when a place is free' }))
  })

test('§apply-2 a full job says so, and keeps an address until a place is free', async () => {
  api.on(joinWaitingListEndpoint, () => undefined)
  open()
  expect(screen.getByRole('heading', { name: 'Position Full' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/olive-co')
  await submit()
  expect(screen.getByText('Email address is required')).toBeTruthy()
  type('Amel@candidate.example')
  await submit()
  const told = await screen.findByRole('heading', { name: 'You are on the waiting list' })
  expect(api.sentTo(joinWaitingListEndpoint)).toEqual([
    expect.objectContaining({ email: 'amel@candidate.example', language: 'en' }),
  ])
  await waitFor(() => expect(told).toBe(document.activeElement))
  expect(screen.getByText(/We will write to amel@candidate.example/)).toBeTruthy()
})

test('a check that failed while somebody typed is begun again when they send', async () => {
  let connected = false
  api.on(getChallengeEndpoint, () => {
    if (!connected) throw new FakeFailure()
    return { challenge: null }
  })
  api.on(joinWaitingListEndpoint, () => undefined)
  open()
  await act(async () => type('amel@candidate.example'))
  connected = true
  await submit()
  expect(await screen.findByRole('heading', { name: 'You are on the waiting list' })).toBeTruthy()
})

test('a refusal leaves what was typed', async () => {
  api.on(joinWaitingListEndpoint, () => {
    throw new FakeFailure(400, { code: 'PROOF_NEEDED', message: 'For programs.' })
  })
  open()
  type('amel@candidate.example')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A short check that keeps automated/)
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('amel@candidate.example')
})

test('it speaks the language of the page', () => {
  open('ar')
  expect(screen.getByRole('heading', { name: 'اكتملت الأماكن' })).toBeTruthy()
})
