import type { CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailContent } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { kindsWithButton } from '../contract/mail-kinds.ts'
import type { MailTemplate } from '../contract/mail-templates.ts'
import { frameMail, sayDays, sayPromise } from './candidate-mail.ts'
import { defaultTemplate } from './default-template.ts'
import { frameTexts } from './mail-frame-texts.ts'
import { findTemplate, type TemplateKey } from './store.ts'
import { fillTemplate } from './text-of-mail.ts'

type Deps = Pick<Platform, 'config' | 'clock' | 'links'>

const weekMs = 7 * 86_400_000

/** The mail as a candidate would get it: with these words, or the saved ones, and sample values. */
export async function sampleMail(
  deps: Deps,
  tx: Tx,
  { to, words, ...key }: TemplateKey & { to: string; words?: MailTemplate },
): Promise<MailContent> {
  const { kind, language } = key
  const values = await sampleValues(deps, tx, key)
  const template = words ?? (await findTemplate(tx, key)) ?? defaultTemplate(kind, language)
  const url = kindsWithButton.includes(kind) ? deps.links.page('/') : null
  return frameMail(fillTemplate(template, values), { kind, language, to, values, url })
}

async function sampleValues(
  { config, clock }: Deps,
  tx: Tx,
  { companyId, kind, language }: TemplateKey & { companyId: CompanyId },
) {
  const { name, responsePromise, timeZone, address, city } = await getCompany(tx, companyId)
  const t = frameTexts(language)
  const inAWeek = new Date(clock.now().getTime() + weekMs)
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return {
    firstName: t('sampleFirstName'),
    job: t('sampleJob'),
    company: name,
    promise: sayPromise(language, responsePromise),
    date: date.format(inAWeek),
    duration: t('sampleDuration'),
    place: `${address}, ${city}`,
    message: t('sampleMessage'),
    ...(kind === 'link' && { days: sayDays(language, config.INTERVIEW_LINK_DAYS) }),
  }
}
