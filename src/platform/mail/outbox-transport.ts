import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { messageFields } from './message-fields.ts'
import { messageHash } from './message-id.ts'
import type { MailTransport } from './transport.ts'

/** Writes each message to `<folder>/<id>.eml` in place of sending it. The id is the hash of the Message-ID: a repeat is the same file. */
export async function outboxTransport(folder: string): Promise<MailTransport> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    deliver: async (message) => {
      const composed = await composer.sendMail(messageFields(message))
      const half = join(folder, `.${randomUUID()}`)
      try {
        await writeFile(half, composed.message as Buffer, { mode: 0o600, flag: 'wx' })
        await rename(half, join(folder, `${messageHash(message.messageId)}.eml`))
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    forget: async (hashes) => {
      for (const hash of hashes) await rm(join(folder, `${hash}.eml`), { force: true })
    },
    ping: () => access(folder, constants.W_OK),
    close: async () => {},
  }
}
