// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getCvEndpoint } from '#features/interviews/contract/transcript.ts'
import { anEvaluation, someone } from '#testing/builders/a-reviewed-candidate.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import type { ReviewedCandidate } from '../contract/before.ts'
import { CandidateCard } from './candidate-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (candidate: ReviewedCandidate) =>
  showPage(
    {
      '/': [
        <CandidateCard key="card" candidate={candidate} jobLocation="Sfax" />,
        <ToastRegion key="toasts" />,
      ],
    },
    '/',
  )

test.each([
  [90, 'High', 'green'],
  [89, 'High', 'lime'],
  [85, 'High', 'lime'],
  [84, 'Medium', 'lime'],
  [80, 'Medium', 'lime'],
  [79, 'Medium', 'amber'],
  [70, 'Medium', 'amber'],
  [69, 'Low', 'red'],
  [0, 'Low', 'red'],
])('§2.2.1-5 %i points: %s, %s', (score, word, colour) => {
  open(someone('Amel', { evaluation: anEvaluation(score) }))
  const badge = screen.getByText(word)
  expect(badge.textContent).toBe(`${score}${word}`)
  expect(badge.className).toContain(`score-${colour}`)
})

test.each([
  ['PENDING', 'Pending'],
  ['REJECTED', 'Rejected'],
  ['ACCEPTED', 'Invited'],
  ['UNDER_REVIEW', 'Under review'],
  ['WITHDRAWN', 'Withdrawn'],
  ['HIRED', 'Hired'],
] as const)('§2.4-1 the status %s is shown as %s, never as its constant', (status, words) => {
  open(someone('Amel', { status }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText(status)).toBeNull()
})

test('§2.2.1-10 Send Email is a mail link', () => {
  open(someone('Amel', { email: 'amel+jobs@candidate.example' }))
  expect(screen.getByRole('link', { name: 'Send Email' }).getAttribute('href')).toBe(
    'mailto:amel%2Bjobs%40candidate.example',
  )
})

test.each([
  [{ locationReason: 'too-far', distanceKm: 190 }, 'Gafsa is 190 km from Sfax (limit for this job: 60 km).'],
  [{ locationReason: 'too-far', distanceKm: null }, 'Gafsa may be too far from Sfax.'],
  [
    { locationReason: 'unknown-city' },
    'We could not find Gafsa on the map, so its distance from Sfax is unknown.',
  ],
] as const)('under review: %j', (change, text) => {
  open(someone('Amel', { city: 'Gafsa', ...change }))
  fireEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(screen.getByText(text)).toBeTruthy()
})

test('§2.2.1-8 View CV asks for a fresh link at each click, and says when it cannot be had', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  const api = fakeApi()
  api.on(getCvEndpoint, () => ({ url: '/files/signed', kind: 'pdf' as const, text: null }))
  open(someone('Amel'))
  expect(api.askedOf(getCvEndpoint)).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'View CV' }))
  await vi.waitFor(() => expect(assign).toHaveBeenLastCalledWith('/files/signed'))
  api.on(getCvEndpoint, () => ({ url: '/files/another', kind: 'pdf' as const, text: null }))
  fireEvent.click(screen.getByRole('button', { name: 'View CV' }))
  await vi.waitFor(() => expect(assign).toHaveBeenLastCalledWith('/files/another'))
  expect(api.askedOf(getCvEndpoint)).toHaveLength(2)
  api.on(getCvEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'Something went wrong on our side.' })
  })
  fireEvent.click(screen.getByRole('button', { name: 'View CV' }))
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy()
  expect(assign).toHaveBeenCalledTimes(2)
})
