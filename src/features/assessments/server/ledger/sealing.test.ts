import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newKey, seal, unseal, unwrapKey, wrapKey, wrappingOf } from './sealing.ts'

const wrapping = wrappingOf('s'.repeat(48))

test('what was sealed opens again, whatever it says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const key = newKey()
      expect(JSON.stringify(unseal(key, 'row 1', seal(key, 'row 1', value)))).toBe(JSON.stringify(value))
    }),
  )
})

test('it opens with its own key, in its own place, and unchanged only', () => {
  const key = newKey()
  const sealed = seal(key, 'row 1', { words: 'Nobody else may read this.' })
  expect(sealed.includes('Nobody')).toBe(false)
  expect(() => unseal(newKey(), 'row 1', sealed)).toThrow()
  expect(() => unseal(key, 'row 2', sealed)).toThrow()
  for (let at = 0; at < sealed.length; at += 7) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(key, 'row 1', changed), `byte ${at}`).toThrow()
  }
  for (const cut of [0, 5, 20, 28, sealed.length - 1])
    expect(() => unseal(key, 'row 1', sealed.subarray(0, cut))).toThrow()
})

test('a key is wrapped for one candidate, and with one secret', () => {
  const key = newKey()
  const wrapped = wrapKey(wrapping, 'one', key)
  expect(unwrapKey(wrapping, 'one', wrapped)).toEqual(key)
  expect(wrapped.includes(key)).toBe(false)
  expect(() => unwrapKey(wrapping, 'two', wrapped)).toThrow()
  const other = wrappingOf('t'.repeat(48))
  expect(() => unwrapKey(other, 'one', wrapped)).toThrow()
  expect(other.fingerprint).not.toBe(wrapping.fingerprint)
})

test('the same is never sealed alike', () => {
  const key = newKey()
  expect(seal(key, 'row', 1)).not.toEqual(seal(key, 'row', 1))
})
