// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AssessmentId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import { showPage } from '#testing/show-page.tsx'
import { DemoScores } from './demo-scores.tsx'

afterEach(cleanup)

const scored = (value: number | null, weight: number, reason: string) => ({
  value,
  weight,
  reason,
  quotes: [],
})

const evaluation: Evaluation = {
  id: '00000000-0000-4000-8000-000000000001' as AssessmentId,
  score: 74,
  noScoreReason: null,
  scores: {
    mindsetScore: scored(84, 20, 'An own action with a result.'),
    experienceMatch: scored(null, 0, 'No CV was asked for.'),
    note: scored(60, 0, 'The average of the answers.'),
  } as Partial<Evaluation['scores']> as Evaluation['scores'],
  questionScores: [],
  caps: [
    { limit: 74, reason: 'There is no CV.' },
    { limit: 90, reason: 'An answer is short.' },
  ],
  flags: [],
  confidence: null,
  beside: null,
  ai: null,
  engine: 'builtin',
  engineVersion: 'builtin-11',
  rubricVersion: '4',
  provider: null,
  model: null,
  promptVersions: {},
  fellBack: null,
  assessedAt: '2026-11-23T10:00:00.000Z',
}

const show = (change: Partial<Evaluation> = {}) => {
  showPage({ '/': <DemoScores evaluation={{ ...evaluation, ...change }} onAgain={() => undefined} /> })
  return document.body.textContent ?? ''
}

test('of the scores of three answers, only those that count are shown, and the average of the answers', () => {
  const shown = show()
  expect(shown).toContain('An own action with a result.')
  expect(shown).toContain('The average of the answers.')
  expect(shown).not.toContain('No CV was asked for.')
})

test('of the limits only the one that the total met is shown', () => {
  const shown = show()
  expect(shown).toContain('There is no CV.')
  expect(shown).not.toContain('An answer is short.')
  cleanup()
  expect(show({ score: 70 })).not.toContain('There is no CV.')
})

test('the scores are announced, and lead to the sign-up and to the demo company', () => {
  show()
  expect(document.activeElement?.textContent).toBe('Your scores')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/Signup', '/Demo']))
})

test('who is not scored high is told what answers need, and others are not', () => {
  const told = 'something that happened, what you did yourself, what came of it'
  expect(show({ score: 27 })).toContain(told)
  cleanup()
  const withoutTotal = show({ score: null })
  expect(withoutTotal).toContain(told)
  expect(withoutTotal).not.toContain('No score yet')
  cleanup()
  expect(show()).not.toContain(told)
})
