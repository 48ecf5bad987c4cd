import { describe, expect, it } from 'vitest'
import { panelOf } from './panel.ts'
import { beginningOfHash, claimsOf, type Element, elements, labelsOf } from './star-elements.ts'

describe('the labels of what answers tell', () => {
  const cases = panelOf('dev')
  it.each(['dev', 'holdout'] as const)('name answers of the panel that still read the same (%s)', (half) => {
    for (const { job, language, candidate, answer, text } of labelsOf(half)) {
      const one = cases.find((c) => c.job === job && c.language === language && c.candidate === candidate)
      expect(
        beginningOfHash(one?.input.answers[answer - 1] ?? ''),
        `${job} ${language} ${candidate} ${answer}`,
      ).toBe(text)
    }
  })

  it('say something of each element, and keep the halves to jobs of their own', () => {
    const jobs = (half: 'dev' | 'holdout') => new Set(labelsOf(half).map(({ job }) => job))
    expect([...jobs('dev')].filter((job) => jobs('holdout').has(job))).toEqual([])
    for (const label of [...labelsOf('dev'), ...labelsOf('holdout')])
      for (const name of Object.keys(elements) as Element[])
        expect([true, false, 'unclear']).toContain(label[name])
  })
})

describe('claimsOf', () => {
  it('reads what is said to be found and what to be missing', () => {
    expect(
      claimsOf(
        'A sound account with own actions and concrete facts; not found: a result and reasons (or a cost).',
      ),
    ).toEqual({ ownActions: 'found', facts: 'found', result: 'missing', reasonsOrCost: 'missing' })
  })
  it('reads nothing as found in an answer that stays general', () => {
    expect(claimsOf('A thin answer; not found: a concrete situation.')).toEqual({ situation: 'missing' })
  })
})
