import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { type LedgerEntry, listAssessmentsEndpoint } from '#features/assessments/contract/assessments.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { engineText } from './evaluation-panel.tsx'
import { reviewTexts } from './texts.ts'
import { refreshCandidate } from './use-candidate.ts'

type ScoreHistoryProps = {
  candidateId: CandidateId
  latest: AssessmentId
  /** The assessment on display. */
  shown: AssessmentId
  onShow: (assessmentId: AssessmentId) => void
  /** Stands under a heading of its own page. */
  headed: boolean | undefined
}

/** Every score of a candidate, newest first. None is ever changed. */
export function ScoreHistory({ candidateId, latest, shown, onShow, headed }: ScoreHistoryProps) {
  const t = useTexts(reviewTexts)
  const Heading = headed ? 'h3' : 'h4'
  const queries = useQueryClient()
  const history = useQuery({
    queryKey: ['assessments', candidateId, latest],
    queryFn: ({ signal }) => call(listAssessmentsEndpoint, { params: { candidateId }, signal }),
  })
  const entries = history.data?.assessments ?? []
  // A run that ended since the candidate was read is no earlier result: the page reads the candidate again.
  const newer = Math.max(
    0,
    entries.findIndex(({ id }) => id === latest),
  )
  useEffect(() => {
    if (newer > 0) void refreshCandidate(queries, candidateId)
  }, [newer, queries, candidateId])
  if (history.isPending)
    return (
      <Loading label={t('historyLoading')}>
        <Skeleton className="h-24 rounded-xl" />
      </Loading>
    )
  if (history.isError) return <ErrorState title={t('historyFailed')} onRetry={() => void history.refetch()} />
  return (
    <section>
      <Heading className="font-semibold">{t('history')}</Heading>
      <ol className="mt-2 divide-y divide-line">
        {entries.slice(newer).map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {t('assessedAt', { at: entry.assessedAt })}
                <ScoreBadge score={entry.score} size="sm" noneLabel={t('notEnough')} />
              </p>
              <p className="mt-1 text-xs text-ink-faint wrap-anywhere">{aboutEntry(t, entry)}</p>
            </div>
            {entry.id === shown ? (
              <span className="text-sm text-ink-soft">{t('shownAbove')}</span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('showResult', { at: entry.assessedAt })}
                onClick={() => onShow(entry.id)}
              >
                {t('show')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function aboutEntry(t: TranslatorOf<typeof reviewTexts>, entry: LedgerEntry): string {
  const { engineVersion, rubricVersion, onCompletion, requestedBy, costUsd } = entry
  const tokens = entry.inputTokens + entry.outputTokens
  return [
    t('entry.engine', { engine: engineText(t, entry), version: engineVersion, rubric: rubricVersion }),
    onCompletion
      ? t('entry.onCompletion')
      : requestedBy
        ? t('entry.requested', { user: requestedBy })
        : t('entry.formerUser'),
    entry.fellBack && t('entry.fellBack'),
    entry.reusedFrom && t('entry.reused'),
    tokens > 0 &&
      (costUsd === 0 ? t('entry.tokens', { tokens }) : t('entry.cost', { tokens, usd: costUsd.toFixed(4) })),
  ]
    .filter(Boolean)
    .join(' · ')
}
