import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate, ReviewedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import { PleaseRead } from './candidate-signals.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { isNotRequired } from './not-required.ts'
import { reviewTexts } from './texts.ts'
import { candidateQuery } from './use-candidate-details.ts'

type CompareDialogProps = { candidates: readonly ListedCandidate[]; onClose: () => void }

/** Two to four candidates side by side, field by field with their best quote. */
export function CompareDialog({ candidates, onClose }: CompareDialogProps) {
  const t = useTexts(dashboardTexts)
  // The selection may change behind the dialog.
  const ids = useRef(candidates.map(({ id }) => id)).current
  const queries = useQueries({ queries: ids.map(candidateQuery) })
  const loaded = queries.flatMap(({ data }) => (data ? [data] : []))
  const failed = queries.filter(({ isError }) => isError)
  return (
    <Dialog open size="lg" title={t('compareTitle')} onClose={onClose}>
      {failed.length > 0 ? (
        <ErrorState
          level={3}
          title={t('compareFailed')}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
        />
      ) : loaded.length < ids.length ? (
        <Loading label={t('compareLoading')}>
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <Comparison candidates={loaded} />
      )}
    </Dialog>
  )
}

const columnStyle = 'min-w-44 px-3 py-2 text-start align-top'
const rowHeadStyle =
  'sticky start-0 w-28 bg-raised px-1 py-2 text-start align-top font-medium text-ink-soft sm:w-36'

function Comparison({ candidates }: { candidates: readonly ReviewedCandidate[] }) {
  const t = useTexts(dashboardTexts)
  const fieldName = useTexts(fieldTexts)
  return (
    <section
      aria-label={t('compareTitle')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={rowHeadStyle}>
              {t('compareField')}
            </th>
            {candidates.map((one) => (
              <th key={one.id} scope="col" className={`${columnStyle} font-semibold wrap-anywhere`}>
                <bdi>{nameOf(one)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <th scope="row" className={rowHeadStyle}>
              {t('total100')}
            </th>
            {candidates.map(({ id, evaluation, assessment }) => (
              <td key={id} className={columnStyle}>
                <div className="flex flex-wrap items-center gap-1.5">
                  <ScoreBadge size="sm" score={evaluation?.score} noneLabel={t('notEnough')} />
                  <PleaseRead confidence={assessment?.confidence} />
                </div>
              </td>
            ))}
          </tr>
          {scoreFields.map((field) => (
            <tr key={field} className="border-b border-line last:border-0">
              <th scope="row" className={rowHeadStyle}>
                {fieldName(field)}
              </th>
              {candidates.map((one) => (
                <td key={one.id} className={columnStyle}>
                  <FieldCell field={field} score={one.fullAssessment?.scores[field]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Scores = NonNullable<ReviewedCandidate['fullAssessment']>['scores']

function FieldCell({ field, score }: { field: ScoreField; score: Scores[ScoreField] | undefined }) {
  const t = useTexts(dashboardTexts)
  const tr = useTexts(reviewTexts)
  if (isNotRequired(field, score)) return <p className="text-xs text-ink-faint">{tr('notRequired')}</p>
  const quote = score?.quotes[0]
  return (
    <>
      <ScoreBadge size="sm" score={score?.value} noneLabel={t('notEnough')} />
      {quote ? (
        <blockquote
          dir="auto"
          className="mt-2 border-s-2 border-accent-line ps-2 text-xs text-ink-soft wrap-anywhere"
        >
          “{quote.text}”
        </blockquote>
      ) : (
        <p className="mt-2 text-xs text-ink-faint">{t('noQuote')}</p>
      )}
    </>
  )
}
