import { Secret, TOTP } from 'otpauth'
import { toString as drawQr } from 'qrcode'

const stepSeconds = 30

/** A new secret of 160 bits in base 32, as authenticator apps take it. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address of the secret as a QR code, in a `data:` address of an SVG. */
export async function qrOf(secret: string, brand: string, email: string): Promise<string> {
  const svg = await drawQr(appOf(secret, brand, email).toString(), { type: 'svg' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The time step that the code belongs to: this one or a neighbour of it, as clocks differ. Null when it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}

function appOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}
