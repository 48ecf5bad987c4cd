import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { CandidateMailKind } from '../contract/mail-kinds.ts'

export const mailTemplates = pgTable('mail_templates', {
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  kind: text().notNull().$type<CandidateMailKind>(),
  language: text().notNull().$type<InterfaceLanguage>(),
  subject: text().notNull(),
  text: text().notNull(),
})
