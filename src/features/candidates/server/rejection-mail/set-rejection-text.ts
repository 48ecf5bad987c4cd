import type { AnswerOf } from '#contract/endpoint.ts'
import type { CompanyId } from '#contract/ids.ts'
import { interviewLanguages, type Language } from '#contract/languages.ts'
import { hasPlanFeature } from '#features/billing/server/require-plan-feature.ts'
import type { Person, Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { listRejectionTextsEndpoint, RejectionText } from '../../contract/rejection-mail.ts'
import { rejectionMailTexts } from './mail-texts.ts'
import { deleteRejectionText, saveRejectionText, selectRejectionTexts } from './store.ts'

type TextInUse = RejectionText & { language: Language; isDefault: boolean }

/** Our own text in a language, with its placeholders. */
function defaultText(language: Language): RejectionText {
  const t = rejectionMailTexts(language)
  const about = { job: '{job}', company: '{company}' }
  const paragraphs = [t('thanks', about), t('decision'), t('wish'), t('signature', about)]
  return { subject: t('subject', about), text: paragraphs.join('\n\n') }
}

/** The text that a rejection mail of the company has in a language. */
export async function rejectionTextOf(tx: Tx, companyId: CompanyId, language: Language): Promise<TextInUse> {
  const own = (await selectRejectionTexts(tx, companyId)).find((one) => one.language === language)
  return own ? { ...own, isDefault: false } : { ...defaultText(language), language, isDefault: true }
}

/** The texts in use, and whether the company's plan sends them. */
export function listRejectionTexts(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  companyId: CompanyId,
): Promise<AnswerOf<typeof listRejectionTextsEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const texts: TextInUse[] = []
    for (const language of interviewLanguages) texts.push(await rejectionTextOf(tx, companyId, language))
    return { texts, sent: await hasPlanFeature({ config }, tx, companyId, 'automatedRejection') }
  })
}

/** Sets the company's text in a language; null restores the default. */
export function setRejectionText(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Person,
  language: Language,
  own: RejectionText | null,
): Promise<TextInUse> {
  return db.forCompany(companyId, async (tx) => {
    const key = { companyId, language }
    if (own) await saveRejectionText(tx, key, own)
    else await deleteRejectionText(tx, key)
    const inUse = await rejectionTextOf(tx, companyId, language)
    const action = 'rejection-text.changed'
    await audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
    return inUse
  })
}
