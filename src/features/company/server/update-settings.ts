import type { ResponsePromise } from '#features/accounts/contract/response-promise.ts'
import { changeCompany } from '#features/accounts/server/change-company.ts'
import { retentionOf } from '#features/accounts/server/get-company.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { CompanyContact } from '../contract/settings.ts'

/** Changes the company's names, phone, address and city; links to its page stay as they are. */
export async function updateSettings(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  contact: CompanyContact,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    await changeCompany(tx, companyId, { ...contact, fullName: contact.fullName || null })
    const action = 'company.contact-changed'
    await audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
  })
}

/** Screens and mails of candidates say it from then on. */
export async function setResponsePromise(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  responsePromise: ResponsePromise,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    await changeCompany(tx, companyId, { responsePromise })
    const action = 'company.promise-changed'
    await audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
  })
}

/** Candidates who are due by the new period go with the next daily run. Answers the period that holds. */
export async function setRetention(
  { db, audit, config }: Pick<Platform, 'audit' | 'config' | 'db'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  months: number,
): Promise<number> {
  // The longest is no choice of its own: it follows the installation.
  const retentionMonths = months >= config.RETENTION_MONTHS ? null : months
  await db.forCompany(companyId, async (tx) => {
    await changeCompany(tx, companyId, { retentionMonths })
    const action = 'company.retention-changed'
    await audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
  })
  return retentionOf(config, { retentionMonths })
}
