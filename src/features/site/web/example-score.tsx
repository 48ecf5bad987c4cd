import { Check } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { ScoreBar } from '#ui/components/score-bar.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { landingTexts } from './landing-texts.ts'

/** A score with its evidence, and one without enough evidence. */
export function ExampleScore() {
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
