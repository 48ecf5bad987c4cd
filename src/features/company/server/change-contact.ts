import { changeCompanyContact } from '#features/accounts/server/change-company-contact.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { CompanyContact } from '../contract.ts'

/** What candidates are shown from now on; links to the company stay as they are. */
export async function changeContact(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  contact: CompanyContact,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    await changeCompanyContact(tx, companyId, contact)
    const act = 'company.contact-changed'
    await audit.record(tx, { companyId, actor: userId, act, subjectId: companyId })
  })
}
