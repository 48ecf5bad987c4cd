import { createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type Config, secretKeys } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/database.ts'
import { decrypt, encrypt } from '#platform/encryption/encryption.ts'
import { defineTask, type Task, type Tasks } from '#platform/tasks/tasks.ts'
import type { MailContent } from './mail.ts'
import { messageIdOf } from './message-id.ts'
import { renderMail } from './render-mail.ts'
import { readSender, sanitizeContent } from './sanitize-content.ts'
import type { SendMailDeps } from './send-mail.ts'
import { deleteLastMail, findLastMail, insertLastMail } from './store.ts'
import type { LastMailRow } from './tables.ts'
import { MailNotSent, MailRejected } from './transport.ts'

/** Names a mail to somebody of whom no row remains. */
export interface LastMail {
  kind: string
  subjectId: string
}

const keptDays = 7
const about = (id: string) => `last mail ${id}`
const keyOf = (secretKey: string) => createHmac('sha256', secretKey).update('last mails').digest()

/** Puts the mail into the caller's transaction, encrypted: it is deleted as soon as it is sent. */
export async function enqueueLast(
  { tasks, secretKey, task }: { tasks: Tasks; secretKey: string; task: Task<{ id: string }> },
  tx: Tx,
  mail: LastMail,
  content: MailContent,
): Promise<void> {
  const id = randomUUID()
  const bytes = Buffer.from(JSON.stringify({ mail, content }))
  await insertLastMail(tx, { id, sealed: encrypt(keyOf(secretKey), about(id), bytes) })
  await tasks.enqueue(tx, task, { id })
}

/** The key may have been replaced since the mail was put in. Throws when neither opens it. */
function unsealed(config: Pick<Config, 'secretKey' | 'secretKeyOld'>, id: string, sealed: Buffer): Buffer {
  const [last = '', ...others] = secretKeys(config).toReversed()
  for (const secretKey of others) {
    try {
      return decrypt(keyOf(secretKey), about(id), sealed)
    } catch {
      // The other one made it.
    }
  }
  return decrypt(keyOf(last), about(id), sealed)
}

/** Sends a last mail and deletes it; one that is refused, or does not go within a week, is deleted unsent. */
export function sendLastTask({ transport, config }: Omit<SendMailDeps, 'kinds'>): Task<{ id: string }> {
  const deliver = async ({ id, sealed, createdAt }: LastMailRow) => {
    const bytes = unsealed(config, id, sealed)
    const { mail, content } = JSON.parse(bytes.toString()) as { mail: LastMail; content: MailContent }
    const safe = sanitizeContent(content)
    const { BRAND_NAME: brandName, publicUrl } = config
    await transport.deliver({
      messageId: messageIdOf({ ...mail, version: '1' }, publicUrl),
      date: createdAt,
      from: readSender(config.MAIL_FROM),
      content: safe,
      ...renderMail(safe, { brandName, publicUrl }),
    })
  }
  return defineTask<{ id: string }>({
    name: 'mail.send-last',
    payload: z.strictObject({ id: z.uuid() }),
    retries: 1_000,
    expireSeconds: 90,
    run: async ({ db, clock, log }, { id }) => {
      const row = await db.forSystem((tx) => findLastMail(tx, id))
      if (!row) return
      try {
        await deliver(row)
      } catch (error) {
        const code = error instanceof MailNotSent ? error.code : 'error'
        const age = clock.now().getTime() - row.createdAt.getTime()
        // The queue keeps errors, which may quote an address.
        if (!(error instanceof MailRejected) && age < keptDays * 86_400_000) throw new MailNotSent(code)
        log.error({ code }, 'A last mail was given up')
      }
      await db.forSystem((tx) => deleteLastMail(tx, id))
    },
  })
}
