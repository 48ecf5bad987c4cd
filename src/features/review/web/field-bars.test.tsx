// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FieldBars } from './field-bars.tsx'

afterEach(cleanup)

test.each([
  ['have colours of their own beside a total', 74, 2],
  ['have one beside none: too little to judge is not weak', null, 1],
])('good and poor fields %s', (_what, score, colours) => {
  const fields = { technicalSkillsMatch: 95, mindsetScore: 20, cultureFit: 95 }
  const others = { communicationSkills: null, potentialScore: null, experienceMatch: null }
  const evaluation = { score, ...fields, ...others } as never
  const { container } = render(<FieldBars candidate={{ evaluation, assessment: null }} />)
  const drawn = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('class'))
  expect(drawn).toHaveLength(3)
  expect(new Set(drawn).size).toBe(colours)
})
