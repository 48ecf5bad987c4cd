import type { Language } from '../../src/contract/languages.ts'
import type { KeyPoint, KeyPointGroup } from './key-points.ts'
import written from './stretched-plastics.json' with { type: 'json' }

/**
 * Prompt 2: a conclusion from a table of how far four plastics stretch under a weight (one point), and two ways to
 * improve the design or its validity (a point each). Written from the rubric, in our own words.
 */
type Points = { conclusion: readonly KeyPoint[]; improvements: readonly KeyPoint[] }
const points: Record<Language, Points> = written

/** The task, in our own words. */
export const stretchedPlasticsTask =
  'From a table of how far four plastics stretch under a weight in two trials: draw a conclusion, and name two ways to improve the design or validity of the test.'

export const stretchedPlastics = (language: Language): KeyPointGroup[] => [
  { name: 'conclusion', most: 1, points: points[language].conclusion },
  { name: 'improvements', most: 2, points: points[language].improvements },
]
