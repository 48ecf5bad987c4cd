import type { MailId, OperatorId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'

/** Tries a mail again that could not be sent; throws NOT_FOUND when there is none such any more. */
export function resendMail(
  { db, mail, audit }: Pick<Platform, 'db' | 'mail' | 'audit'>,
  operatorId: OperatorId,
  mailId: MailId,
): Promise<void> {
  return db.forSystem(async (tx) => {
    if (!(await mail.resend(tx, mailId))) throw new Refusal('NOT_FOUND')
    await audit.record(tx, { companyId: null, actor: operatorId, action: 'mail.resent', subjectId: mailId })
  })
}
