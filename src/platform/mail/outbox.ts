import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Config } from '#platform/config/config.ts'

/** A mail of the outbox, read back from its file. */
export interface OutboxMail {
  id: string
  to: string
  subject: string
  date: Date
  text: string
  /** Addresses that the text part names, in order. */
  links: string[]
  attachments: string[]
}

/** Where the development outbox keeps its mails. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

const newestOnly = 500

/** The newest mails of an outbox folder, newest first. */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: await writtenAt(join(folder, name)) })),
  )
  const newest = files.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name)).slice(0, newestOnly)
  const mails = await Promise.all(newest.map(({ name }) => readOutboxMail(folder, name.slice(0, -4))))
  return mails.filter((mail) => mail !== null)
}

/** null when there is no such mail. */
export async function readOutboxMail(folder: string, id: string): Promise<OutboxMail | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null
  const bytes = await readFile(join(folder, `${id}.eml`)).catch(() => null)
  if (!bytes) return null
  const mail = await PostalMime.parse(bytes)
  const text = (mail.text ?? '').replace(/\r\n/g, '\n').trim()
  return {
    id,
    to: (mail.to ?? []).map((person) => person.address ?? '').join(', '),
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text,
    links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
    attachments: mail.attachments.map((attachment) => attachment.filename ?? attachment.mimeType),
  }
}

async function writtenAt(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.mtimeMs ?? 0
}
