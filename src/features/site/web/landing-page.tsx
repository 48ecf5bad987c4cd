import {
  ArrowRight,
  Check,
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
import { Badge } from '#ui/components/badge.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { ScoreBar } from '#ui/components/score-bar.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { LandingData } from '../contract.ts'
import { ExampleInterview } from './example-interview.tsx'
import { landingTexts } from './landing-texts.ts'
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

export function LandingPage({ data }: { data: LandingData }) {
  const t = useTexts(landingTexts)
  return (
    <>
      <Hero />
      <Section id="features" title={t('featuresTitle')} lead={t('featuresLead')} band>
        <PointList points={features} t={t} className="gap-5 sm:grid-cols-2 lg:grid-cols-4" />
      </Section>
      <HowItWorks />
      <Section id="score" title={t('scoreTitle')} lead={t('scoreLead')} band>
        <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
          <div>
            <PointList points={promises} t={t} className="gap-8" plain />
            <p className="mt-8">
              <a href="/Method" className={linkStyle}>
                {t('method')}
              </a>
            </p>
          </div>
          <ExampleScore />
        </div>
      </Section>
      <PricingSection plans={data.plans} />
      <ClosingBand title={t('closingTitle')} text={t('closingText')} className="pt-4">
        <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
          {t('start')}
        </a>
      </ClosingBand>
    </>
  )
}

function Hero() {
  const t = useTexts(landingTexts)
  const offer = freeOfferSentence(useSiteConfig(), useTexts(freeOfferTexts))
  return (
    <Container className="grid grid-cols-1 items-center gap-10 pt-12 pb-16 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pt-20 lg:pb-24">
      <div>
        <h1 className="text-4xl font-semibold text-ink sm:text-5xl">{t('tagline')}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{t('lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/Signup" className={buttonStyle({ size: 'lg' })}>
            {t('start')}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </a>
          <a href="#how-it-works" className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
            {t('seeHow')}
          </a>
        </div>
        {offer && <p className="mt-5 max-w-md text-sm text-ink-faint">{offer}</p>}
      </div>
      <ExampleInterview />
    </Container>
  )
}

function HowItWorks() {
  const t = useTexts(landingTexts)
  return (
    <Section id="how-it-works" title={t('stepsTitle')} lead={t('stepsLead')}>
      <ol className="grid grid-cols-1 gap-8 lg:grid-cols-3 lg:gap-6">
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

/** A score with its evidence, and one without enough evidence. */
function ExampleScore() {
  const t = useTexts(landingTexts)
  return (
    <figure className="rounded-2xl border border-line bg-paper p-5 shadow-sm sm:p-7">
      <figcaption className="mb-6 flex flex-wrap items-center justify-between gap-2 text-sm font-medium text-ink-soft">
        {t('exampleTitle')}
        <Badge tone="neutral">{t('example')}</Badge>
      </figcaption>
      <ScoreBar label={t('mindset')} value={84}>
        {t('scoreReason')}
      </ScoreBar>
      <blockquote className="mt-4 border-s-2 border-accent ps-4 text-ink">
        <p>“{t('answerQuote')}”</p>
        <footer className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
          <span>{t('quoteSource')}</span>
          <span className="inline-flex items-center gap-1 text-accent-ink">
            <Check aria-hidden className="size-4 shrink-0" />
            {t('quoteVerified')}
          </span>
        </footer>
      </blockquote>
      <div className="mt-7 border-t border-line pt-6">
        <ScoreBar label={t('culture')} value={null} noneLabel={t('noEvidence')}>
          {t('cultureReason')}
        </ScoreBar>
      </div>
      <p className="mt-6 text-xs text-ink-faint">{t('exampleNote')}</p>
    </figure>
  )
}
