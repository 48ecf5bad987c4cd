import { createHash, randomBytes } from 'node:crypto'

/** A random text of 256 bits that stands for a session. */
export function mintBearer(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a bearer token; it also names the session. */
export function bearerHash(bearer: string): string {
  return createHash('sha256').update(bearer).digest('hex')
}
