import type { CompanyId } from '#contract/ids.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailKind } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'

/** Sends a mail to every ADMIN of the company. */
export async function mailAdmins(
  { mail }: Pick<Platform, 'mail'>,
  tx: Tx,
  companyId: CompanyId,
  kind: MailKind,
  version: number,
): Promise<void> {
  for (const { id, role } of await listUsers(tx, companyId))
    if (role === 'ADMIN') await mail.send(tx, kind, { companyId, subjectId: id, version })
}
