import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decryptValue, encryptValue, newKey, unwrapKey, wrapKey, wrappingOf } from './encryption.ts'

const wrapping = wrappingOf('s'.repeat(48))

test('what was encrypted opens again, whatever it says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const key = newKey()
      expect(JSON.stringify(decryptValue(key, 'row 1', encryptValue(key, 'row 1', value)))).toBe(
        JSON.stringify(value),
      )
    }),
  )
})

test('it opens with its own key, in its own place, and unchanged only', () => {
  const key = newKey()
  const encrypted = encryptValue(key, 'row 1', { words: 'Nobody else may read this.' })
  expect(encrypted.includes('Nobody')).toBe(false)
  expect(() => decryptValue(newKey(), 'row 1', encrypted)).toThrow()
  expect(() => decryptValue(key, 'row 2', encrypted)).toThrow()
  for (let at = 0; at < encrypted.length; at += 7) {
    const changed = Buffer.from(encrypted)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => decryptValue(key, 'row 1', changed), `byte ${at}`).toThrow()
  }
  for (const cut of [0, 5, 20, 28, encrypted.length - 1])
    expect(() => decryptValue(key, 'row 1', encrypted.subarray(0, cut))).toThrow()
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

test('the same is never encrypted alike', () => {
  const key = newKey()
  expect(encryptValue(key, 'row', 1)).not.toEqual(encryptValue(key, 'row', 1))
})
