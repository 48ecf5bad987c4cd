import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Evaluation, FieldScore, ShownQuote } from '#features/assessments/contract/assessments.ts'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import type { ScoreField } from '#features/scoring/weights.ts'
import { classNames } from '#ui/components/class-names.ts'
import { ScoreBar } from '#ui/components/score-bar.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { isNotRequired } from './not-required.ts'
import { quoteId, useShowQuote } from './quote-links.ts'
import { reviewTexts } from './texts.ts'
import { useSaid } from './use-said.ts'

type ScoreRowProps = {
  field: ScoreField
  score: FieldScore
  /** False where there is no total: it is shown for what it rests on, and judges nobody. */
  counts: boolean
  questionScores: Evaluation['questionScores']
}

/** One score with its reason; the evidence is one click away. */
export function ScoreRow({ field, score, counts, questionScores }: ScoreRowProps) {
  const t = useTexts(reviewTexts)
  const nameOf = useTexts(fieldTexts)
  const { sentence } = useSaid()
  const notRequired = isNotRequired(field, score)
  const passages = score.quotes.length
  return (
    <li className="print:break-inside-avoid">
      <ScoreBar
        label={nameOf(field)}
        value={notRequired ? null : score.value}
        plain={!counts}
        noneLabel={t(notRequired ? 'notRequired' : 'notEnough')}
      />
      <div className="mt-1.5 flex flex-wrap items-start gap-x-4 print:block">
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft wrap-anywhere">
          {sentence(score.said, score.reason)}
        </p>
        {field === 'note' ? <AnswerScores scores={questionScores} /> : null}
        {passages === 0 ? null : (
          <Evidence
            className={field === 'note' ? 'print:hidden' : ''}
            title={t('evidence', { count: passages })}
          >
            <Quotes quotes={score.quotes} />
          </Evidence>
        )}
      </div>
    </li>
  )
}

type EvidenceProps = { title: string; children: ReactNode; className?: string }

const Evidence = ({ title, children, className }: EvidenceProps) => (
  <details className={classNames('group -mt-0.5 min-w-0 open:basis-full', className)}>
    <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-sm text-sm font-medium text-accent-ink hover:underline pointer-coarse:min-h-11 print:hidden [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
    </summary>
    <div className="mt-2 text-sm text-ink-soft print:mt-0">{children}</div>
  </details>
)

function AnswerScores({ scores }: { scores: Evaluation['questionScores'] }) {
  const t = useTexts(reviewTexts)
  const { sentence } = useSaid()
  if (scores.length === 0) return null
  return (
    <Evidence className="print:hidden" title={t('answerScores')}>
      <ul className="grid grid-cols-1 gap-3">
        {scores.map(({ index, value, reason, said }) => (
          <li key={index}>
            <p className="flex justify-between gap-4 font-medium text-ink">
              {t('answer', { number: index + 1 })}{' '}
              <span className="tabular-nums">{value ?? t('notScored')}</span>
            </p>
            <p className="wrap-anywhere">{sentence(said, reason)}</p>
          </li>
        ))}
      </ul>
    </Evidence>
  )
}

/** Quotes of the candidate, each with its source. */
export const Quotes = ({ quotes }: { quotes: readonly ShownQuote[] }) => (
  <ul className="grid grid-cols-1 gap-3 print:gap-1">
    {quotes.map((quote) => (
      <li key={`${quote.source}-${quote.index}-${quote.start}`}>
        <QuoteText quote={quote} />
      </li>
    ))}
  </ul>
)

/** A quote with its source; beside a transcript it leads to its place in the answer. */
export function QuoteText({ quote }: { quote: ShownQuote }) {
  const t = useTexts(reviewTexts)
  const showQuote = useShowQuote()
  const linked = showQuote !== null && quote.source === 'answer'
  const source = t('source', { source: quote.source, number: (quote.index ?? 0) + 1 })
  return (
    <>
      <blockquote className="border-s-2 border-accent-line ps-3 text-ink wrap-anywhere" dir="auto">
        “{quote.text}”
      </blockquote>
      {linked ? (
        <button
          type="button"
          data-quote={quoteId(quote)}
          aria-label={t('showSource', { number: (quote.index ?? 0) + 1, quote: quote.text.slice(0, 60) })}
          onClick={() => showQuote(quoteId(quote))}
          className="mt-0.5 ms-1 min-h-6 rounded-sm px-2 text-xs text-accent-ink underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11 print:min-h-0 print:text-ink-faint print:no-underline"
        >
          {source}
        </button>
      ) : (
        <p className="mt-1 ps-3 text-xs text-ink-faint">{source}</p>
      )}
    </>
  )
}
