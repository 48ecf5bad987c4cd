import { describe, expect, it } from 'vitest'
import { assess } from '../../src/features/scoring/score-interview.ts'
import { omissionVariants, paddingVariants, renamedVariants, swapVariants, typoVariants } from './variants.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

describe('the variants of an interview', () => {
  it('are the same each time', () => {
    expect(typoVariants()).toEqual(typoVariants())
    expect(swapVariants()).toEqual(swapVariants())
  })

  it('§assessment-49 leave no slot unfilled, and change something each', () => {
    for (const { before, after } of [...swapVariants(), ...omissionVariants()]) {
      const text = [after.cv?.text, ...after.answers].join('\n')
      expect(text).not.toMatch(/[{}]|\[\[|\]\]/)
      expect(text).not.toBe([before.cv?.text, ...before.answers].join('\n'))
    }
    for (const { before, after } of renamedVariants())
      expect(after.cv?.text).not.toContain(before.candidate.email)
  })

  it('start from interviews that have a total', () => {
    for (const before of new Set(swapVariants().map((variant) => variant.before)))
      expect(assess(before).score).toEqual(expect.any(Number))
  })

  it('mistype about one word in twenty', () => {
    const pairs = typoVariants().flatMap(({ before, after }) =>
      before.answers.flatMap((answer, at) => {
        const changed = words(after.answers[at] ?? '')
        return words(answer).map((word, place) => word !== changed[place])
      }),
    )
    const share = pairs.filter(Boolean).length / pairs.length
    expect(share).toBeGreaterThan(0.035)
    expect(share).toBeLessThan(0.065)
  })

  it('pad answers to at least double length', () => {
    for (const { before, after } of paddingVariants())
      for (const [at, answer] of before.answers.entries())
        expect(words(after.answers[at] ?? '').length).toBeGreaterThanOrEqual(2 * words(answer).length)
  })
})
