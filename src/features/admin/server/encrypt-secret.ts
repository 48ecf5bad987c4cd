import { createHmac } from 'node:crypto'
import { type Config, secretKeys } from '#platform/config/config.ts'
import { decrypt, encrypt } from '#platform/encryption/encryption.ts'

type Key = Pick<Config, 'secretKey' | 'secretKeyOld'>

const keyOf = (secretKey: string) => createHmac('sha256', secretKey).update('secrets of operators').digest()

/** The secret as it is kept: without the installation's key nobody reads it, and it decrypts for this owner alone. */
export const encryptSecret = (config: Key, owner: string, secret: string): string =>
  encrypt(keyOf(config.secretKey), owner, Buffer.from(secret)).toString('base64url')

/** Null when it was encrypted with another key or for another owner, or was changed. */
export function decryptSecret(config: Key, owner: string, kept: string): string | null {
  for (const key of secretKeys(config)) {
    try {
      return decrypt(keyOf(key), owner, Buffer.from(kept, 'base64url')).toString('utf8')
    } catch {
      // Another key may have made it.
    }
  }
  return null
}
