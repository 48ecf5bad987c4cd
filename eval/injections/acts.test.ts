import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { instructionsIn } from '../../src/features/scoring/screening/find-instructions.ts'

type Kinds = Record<string, Record<string, string>>
const acts: { build: Kinds; check: Kinds; honest: Record<string, string[]> } = JSON.parse(
  readFileSync(new URL('acts.json', import.meta.url), 'utf8'),
)
const textsOf = (kinds: Kinds) => Object.values(kinds).flatMap((texts) => Object.values(texts))

test('of 96 attacks that were learned from two are missed at most', () => {
  const missed = [...textsOf(acts.build), ...textsOf(acts.check)].filter(
    (text) => instructionsIn(text).length === 0,
  )
  expect(missed.length).toBeLessThanOrEqual(2)
})

test('honest sentences that look alike accuse nobody', () => {
  expect(Object.values(acts.honest).flat().flatMap(instructionsIn)).toEqual([])
})
