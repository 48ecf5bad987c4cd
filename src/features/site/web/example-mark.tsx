import { Check } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { MarkBar } from '#ui/components/mark-bar.tsx'
import { texts } from './texts.ts'

/** What a mark stands on, and what stands there when it has nothing to stand on. */
export const ExampleMark = () => (
  <figure className="rounded-2xl border border-line bg-paper p-5 shadow-sm sm:p-7">
    <figcaption className="mb-6 flex flex-wrap items-center justify-between gap-2 text-sm font-medium text-ink-soft">
      {texts.markTitle}
      <Badge tone="neutral">{texts.example}</Badge>
    </figcaption>
    <MarkBar label={texts.mindset} value={84}>
      {texts.markReason}
    </MarkBar>
    <blockquote className="mt-4 border-s-2 border-accent ps-4 text-ink">
      <p>“{texts.answerQuote}”</p>
      <footer className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
        <span>{texts.quoteSource}</span>
        <span className="inline-flex items-center gap-1 text-accent-ink">
          <Check aria-hidden className="size-4 shrink-0" />
          {texts.quoteVerified}
        </span>
      </footer>
    </blockquote>
    <div className="mt-7 border-t border-line pt-6">
      <MarkBar label={texts.culture} value={null} noneLabel={texts.noEvidence}>
        {texts.cultureReason}
      </MarkBar>
    </div>
    <p className="mt-6 text-xs text-ink-faint">{texts.exampleNote}</p>
  </figure>
)
