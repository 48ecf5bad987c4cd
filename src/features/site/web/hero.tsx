import { ArrowRight } from 'lucide-react'
import { freeOfferSentence } from '#features/billing/web/free-offer.ts'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { ExampleInterview } from './example-interview.tsx'
import { landingTexts } from './landing-texts.ts'

export function Hero() {
  const t = useTexts(landingTexts)
  const offer = freeOfferSentence(useSiteConfig())
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
