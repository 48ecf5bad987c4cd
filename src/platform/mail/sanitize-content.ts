import { defuseLinks } from './defuse-links.ts'
import type { MailContent, MailList } from './mail.ts'
import { type MailAddress, MailRejected } from './transport.ts'

// One address without quoted local parts, lists, groups, comments or encoded words, which could inject headers.
const oneAddress = /^(?!.*=\?)[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,190}$/u
const mediaType = /^[a-z0-9.+-]+\/[a-z0-9.+-]+(; ?[a-z0-9-]+=[A-Za-z0-9."+-]+)*$/
// Control characters, and bidirectional controls, which let a name reorder its sentence; new lines stay.
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The same content, safe for headers, HTML and text. Throws MailRejected when that is impossible. */
export function sanitizeContent(content: MailContent): MailContent {
  const { preview, lists, action, notes, noteLink, attachments, calendar } = content
  return {
    to: checkedAddress(content.to),
    language: content.language,
    subject: oneLine(content.subject).slice(0, 300),
    greeting: defuseLinks(oneLine(content.greeting)),
    paragraphs: content.paragraphs.map(paragraph),
    ...(preview === undefined ? {} : { preview: defuseLinks(oneLine(preview)) }),
    ...(lists === undefined ? {} : { lists: lists.map(safeList) }),
    ...(action === undefined
      ? {}
      : { action: { label: oneLine(action.label), url: webAddress(action.url) } }),
    ...(notes === undefined ? {} : { notes: notes.map(paragraph) }),
    ...(noteLink === undefined
      ? {}
      : { noteLink: { label: oneLine(noteLink.label), url: webAddress(noteLink.url) } }),
    ...(attachments === undefined ? {} : { attachments: attachments.map(safeAttachment) }),
    ...(calendar === undefined ? {} : { calendar }),
  }
}

/** Reads `Name <address>` or a bare address; throws when it is neither. */
export function readSender(text: string): MailAddress {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/u.exec(text)
  const address = match?.[2] ?? match?.[3] ?? ''
  if (!oneAddress.test(address))
    throw new Error('MAIL_FROM must be an address such as Mindhire <no-reply@example.org>')
  return { name: oneLine(match?.[1] ?? ''), address }
}

function checkedAddress(address: string): string {
  if (!oneAddress.test(address)) throw new MailRejected('bad-recipient')
  return address
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(unwanted, '')
    .trim()
}

function paragraph(text: string): string {
  return defuseLinks(severalLines(text))
}

function severalLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(unwanted, '').trimEnd())
    .join('\n')
    .trim()
}

function safeList({ title, links }: MailList): MailList {
  return {
    title: defuseLinks(oneLine(title)),
    links: links.map(({ label, url }) => ({ label: defuseLinks(oneLine(label)), url: webAddress(url) })),
  }
}

function webAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) throw new MailRejected('bad-link')
  return parsed.href
}

function safeAttachment(attachment: NonNullable<MailContent['attachments']>[number]) {
  if (!mediaType.test(attachment.contentType)) throw new MailRejected('bad-attachment')
  const name = oneLine(attachment.name)
    .replace(/[/\\"]/g, '-')
    .slice(0, 120)
  return { ...attachment, name: name || 'attachment' }
}
