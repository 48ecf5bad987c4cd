import { expect, it } from 'vitest'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'

it('a second factor outlives a rotation of the key, as long as the one before is named', () => {
  const [before, after] = ['a'.repeat(32), 'b'.repeat(32)]
  const kept = encryptSecret({ secretKey: before }, 'owner', 'JBSWY3DPEHPK3PXP')
  expect(decryptSecret({ secretKey: after, secretKeyOld: before }, 'owner', kept)).toBe('JBSWY3DPEHPK3PXP')
  expect(decryptSecret({ secretKey: after }, 'owner', kept)).toBeNull()
  expect(decryptSecret({ secretKey: after, secretKeyOld: before }, 'another', kept)).toBeNull()
})
