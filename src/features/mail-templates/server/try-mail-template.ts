import { randomUUID } from 'node:crypto'
import type { Person } from '#platform/database/database.ts'
import { sanitizeContent } from '#platform/mail/sanitize-content.ts'
import type { Platform } from '#platform/platform.ts'
import type { MailPreview, MailTemplate } from '../contract/mail-templates.ts'
import { refuseUnknownPlaceholders } from './change-mail-template.ts'
import { testMail, testVersion } from './mails.ts'
import { sampleMail } from './sample-mail.ts'
import type { TemplateKey } from './store.ts'

/** The content of the mail as it would be sent; an address is needed, none is shown. */
export async function previewMailTemplate(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'links'>,
  key: TemplateKey,
  words: MailTemplate,
): Promise<MailPreview> {
  refuseUnknownPlaceholders(key.kind, words)
  const to = 'candidate@example.org'
  const mail = await platform.db.forCompany(key.companyId, (tx) =>
    sampleMail(platform, tx, { ...key, to, words }),
  )
  const { subject, greeting, paragraphs, action, notes = [] } = sanitizeContent(mail)
  return { subject, greeting, paragraphs: [...paragraphs], action: action?.label ?? null, notes: [...notes] }
}

/** Sends the saved words with sample values to the user who asks. */
export async function testMailTemplate(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { companyId, userId }: Person,
  key: Omit<TemplateKey, 'companyId'>,
): Promise<void> {
  await db.forCompany(companyId, (tx) =>
    mail.send(tx, testMail, { companyId, subjectId: userId, version: testVersion(key, randomUUID()) }),
  )
}
