import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './hash-password.ts'

test('where there is no hash the same work is done', async () => {
  const hash = await hashPassword('a long sentence of words')
  const timed = async (passwordHash: string | null) => {
    const began = performance.now()
    expect(await passwordFits(passwordHash, 'not that sentence')).toBe(false)
    return performance.now() - began
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let time = 0; time < 9; time++) {
    known.push(await timed(hash))
    unknown.push(await timed(null))
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0
  // Without the work it is over in no time at all; a busy machine makes no such difference.
  expect(median(unknown)).toBeGreaterThan(median(known) / 3)
})

test('a password fits however its letters are composed, up to its last one', async () => {
  const hash = await hashPassword(`${'é'.repeat(100)}x`)
  expect(await passwordFits(hash, `${'e\u0301'.repeat(100)}x`)).toBe(true)
  expect(await passwordFits(hash, `${'é'.repeat(100)}y`)).toBe(false)
})
