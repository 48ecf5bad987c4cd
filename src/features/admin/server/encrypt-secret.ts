import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'

type Key = Pick<Config, 'secretKey'>

const ivBytes = 12
const tagBytes = 16

/** The secret as it is kept: without the installation's key nobody reads it, and it decrypts for this owner alone. */
export function encryptSecret(config: Key, owner: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(config, owner), iv)
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Null when it was encrypted with another key or for another owner, or was changed. */
export function decryptSecret(config: Key, owner: string, kept: string): string | null {
  const bytes = Buffer.from(kept, 'base64url')
  const key = encryptionKey(config, owner)
  const start = ivBytes + tagBytes
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    }).setAuthTag(bytes.subarray(ivBytes, start))
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function encryptionKey({ secretKey }: Key, owner: string): Buffer {
  return createHmac('sha256', secretKey).update(`seal\n${owner}`).digest()
}
