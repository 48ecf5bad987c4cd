import type { CompanyId } from '#contract/ids.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { getUser } from '#features/accounts/server/list-users.ts'
import type { PlanFeature } from '#features/billing/contract/options.ts'
import { hasPlanFeature } from '#features/billing/server/require-plan-feature.ts'
import type { Person, Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type CandidateMailKind, candidateMailKinds } from '../contract/mail-kinds.ts'
import {
  type MailTemplate,
  type MailTemplates,
  placeholderMistake,
  type TemplateInUse,
} from '../contract/mail-templates.ts'
import { defaultTemplate } from './default-template.ts'
import { deleteTemplate, saveTemplate, selectTemplates } from './store.ts'

interface TemplateName {
  kind: CandidateMailKind
  language: InterfaceLanguage
}

const defaultInUse = ({ kind, language }: TemplateName): TemplateInUse => {
  const { subject, text } = defaultTemplate(kind, language)
  return { kind, language, subject, text, isDefault: true }
}

const everyTemplate = candidateMailKinds.flatMap((kind) =>
  interfaceLanguages.map((language) => ({ kind, language })),
)

/** The templates in use, and the mails that the company's plan does not send. */
export function listMailTemplates(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { companyId, userId }: Person,
): Promise<MailTemplates> {
  return db.forCompany(companyId, async (tx) => {
    const own = await selectTemplates(tx, companyId)
    const templates = everyTemplate.map((name) => {
      const found = own.find(({ kind, language }) => kind === name.kind && language === name.language)
      return found ? { ...found, isDefault: false } : defaultInUse(name)
    })
    const { email } = await getUser(tx, companyId, userId)
    return { templates, notInPlan: await kindsNotInPlan({ config }, tx, companyId), testAddress: email }
  })
}

const soldMails = {
  automatedRejection: ['rejected'],
  scheduling: ['invited', 'moved', 'cancelled', 'reminder'],
} as const satisfies Partial<Record<PlanFeature, readonly CandidateMailKind[]>>

async function kindsNotInPlan(platform: Pick<Platform, 'config'>, tx: Tx, companyId: CompanyId) {
  const missing: CandidateMailKind[] = []
  for (const feature of ['automatedRejection', 'scheduling'] as const)
    if (!(await hasPlanFeature(platform, tx, companyId, feature))) missing.push(...soldMails[feature])
  return missing
}

/** Sets the company's own words. */
export function setMailTemplate(
  deps: Pick<Platform, 'db' | 'audit'>,
  person: Person,
  name: TemplateName,
  words: MailTemplate,
): Promise<TemplateInUse> {
  refuseUnknownPlaceholders(name.kind, words)
  return changed(deps, person, name, async (tx) => {
    await saveTemplate(tx, { ...name, companyId: person.companyId }, words)
    return { ...name, ...words, isDefault: false }
  })
}

/** Restores the default. */
export function resetMailTemplate(
  deps: Pick<Platform, 'db' | 'audit'>,
  person: Person,
  name: TemplateName,
): Promise<TemplateInUse> {
  return changed(deps, person, name, async (tx) => {
    await deleteTemplate(tx, { ...name, companyId: person.companyId })
    return defaultInUse(name)
  })
}

function changed(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Person,
  { kind, language }: TemplateName,
  change: (tx: Tx) => Promise<TemplateInUse>,
): Promise<TemplateInUse> {
  return db.forCompany(companyId, async (tx) => {
    const inUse = await change(tx)
    const subjectId = `${kind}-${language}`
    await audit.record(tx, { companyId, actor: userId, action: 'mail-template.changed', subjectId })
    return inUse
  })
}

/** Throws BAD_INPUT that names each field with a placeholder that the mail does not know. */
export function refuseUnknownPlaceholders(kind: CandidateMailKind, { subject, text }: MailTemplate): void {
  const mistakes = { subject: placeholderMistake(kind, subject), text: placeholderMistake(kind, text) }
  const fields: Record<string, string> = {}
  for (const [field, mistake] of Object.entries(mistakes)) if (mistake) fields[field] = mistake
  const [message] = Object.values(fields)
  if (message !== undefined) throw new Refusal('BAD_INPUT', { message, fields })
}
