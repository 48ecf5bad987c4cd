import { and, asc, eq } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { RejectionText } from '../../contract/rejection-mail.ts'
import { rejectionTexts } from '../tables.ts'

export async function selectRejectionTexts(tx: Tx, companyId: CompanyId) {
  const { language, subject, text } = rejectionTexts
  return tx
    .select({ language, subject, text })
    .from(rejectionTexts)
    .where(eq(rejectionTexts.companyId, companyId))
    .orderBy(asc(language))
}

export async function saveRejectionText(
  tx: Tx,
  key: { companyId: CompanyId; language: Language },
  own: RejectionText,
): Promise<void> {
  await tx
    .insert(rejectionTexts)
    .values({ ...key, ...own })
    .onConflictDoUpdate({ target: [rejectionTexts.companyId, rejectionTexts.language], set: own })
}

export async function deleteRejectionText(
  tx: Tx,
  { companyId, language }: { companyId: CompanyId; language: Language },
): Promise<void> {
  await tx
    .delete(rejectionTexts)
    .where(and(eq(rejectionTexts.companyId, companyId), eq(rejectionTexts.language, language)))
}
