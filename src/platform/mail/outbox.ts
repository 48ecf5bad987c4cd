import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'

/** A mail of the outbox, read back from its files. */
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

/** What the outbox keeps of a mail beside its source. */
export type ListedMail = Pick<OutboxMail, 'to' | 'subject' | 'text' | 'attachments'> & { date: string }

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
  const listed = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null)
  if (listed === null) return null
  const { date, text, ...mail }: ListedMail = JSON.parse(listed)
  const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
  return { id, ...mail, text: text.trim(), date: new Date(date), links }
}

async function writtenAt(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.mtimeMs ?? 0
}
