import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import { type Config, secretKeys } from '#platform/config/config.ts'
import { decrypt, encrypt } from '#platform/encryption/encryption.ts'
import type { FileHolder, HeldFile, LinkKind, Links } from './links.ts'

const idBytes = 16
const macBytes = 32
const tokenLength = ((idBytes + macBytes) / 3) * 4
const fileLifeMs = 5 * 60_000

/** Links derived from the installation's secret key. */
export function deriveLinks({
  config,
  clock,
}: {
  config: Pick<Config, 'secretKey' | 'secretKeyOld' | 'publicUrl'>
  clock: Clock
}): Links {
  const [key = '', ...olderKeys] = secretKeys(config)
  const mac = (purpose: string, text: string, by = key) =>
    createHmac('sha256', by).update(`${purpose}\n${text}`).digest()
  const tokenBy = (by: string, kind: LinkKind, id: string, issue: number) =>
    Buffer.concat([bytesOfUuid(id), mac(`link:${kind}`, `${id}\n${issue}`, by)]).toString('base64url')
  const token: Links['token'] = (kind, id, issue) => tokenBy(key, kind, id, issue)
  const fileKey = (by: string) => mac('file', 'names and keys of files', by)

  const filesOf = (holder: FileHolder | null): Links => ({
    token,
    claimedId: (text) => {
      if (text.length !== tokenLength || !/^[\w-]+$/.test(text)) return null
      return uuidOfBytes(Buffer.from(text, 'base64url').subarray(0, idBytes))
    },
    matches: (text, kind, id, issue) =>
      [key, ...olderKeys].some((by) => sameText(text, tokenBy(by, kind, id, issue))),
    page: (path) => `${config.publicUrl}${path}`,
    heldBy: filesOf,
    // Encrypted, for the name of a file is that of a person.
    signedFile: (file) => {
      const claim = JSON.stringify({ ...file, holder, until: clock.now().getTime() + fileLifeMs })
      return `/files/${encrypt(fileKey(key), 'file', Buffer.from(claim)).toString('base64url')}`
    },
    readSignedFile: (signed) => {
      const claim = [key, ...olderKeys].map((by) => tryDecrypt(fileKey(by), signed)).find(Boolean)
      if (!claim) return null
      const { until, ...file } = JSON.parse(claim) as HeldFile & { until: number }
      return until > clock.now().getTime() ? file : null
    },
  })
  return filesOf(null)
}

function tryDecrypt(key: Buffer, signed: string): string | null {
  const bytes = Buffer.from(signed, 'base64url')
  // Only one spelling opens: letters that are skipped in reading would be others.
  if (bytes.toString('base64url') !== signed) return null
  try {
    return decrypt(key, 'file', bytes).toString('utf8')
  } catch {
    return null
  }
}

function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

function bytesOfUuid(id: string): Buffer {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  if (bytes.length !== idBytes) throw new Error('A link can only be made for a UUID')
  return bytes
}

function uuidOfBytes(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
