import { describe, expect, it } from 'vitest'
import { LineFull } from '#platform/worker-pool/fair-line.ts'
import { openPasswords } from './open-passwords.ts'

const passwords = openPasswords({ config: { ARGON2_MEMORY_KIB: 64 } })

describe('passwords', () => {
  it('are hashed with Argon2id at the configured cost', async () => {
    expect(await passwords.hash('x')).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/)
    const strong = openPasswords({ config: { ARGON2_MEMORY_KIB: 19_456 } })
    expect(await strong.hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('fit however their letters are composed, up to the last one', async () => {
    const hash = await passwords.hash(`${'é'.repeat(100)}x`)
    expect(await passwords.fits(hash, `${'e\u0301'.repeat(100)}x`)).toBe(true)
    expect(await passwords.fits(hash, `${'é'.repeat(100)}y`)).toBe(false)
  })

  it('fit nothing where there is no hash', async () => {
    expect(await passwords.fits(null, 'anything')).toBe(false)
  })

  it('are refused while a hundred wait, and taken again afterwards', async () => {
    const all = await Promise.allSettled(Array.from({ length: 150 }, () => passwords.hash('x')))
    const refused = all.filter((one) => one.status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(47)
    expect(refused.length).toBeLessThanOrEqual(49)
    expect(refused[0]?.reason).toBeInstanceOf(LineFull)
    expect(await passwords.hash('x')).toMatch(/^\$argon2id/)
  })
})
