import * as z from 'zod/mini'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask, type Task, type Tasks } from '#platform/tasks/tasks.ts'
import { messageHash, messageIdOf } from './message-id.ts'
import { deleteMailsOf } from './store.ts'
import type { MailTransport } from './transport.ts'

/** Hashes of Message-IDs, so that the queue names no message. */
export interface DeletedMessages {
  hashes: string[]
}

const maxHashes = 500
/** By then a delivery that was under way when its row was deleted has ended. */
const lateSeconds = 120

/** The task that deletes the transport's copies of messages. Idempotent. */
export function deleteMessagesTask({ transport }: { transport: MailTransport }): Task<DeletedMessages> {
  return defineTask<DeletedMessages>({
    name: 'mail.forget-messages',
    payload: z.strictObject({
      hashes: z.array(z.string().check(z.regex(/^[0-9a-f]{32}$/))).check(z.maxLength(maxHashes)),
    }),
    retries: 20,
    run: async (_platform, { hashes }) => transport.forget?.(hashes),
  })
}

/** Deletes the company's mails, or those about some rows of it, and has the transport forget their messages, those just on their way included. */
export async function deleteMails(
  deps: { tasks: Tasks; deleteMessages: Task<DeletedMessages>; publicUrl: string },
  tx: Tx,
  companyId: CompanyId,
  about?: readonly string[],
): Promise<void> {
  const rows = await deleteMailsOf(tx, companyId, about)
  const hash = (row: (typeof rows)[number]) => messageHash(messageIdOf(row, deps.publicUrl))
  const enqueue = async (hashes: string[], startAfterSeconds: number) => {
    for (let from = 0; from < hashes.length; from += maxHashes)
      await deps.tasks.enqueue(
        tx,
        deps.deleteMessages,
        { hashes: hashes.slice(from, from + maxHashes) },
        { startAfterSeconds },
      )
  }
  await enqueue(rows.map(hash), 0)
  await enqueue(rows.filter((row) => row.claimedUntil !== null).map(hash), lateSeconds)
}
