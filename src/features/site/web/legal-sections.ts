import type { SiteConfig } from '#contract/site-config.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { freeOfferSentence, freeOfferTerms } from '#features/billing/web/free-offer.ts'
import type { privacyTexts } from './privacy-texts.ts'
import type { termsTexts } from './terms-texts.ts'

/** A titled part of a legal text. */
export interface LegalSection {
  title: string
  /** Where a link may lead. */
  id?: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

/** The Privacy Policy, as this installation is set up. */
export const privacySections = (t: TranslatorOf<typeof privacyTexts>, config: SiteConfig): LegalSection[] => [
  {
    title: t('collect.title'),
    paragraphs: [t('collect.text')],
    list: [t('collect.employers'), t('collect.candidates'), t('collect.typing')],
  },
  { title: t('use.title'), paragraphs: [t('use.interviews'), t('use.mails')] },
  { title: t('services.title'), paragraphs: [t('services.none'), t('services.some')] },
  {
    title: t('storage.title'),
    paragraphs: [
      t('storage.passwords'),
      t('storage.retention', { months: config.retentionMonths }),
      t('storage.companies'),
      t('storage.candidates', { email: config.contactEmail }),
    ],
  },
  { title: t('sharing.title'), paragraphs: [t('sharing.text')] },
  { title: t('cookies.title'), id: 'cookies', paragraphs: [t('cookies.text')] },
]

/** The Terms of Service, as this installation is set up. */
export const termsSections = (t: TranslatorOf<typeof termsTexts>, config: SiteConfig): LegalSection[] => [
  { title: t('eligibility.title'), paragraphs: [t('eligibility.text')] },
  { title: t('use.title'), paragraphs: [t('use.rules'), t('use.aiSign')] },
  {
    title: t('payments.title'),
    paragraphs:
      config.billing === 'off'
        ? [t('payments.off')]
        : [t('payments.manual'), t('payments.activation'), t('payments.current'), t('payments.refunds')],
  },
  {
    title: t('free.title'),
    paragraphs: [freeOfferSentence(config), freeOfferTerms(config)].filter((line) => line !== null),
  },
  { title: t('liability.title'), paragraphs: [t('liability.text')] },
  { title: t('changes.title'), paragraphs: [t('changes.text')] },
  { title: t('contact.title'), paragraphs: [t('contact.text', { email: config.contactEmail })] },
]
