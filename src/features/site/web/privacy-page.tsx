import { useEffect } from 'react'
import { isEmployerLanguage } from '#contract/languages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { freeOfferSentence, freeOfferTerms } from '#features/billing/web/free-offer.ts'
import { freeOfferTexts } from '#features/billing/web/free-offer-texts.ts'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import { ClosingBand } from './page-parts.tsx'
import { privacyTexts } from './privacy-texts.ts'
import { termsTexts } from './terms-texts.ts'
import { TextPage } from './text-page.tsx'

export function PrivacyPage() {
  const t = useTexts(privacyTexts)
  const terms = useTexts(termsTexts)
  const free = useTexts(freeOfferTexts)
  const language = useLanguage()
  const config = useSiteConfig()
  useRevealedTarget()
  const privacyText = { id: 'privacy', title: t('privacy'), sections: privacySections(t, config) }
  const termsText = { id: 'terms', title: t('terms'), sections: termsSections(terms, free, config) }
  return (
    <>
      <TextPage title={t('title')} lead={t('lead')} note={t('updated')} parts={[privacyText, termsText]}>
        <div className="grid max-w-2xl gap-5">
          <LegalText {...privacyText} open />
          <LegalText {...termsText} />
        </div>
      </TextPage>
      <ClosingBand title={t('questionsTitle')} text={t('questionsText')}>
        <a
          href={isEmployerLanguage(language) ? '/Contact' : `mailto:${config.contactEmail}`}
          className={buttonStyle({ size: 'lg' })}
        >
          {t('contact')}
        </a>
      </ClosingBand>
    </>
  )
}

type LegalTextProps = { id: string; title: string; sections: readonly LegalSection[]; open?: boolean }

const LegalText = ({ id, title, sections, open = false }: LegalTextProps) => (
  <Disclosure title={<h2 className="py-1 text-xl font-semibold text-ink">{title}</h2>} open={open}>
    {/* Inside, so that a link to it opens the part; the margin keeps the heading in sight. */}
    <div id={id} className="grid max-w-prose scroll-mt-36 gap-7 pt-2 pb-2 text-base">
      {sections.map((section) => (
        <section key={section.id}>
          <h3 id={section.id} className="scroll-mt-24 text-lg font-semibold text-ink">
            {section.title}
          </h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
          {section.list && (
            <ul className="mt-2 grid list-disc gap-1.5 ps-5">
              {section.list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  </Disclosure>
)

/** A titled part of a legal text. */
interface LegalSection {
  id: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

/** The Privacy Policy, as this installation is set up. */
const privacySections = (t: TranslatorOf<typeof privacyTexts>, config: SiteConfig): LegalSection[] => [
  {
    id: 'collect',
    title: t('collect.title'),
    paragraphs: [t('collect.text')],
    list: [
      t('collect.employers'),
      t('collect.candidates'),
      t('collect.typing'),
      t('collect.selfDescription'),
    ],
  },
  { id: 'use', title: t('use.title'), paragraphs: [t('use.interviews'), t('use.mails')] },
  { id: 'services', title: t('services.title'), paragraphs: [t('services.none'), t('services.some')] },
  {
    id: 'storage',
    title: t('storage.title'),
    paragraphs: [
      t('storage.passwords'),
      t('storage.retention', { months: config.retentionMonths }),
      t('storage.companies'),
      t('storage.candidates', { email: config.contactEmail }),
    ],
  },
  { id: 'sharing', title: t('sharing.title'), paragraphs: [t('sharing.text')] },
  { id: 'cookies', title: t('cookies.title'), paragraphs: [t('cookies.text')] },
]

/** The Terms of Service, as this installation is set up. */
const termsSections = (
  t: TranslatorOf<typeof termsTexts>,
  free: TranslatorOf<typeof freeOfferTexts>,
  config: SiteConfig,
): LegalSection[] => [
  { id: 'eligibility', title: t('eligibility.title'), paragraphs: [t('eligibility.text')] },
  { id: 'rules', title: t('use.title'), paragraphs: [t('use.rules'), t('use.aiSign')] },
  {
    id: 'payments',
    title: t('payments.title'),
    paragraphs:
      config.billing === 'off'
        ? [t('payments.off')]
        : [t('payments.manual'), t('payments.activation'), t('payments.current'), t('payments.refunds')],
  },
  {
    id: 'free',
    title: t('free.title'),
    paragraphs: [freeOfferSentence(config, free), freeOfferTerms(config, free)].filter(
      (line) => line !== null,
    ),
  },
  { id: 'liability', title: t('liability.title'), paragraphs: [t('liability.text')] },
  { id: 'changes', title: t('changes.title'), paragraphs: [t('changes.text')] },
  {
    id: 'contact',
    title: t('contact.title'),
    paragraphs: [t('contact.text', { email: config.contactEmail })],
  },
]

/** Opens the collapsed section that the address’s `#…` points into, for browsers that do not. */
function useRevealedTarget(): void {
  useEffect(() => {
    reveal()
    window.addEventListener('hashchange', reveal)
    return () => window.removeEventListener('hashchange', reveal)
  }, [])
}

function reveal(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  const part = target?.closest('details')
  if (!target || !part || part.open) return
  part.open = true
  target.scrollIntoView()
}
