import {
  ArrowRight,
  ClipboardCheck,
  LayoutDashboard,
  MessagesSquare,
  Quote,
  Repeat2,
  UserCheck,
  UsersRound,
} from 'lucide-react'
import { freeOfferSentence } from '#features/billing/web/free-offer.ts'
import { freeOfferTexts } from '#features/billing/web/free-offer-texts.ts'
import { buttonStyle } from '#ui/components/button-style.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { hydratedLater } from '#ui/layout/hydrated-later.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { LandingData } from '../contract.ts'
import { landingTexts } from './landing-texts.ts'
import { LiveExample } from './live-example.tsx'
import { ClosingBand, PointList, Section } from './page-parts.tsx'
import { PricingSection } from './pricing-section.tsx'

const features = [
  { name: 'assessment', Icon: ClipboardCheck },
  { name: 'interviews', Icon: MessagesSquare },
  { name: 'candidates', Icon: UsersRound },
  { name: 'dashboard', Icon: LayoutDashboard },
] as const
const promises = [
  { name: 'evidence', Icon: Quote },
  { name: 'same', Icon: Repeat2 },
  { name: 'person', Icon: UserCheck },
] as const
const steps = ['profile', 'jobs', 'insights'] as const

const WhyComparison = hydratedLater(async () => (await import('./why-section.tsx')).Comparison)
const WhyFaq = hydratedLater(async () => (await import('./why-section.tsx')).Faq)

/** What the server sends with the page, and the browser loads after it. */
export const loadLandingParts = () => Promise.all([WhyComparison.load(), WhyFaq.load()]).then(() => undefined)

export function LandingPage({ data }: { data: LandingData }) {
  const t = useTexts(landingTexts)
  return (
    <>
      <Hero examples={data.examples} />
      <Section id="features" title={t('featuresTitle')} lead={t('featuresLead')} band>
        <PointList points={features} t={t} className="gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4" />
      </Section>
      <HowItWorks />
      <Section id="score" title={t('scoreTitle')} lead={t('scoreLead')} band>
        <PointList points={promises} t={t} className="gap-5 lg:grid-cols-3 lg:gap-6" plain />
        <p className="mt-8">
          <a href="/Method" className={linkStyle}>
            {t('method')}
          </a>
        </p>
      </Section>
      <WhyComparison.Part />
      <PricingSection plans={data.plans} />
      <WhyFaq.Part method={t('method')} />
      <ClosingBand title={t('closingTitle')} text={t('closingText')} className="pt-16 sm:pt-20">
        <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
          {t('start')}
        </a>
      </ClosingBand>
    </>
  )
}

function Hero({ examples }: Pick<LandingData, 'examples'>) {
  const t = useTexts(landingTexts)
  const config = useSiteConfig()
  const offer = freeOfferSentence(config, useTexts(freeOfferTexts))
  return (
    <Container className="flex flex-col pt-6 pb-12 sm:pt-14 sm:pb-16 lg:pb-24">
      <h1 className="text-3xl font-semibold text-ink sm:text-5xl">{t('tagline')}</h1>
      <p className="mt-3 max-w-3xl text-ink-soft sm:mt-4 sm:text-lg">{t('lead')}</p>
      <div className="mt-5 grid grid-cols-1 gap-3 sm:mt-6 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
        <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
          {t('start')}
          <ArrowRight aria-hidden className="rtl:-scale-x-100" />
        </a>
        <a
          href={config.demo ? '/Demo' : '#how-it-works'}
          className={buttonStyle({ size: 'lg', variant: 'secondary' })}
        >
          {t(config.demo ? 'openDemo' : 'seeHow')}
        </a>
        {config.demo && (
          <a href="/Demo-interview" className={`${linkStyle} py-2 text-sm max-sm:hidden`}>
            {t('tryInterview')}
          </a>
        )}
      </div>
      {offer && <p className="mt-4 text-sm text-ink-faint max-sm:order-last">{offer}</p>}
      <LiveExample examples={examples} />
      {config.demo && (
        <a href="/Demo-interview" className={`${linkStyle} mt-3 py-3 text-sm sm:hidden`}>
          {t('tryInterview')}
        </a>
      )}
    </Container>
  )
}

function HowItWorks() {
  const t = useTexts(landingTexts)
  return (
    <Section id="how-it-works" title={t('stepsTitle')} lead={t('stepsLead')}>
      <ol className="grid grid-cols-1 gap-5 lg:grid-cols-3 lg:gap-6">
        {steps.map((name, index) => (
          <li key={name} className="flex gap-4 lg:flex-col">
            <span
              aria-hidden
              className="flex size-10 shrink-0 items-center justify-center rounded-full border border-accent-line bg-accent-soft font-semibold text-accent-ink tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg font-semibold text-ink">{t(`${name}.title`)}</h3>
              <p className="mt-1.5 text-ink-soft">{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
