import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { MailId } from '#contract/ids.ts'
import { companyNamesOf } from '#features/accounts/server/names-of.ts'
import { listUndeliveredMails } from '#platform/mail/list-mails.ts'
import type { Platform } from '#platform/platform.ts'
import type { listFailedMailsEndpoint } from '../contract/console.ts'

/** Mails that could not be sent, newest first. */
export function listFailedMails(
  { db }: Pick<Platform, 'db'>,
  { page, size }: QueryOf<typeof listFailedMailsEndpoint>,
): Promise<AnswerOf<typeof listFailedMailsEndpoint>> {
  return db.forSystem(async (tx) => {
    const found = await listUndeliveredMails(tx, { offset: page * size, limit: size + 1 })
    const shown = found.slice(0, size)
    const names = await companyNamesOf(
      tx,
      shown.flatMap(({ companyId }) => companyId ?? []),
    )
    const content = shown.map(({ id, kind, companyId, attempts, lastError, createdAt }) => ({
      id: id as MailId,
      kind,
      companyName: companyId && (names.get(companyId) ?? null),
      attempts,
      lastError,
      createdAt: createdAt.toISOString(),
    }))
    return { content, last: found.length <= size }
  })
}
