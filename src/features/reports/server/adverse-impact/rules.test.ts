import { expect, test } from 'vitest'
import { compareGroups, fisherExact } from './rules.ts'

const figures = (
  group: string,
  applicants: number,
  selected: number | null,
  reached: number | null = null,
) => ({
  attribute: 'gender' as const,
  group,
  applicants,
  selected,
  reached,
})

// By hand: the sum of the hypergeometric probabilities that are no larger than the observed one.
test.each([
  // The lady tasting tea: 3 of 4 and 1 of 4. (16 + 1 + 16 + 1) / 70
  ['3 of 4 and 1 of 4', [3, 4], [1, 4], 34 / 70],
  // C(10,8)·C(6,1) = 270, C(10,9)·C(6,0) = 10, C(10,3)·C(6,6) = 120, of C(16,9) = 11440
  ['8 of 10 and 1 of 6', [8, 10], [1, 6], 400 / 11440],
  // As likely as anything: every table counts.
  ['5 of 10 and 5 of 10', [5, 10], [5, 10], 1],
  // 2 · C(10,10)·C(10,0) / C(20,10)
  ['10 of 10 and none of 10', [10, 10], [0, 10], 2 / 184756],
] as const)('Fisher’s exact test, two-sided: %s', (_name, [a, n], [b, m], expected) => {
  const one = { count: a, applicants: n }
  const other = { count: b, applicants: m }
  expect(fisherExact(one, other)).toBeCloseTo(expected, 10)
  expect(fisherExact(other, one)).toBeCloseTo(expected, 10)
})

test('large groups are compared in no time, and rightly', () => {
  const value = fisherExact({ count: 26_000, applicants: 50_000 }, { count: 25_000, applicants: 50_000 })
  // The normal approximation says z = 6.33, p = 2.5e-10.
  expect(value).toBeGreaterThan(1e-10)
  expect(value).toBeLessThan(5e-10)
})

test('§adverse-2 rates, impact ratios and the four-fifths rule, by hand', () => {
  // 48 of 80 = 0.6; 12 of 40 = 0.3, half of it; 11 of 20 = 0.55, eleven twelfths of it.
  const [women, men, another] = compareGroups([
    figures('woman', 80, 48),
    figures('man', 40, 12),
    figures('another', 20, 11),
  ])
  expect(women?.selection).toEqual({ count: 48, rate: 0.6, ratio: 1, verdict: 'highest', pValue: null })
  expect(men?.selection).toMatchObject({ count: 12, rate: 0.3, ratio: 0.5, verdict: 'flag' })
  expect(men?.selection?.pValue).toBeCloseTo(0.003409221767849, 10)
  expect(another?.selection?.ratio).toBeCloseTo(11 / 12, 10)
  expect(another?.selection?.verdict).toBe('no-flag')
})

test('§adverse-3 exactly four fifths is no flag; less of a few people is unclear, not a finding', () => {
  const [, exactly] = compareGroups([figures('woman', 10, 5), figures('man', 10, 4)])
  expect(exactly?.selection).toMatchObject({ ratio: 0.8, verdict: 'no-flag' })
  // 0.24 / 0.3, which is less in floating point.
  const [, inFloats] = compareGroups([figures('woman', 100, 30), figures('man', 100, 24)])
  expect(inFloats?.selection?.verdict).toBe('no-flag')
  const [, few] = compareGroups([figures('woman', 8, 5), figures('man', 6, 2)])
  expect(few?.selection).toMatchObject({ verdict: 'unclear' })
})

test('an outcome that was kept back compares nothing, and the other one is compared all the same', () => {
  const [women, men] = compareGroups([figures('woman', 10, null, 6), figures('man', 10, null, 6)])
  expect([women?.selection, men?.selection]).toEqual([null, null])
  expect([women?.scoring?.verdict, men?.scoring?.verdict]).toEqual(['highest', 'no-flag'])
})
