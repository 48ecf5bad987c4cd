import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { freeOfferSentence } from '#features/billing/web/free-offer.ts'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { questions, contactTexts as texts } from './contact-texts.ts'
import { PageIntro } from './page-intro.tsx'

export function ContactPage() {
  const config = useSiteConfig()
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead}>
        <p className="mt-4 flex items-center gap-2 text-ink-soft">
          <MapPin aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
          {texts.note}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
            {freeOfferSentence(config) ? texts.tryFree : texts.getStarted}
          </a>
          <a
            href={whatsappAddress(config.contactWhatsapp)}
            rel="noopener noreferrer"
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            <MessageCircle aria-hidden />
            {texts.whatsappOpen}
          </a>
        </div>
      </PageIntro>
      <Container className="grid gap-14">
        <Ways />
        <section aria-labelledby="faq-title" className="max-w-3xl">
          <h2 id="faq-title" className="mb-5 text-2xl font-semibold text-ink">
            {texts.faqTitle}
          </h2>
          <div className="grid gap-3">
            {questions(config).map(({ question, answer }) => (
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
  const { contactEmail, contactWhatsapp, contactPhone } = useSiteConfig()
  const ways = [
    {
      name: texts.email,
      time: texts.emailTime,
      said: contactEmail,
      href: `mailto:${contactEmail}`,
      icon: Mail,
    },
    {
      name: texts.whatsapp,
      time: texts.whatsappTime,
      said: contactWhatsapp,
      href: whatsappAddress(contactWhatsapp),
      icon: MessageCircle,
    },
    {
      name: texts.phone,
      time: texts.phoneTime,
      said: contactPhone,
      href: `tel:${contactPhone.replace(/[^\d+]/g, '')}`,
      icon: Phone,
    },
  ]
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title" className="sr-only">
        {texts.waysTitle}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {ways.map(({ name, time, said, href, icon: Icon }) => (
          <li key={name} className="min-w-0 rounded-xl border border-line bg-surface p-6 shadow-xs">
            <Icon aria-hidden className="size-6 text-accent-ink" />
            <h3 className="mt-4 text-lg font-semibold text-ink">{name}</h3>
            <a
              href={href}
              rel="noopener noreferrer"
              className={`${linkStyle} mt-1 inline-block py-1 break-words`}
            >
              {said}
            </a>
            <p className="mt-1 text-sm text-ink-faint">{time}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const whatsappAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`
