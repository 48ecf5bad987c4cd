import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import { messageFields } from './message-fields.ts'
import { messageHash } from './message-id.ts'
import type { ListedMail } from './outbox.ts'
import type { MailMessage, MailTransport } from './transport.ts'

/** Writes each message to `<folder>/<id>.eml` in place of sending it, with what its page shows as JSON. The id is the hash of the Message-ID: a repeat is the same file. */
export async function outboxTransport(folder: string): Promise<MailTransport> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    deliver: async (message) => {
      const composed = await composer.sendMail(messageFields(message))
      const path = join(folder, messageHash(message.messageId))
      // A message is there once its .eml is.
      await writeWhole(`${path}.json`, JSON.stringify(asListed(message)))
      await writeWhole(`${path}.eml`, composed.message as Buffer)
    },
    forget: async (hashes) => {
      for (const hash of hashes)
        for (const ending of ['eml', 'json']) await rm(join(folder, `${hash}.${ending}`), { force: true })
    },
    ping: () => access(folder, constants.W_OK),
    close: async () => {},
  }
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const half = join(dirname(path), `.${randomUUID()}`)
  try {
    await writeFile(half, content, { mode: 0o600, flag: 'wx' })
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

const asListed = ({ content, date, text }: MailMessage): ListedMail => ({
  to: content.to,
  subject: content.subject,
  date: date.toISOString(),
  text,
  attachments: [
    ...(content.calendar ? ['invitation.ics'] : []),
    ...(content.attachments ?? []).map(({ name }) => name),
  ],
})
