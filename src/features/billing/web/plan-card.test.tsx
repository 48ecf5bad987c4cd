// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aSubscription, somePlans } from '#testing/builders/some-plans.ts'
import { showPage } from '#testing/show-page.tsx'
import { availableFeatures } from '../contract/options.ts'
import { PlanCard } from './plan-card.tsx'
import { pricingTexts } from './pricing-texts.ts'

afterEach(cleanup)

test('what a plan does not have is named once, each in a line of its own', () => {
  const [starter] = somePlans()
  if (!starter) throw new Error('No plan')
  const held = aSubscription({ planName: 'ENTERPRISE', price: 199, numOfJobs: 2, maxCandidates: 100 })
  showPage({
    '/': (
      <PlanCard
        plan={starter}
        plans={somePlans()}
        held={held}
        onChoose={() => undefined}
        blocked={undefined}
      />
    ),
  })
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent ?? '')
  const features = availableFeatures.map((feature) => pricingTexts.messages[`feature.${feature}`])
  expect(lines.filter((line) => line.startsWith('Not included: '))).toEqual(
    features.map((feature) => `Not included: ${feature}`),
  )
  for (const feature of features)
    expect(document.body.textContent?.split(new RegExp(feature, 'i')), feature).toHaveLength(2)
  expect(lines.slice(-3)).toEqual([
    '1 posting (you have 2 left)',
    '30 candidates per job instead of 100',
    '6 features less, marked – above',
  ])
})
