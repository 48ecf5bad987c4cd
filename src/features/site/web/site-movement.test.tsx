// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { ExampleInterview } from './example-interview.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const config: SiteConfig = {
  brand: 'Mindhire',
  publicUrl: 'http://localhost:3000',
  contactEmail: 'hello@mindhire.example',
  contactWhatsapp: '+216 00 000 000',
  contactPhone: '+216 00 000 000',
  socialLinks: [],
  webringUrl: null,
  demo: false,
  billing: 'manual',
  freeOffer: 'starter',
  interviewLinkDays: 14,
  retentionMonths: 24,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

const asksForStillness = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const said = {
  language: 'en',
  question: 'And then?',
  answer: 'I called her.',
  quote: { start: 0, end: 8 },
  next: 'What did you learn?',
} as const
const question = () => screen.getByText('What did you learn?').closest('.transition-opacity')
const isHidden = () => question()?.classList.contains('opacity-0')

test('§1.2-13 the next question and the typing change places every 3 seconds, and pause', () => {
  asksForStillness(false)
  render(<ExampleInterview {...said} />)
  expect(isHidden()).toBe(false)
  wait(3000)
  expect(isHidden()).toBe(true)
  wait(3000)
  expect(isHidden()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the animation' }))
  wait(9000)
  expect(isHidden()).toBe(false)
  expect(screen.getByRole('button', { name: 'Play the animation' })).toBeTruthy()
})

test('nothing moves for those who ask for reduced motion', () => {
  asksForStillness(true)
  render(<ExampleInterview {...said} />)
  wait(3000)
  expect(isHidden()).toBe(false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('Writing…')).toBeNull()
})

const legal = () => {
  const { container } = render(
    <SiteConfigProvider config={config}>
      <PrivacyPage />
    </SiteConfigProvider>,
  )
  return [...container.querySelectorAll('details')]
}

test('the policy is open and the terms are closed, and each opens and closes by itself', () => {
  const [privacy, terms] = legal()
  expect([privacy?.open, terms?.open]).toEqual([true, false])
  expect([privacy?.name, terms?.name].filter(Boolean)).toEqual([])
  const summary = terms?.querySelector('summary')
  if (summary) fireEvent.click(summary)
  expect([privacy?.open, terms?.open]).toEqual([true, true])
})

test('an address that points into the closed terms opens them', () => {
  Element.prototype.scrollIntoView = vi.fn()
  window.location.hash = '#terms'
  expect(legal().map((part) => part.open)).toEqual([true, true])
})
