// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aSubscription, somePlans } from '#testing/builders/some-plans.ts'
import { showPage } from '#testing/show-page.tsx'
import { PlanCard } from './plan-card.tsx'

afterEach(cleanup)

test('what a plan would take away is named once', () => {
  const plans = somePlans()
  const [starter] = plans
  if (!starter) throw new Error('No plan')
  const held = aSubscription({ planName: 'ENTERPRISE', price: 199, numOfJobs: 2, maxCandidates: 100 })
  showPage({
    '/': <PlanCard plan={starter} plans={plans} held={held} onChoose={() => undefined} blocked={undefined} />,
  })
  const text = document.body.textContent ?? ''
  expect(text).toContain('Without PDF report on each candidate, ')
  expect(text.match(/priority support/gi)).toHaveLength(1)
})
