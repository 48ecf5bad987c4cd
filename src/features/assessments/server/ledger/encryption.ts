/** Each person's rows have a key of their own, wrapped with the installation's secret. Erasing it closes the rows for good. */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { decrypt, encrypt } from '#platform/encryption/encryption.ts'

const keyBytes = 32

export interface Wrapping {
  key: Buffer
  /** Says which secret it was derived from, and nothing about it. */
  fingerprint: string
}

export function wrappingOf(secretKey: string): Wrapping {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'candidate keys of the ledger', keyBytes))
  return { key, fingerprint: createHash('sha256').update(key).digest('hex').slice(0, 16) }
}

export const newKey = (): Buffer => randomBytes(keyBytes)

export function wrapKey({ key }: Wrapping, candidateId: string, candidateKey: Buffer): Buffer {
  return encrypt(key, `key of ${candidateId}`, candidateKey)
}

/** Throws when it was wrapped for somebody else, or with another key, or was changed. */
export function unwrapKey({ key }: Wrapping, candidateId: string, wrapped: Buffer): Buffer {
  return decrypt(key, `key of ${candidateId}`, wrapped)
}

/** `place` says where it belongs: encrypted for one row and column, it does not open in another. */
export function encryptValue(key: Buffer, place: string, value: unknown): Buffer {
  return encrypt(key, place, deflateRawSync(JSON.stringify(value)))
}

/** Throws when it belongs elsewhere, was encrypted with another key, or was changed. */
export function decryptValue(key: Buffer, place: string, encrypted: Buffer): unknown {
  return JSON.parse(inflateRawSync(decrypt(key, place, encrypted)).toString('utf8'))
}
