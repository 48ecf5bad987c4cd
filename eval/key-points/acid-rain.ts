import type { Language } from '../../src/contract/languages.ts'
import written from './acid-rain.json' with { type: 'json' }
import type { KeyPoint, KeyPointGroup } from './key-points.ts'

/**
 * Prompt 1: what else one would need to know to repeat a test in which samples of marble, limestone, wood and plastic lie
 * in vinegar for a day. One point for each need named, three at most. Written from the rubric, in our own words.
 */
const needs: Record<Language, readonly KeyPoint[]> = written

/** The task, in our own words. */
export const acidRainTask =
  'After reading a lab procedure in which samples of marble, limestone, wood and plastic are weighed, lie in vinegar for a day and are weighed again: which further information would you need to repeat the test?'

export const acidRain = (language: Language): KeyPointGroup[] => [
  { name: 'needs', most: 3, points: needs[language] },
]
