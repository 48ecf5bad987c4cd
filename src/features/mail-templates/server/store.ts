import { and, asc, eq } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CandidateMailKind } from '../contract/mail-kinds.ts'
import type { MailTemplate } from '../contract/mail-templates.ts'
import { mailTemplates } from './tables.ts'

/** Names a template. */
export interface TemplateKey {
  companyId: CompanyId
  kind: CandidateMailKind
  language: InterfaceLanguage
}

const columns = {
  kind: mailTemplates.kind,
  language: mailTemplates.language,
  subject: mailTemplates.subject,
  text: mailTemplates.text,
}

export async function selectTemplates(tx: Tx, companyId: CompanyId) {
  return tx
    .select(columns)
    .from(mailTemplates)
    .where(eq(mailTemplates.companyId, companyId))
    .orderBy(asc(mailTemplates.kind), asc(mailTemplates.language))
}

const isTemplate = ({ companyId, kind, language }: TemplateKey) =>
  and(
    eq(mailTemplates.companyId, companyId),
    eq(mailTemplates.kind, kind),
    eq(mailTemplates.language, language),
  )

export async function findTemplate(tx: Tx, key: TemplateKey) {
  const rows = await tx.select(columns).from(mailTemplates).where(isTemplate(key))
  return rows[0] ?? null
}

export async function saveTemplate(tx: Tx, key: TemplateKey, words: MailTemplate): Promise<void> {
  const { companyId, kind, language } = mailTemplates
  await tx
    .insert(mailTemplates)
    .values({ ...key, ...words })
    .onConflictDoUpdate({ target: [companyId, kind, language], set: words })
}

export async function deleteTemplate(tx: Tx, key: TemplateKey): Promise<void> {
  await tx.delete(mailTemplates).where(isTemplate(key))
}
