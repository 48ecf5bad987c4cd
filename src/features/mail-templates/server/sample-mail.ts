import { localeOf } from '#contract/languages.ts'
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
  // Nobody on a waiting list has an application yet.
  const applicationUrl = kind === 'place-free' ? null : deps.links.page('/')
  return frameMail(fillTemplate(template, values), { kind, language, to, values, url, applicationUrl })
}

async function sampleValues({ config, clock }: Deps, tx: Tx, { companyId, language }: TemplateKey) {
  const { name, responsePromise, timeZone, address, city } = await getCompany(tx, companyId)
  const t = frameTexts(language)
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return {
    firstName: t('sampleFirstName'),
    job: t('sampleJob'),
    company: name,
    promise: sayPromise(language, responsePromise),
    date: date.format(nextTuesday(clock.now())),
    duration: t('sampleDuration'),
    place: `${address}, ${city}`,
    message: t('sampleMessage'),
    days: sayDays(language, config.INTERVIEW_LINK_DAYS),
  }
}

/** A working day, in the morning. */
function nextTuesday(now: Date): Date {
  const days = ((8 - now.getUTCDay()) % 7) + 1
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 9))
}
