import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { instructionsIn } from '../../src/features/scoring/screening/find-instructions.ts'

type Kinds = Record<string, Record<string, string>>
const acts: { build: Kinds; check: Kinds; honest: Record<string, string[]> } = JSON.parse(
  readFileSync(new URL('acts.json', import.meta.url), 'utf8'),
)
const textsOf = (kinds: Kinds) => Object.values(kinds).flatMap((texts) => Object.values(texts))
const missed = (texts: readonly string[]) => texts.filter((text) => instructionsIn(text).length === 0).length

test('of 48 attacks built upon one is missed, of 48 of other kinds six', () => {
  expect([missed(textsOf(acts.build)), missed(textsOf(acts.check))]).toEqual([1, 6])
})

test('honest sentences that look alike accuse nobody', () => {
  expect(Object.values(acts.honest).flat().flatMap(instructionsIn)).toEqual([])
})
