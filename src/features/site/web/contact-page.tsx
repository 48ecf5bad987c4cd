import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { freeOfferSentence, freeOfferTerms } from '#features/billing/web/free-offer.ts'
import { freeOfferTexts } from '#features/billing/web/free-offer-texts.ts'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { contactTexts } from './contact-texts.ts'
import { PageIntro } from './page-parts.tsx'

export function ContactPage() {
  const t = useTexts(contactTexts)
  const config = useSiteConfig()
  const tOffer = useTexts(freeOfferTexts)
  const questions = [
    { question: t('setup.question'), answer: t('setup.answer') },
    { question: t('replace.question', { brand: config.brand }), answer: t('replace.answer') },
    {
      question: t('free.question'),
      answer: [freeOfferSentence(config, tOffer), freeOfferTerms(config, tOffer)].filter(Boolean).join(' '),
    },
  ]
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')}>
        <p className="mt-4 flex items-center gap-2 text-ink-soft">
          <MapPin aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
          {t('note')}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
            {freeOfferSentence(config, tOffer) ? t('tryFree') : t('getStarted')}
          </a>
          <a
            href={whatsappAddress(config.contactWhatsapp)}
            rel="noopener noreferrer"
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            <MessageCircle aria-hidden />
            {t('whatsappOpen')}
          </a>
        </div>
      </PageIntro>
      <Container className="grid gap-14">
        <Ways />
        <section aria-labelledby="faq-title" className="grid grid-cols-1 gap-x-6 lg:grid-cols-3">
          <h2 id="faq-title" className="mb-5 text-2xl font-semibold text-ink">
            {t('faqTitle')}
          </h2>
          <div className="grid gap-3 lg:col-span-2">
            {questions.map(({ question, answer }) => (
              <Disclosure
                key={question}
                title={<h3 className="text-base font-medium text-ink">{question}</h3>}
                open
              >
                <p className="text-base">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      </Container>
    </>
  )
}

function Ways() {
  const t = useTexts(contactTexts)
  const { contactEmail, contactWhatsapp, contactPhone } = useSiteConfig()
  const ways = [
    {
      name: t('email'),
      time: t('emailTime'),
      text: contactEmail,
      href: `mailto:${contactEmail}`,
      icon: Mail,
    },
    {
      name: t('whatsapp'),
      time: t('whatsappTime'),
      text: contactWhatsapp,
      href: whatsappAddress(contactWhatsapp),
      icon: MessageCircle,
    },
    {
      name: t('phone'),
      time: t('phoneTime'),
      text: contactPhone,
      href: `tel:${contactPhone.replace(/[^\d+]/g, '')}`,
      icon: Phone,
    },
  ]
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title" className="sr-only">
        {t('waysTitle')}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3 lg:gap-6">
        {ways.map(({ name, time, text, href, icon: Icon }) => (
          <li
            key={name}
            className="min-w-0 rounded-xl border border-line bg-surface p-6 shadow-xs md:max-lg:px-4"
          >
            <Icon aria-hidden className="size-6 text-accent-ink" />
            <h3 className="mt-4 text-lg font-semibold text-ink">{name}</h3>
            <a
              href={href}
              rel="noopener noreferrer"
              className={`${linkStyle} mt-1 inline-block py-1 wrap-anywhere pointer-coarse:py-2.5`}
            >
              <bdi dir="ltr">{text}</bdi>
            </a>
            <p className="mt-1 text-sm text-ink-faint">{time}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const whatsappAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`
