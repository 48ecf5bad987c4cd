import { createHash } from 'node:crypto'

/** The Message-ID of a mail: derived from the mail's key, so that a repeat is recognised. */
export function messageIdOf(
  mail: { kind: string; subjectId: string; version: string },
  publicUrl: string,
): string {
  const parts = [mail.kind, mail.subjectId, mail.version].map(escaped)
  return `<${parts.join('.')}@${domainOf(publicUrl)}>`
}

// Dots join the parts, so dots inside them are escaped: no two mails share an id.
function escaped(part: string): string {
  return part.replace(/[^A-Za-z0-9-]/gu, (sign) => `=${(sign.codePointAt(0) ?? 0).toString(16)}=`)
}

function domainOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return hostname.includes(':')
    ? `ipv6.${hostname.replace(/[^0-9a-f]+/gi, '-').replace(/^-|-$/g, '')}.invalid`
    : hostname
}

/** Replaces a Message-ID where it must stay secret, and names the message's file in the outbox. */
export function messageHash(messageId: string): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32)
}
