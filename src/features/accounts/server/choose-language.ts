import type { EmployerLanguage } from '#contract/languages.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { setLanguage } from './store.ts'

/** Keeps what the application and its mails speak to the signed-in user. */
export function chooseLanguage(
  { db }: Pick<Platform, 'db'>,
  { companyId, userId }: Employer,
  language: EmployerLanguage,
): Promise<void> {
  return db.forCompany(companyId, (tx) => setLanguage(tx, { id: userId, companyId }, language))
}
