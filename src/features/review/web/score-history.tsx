import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import type { LedgerEntry } from '#features/assessments/contract.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { engineWords, moment } from './texts.ts'
import { useAssessments } from './use-assessments.ts'

type ScoreHistoryProps = {
  candidateId: CandidateId
  latest: AssessmentId
  /** The one whose marks are shown. */
  shown: AssessmentId
  onShow: (assessmentId: AssessmentId) => void
}

/** Every score that a candidate ever got, the newest first; each can be looked at. None is ever changed. */
export function ScoreHistory({ candidateId, latest, shown, onShow }: ScoreHistoryProps) {
  const history = useAssessments(candidateId, latest)
  if (history.isPending)
    return (
      <Loading label="Loading the history…">
        <Skeleton className="h-24 rounded-xl" />
      </Loading>
    )
  if (history.isError)
    return <ErrorState title="The history could not be loaded." onRetry={() => void history.refetch()} />
  return (
    <section>
      <h4 className="font-semibold">History of scores</h4>
      <ol className="mt-2 divide-y divide-line">
        {history.data.assessments.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {moment(entry.assessedAt)}
                <ScoreBadge score={entry.score} size="sm" noneLabel="Not enough evidence" />
              </p>
              <p className="mt-1 text-xs text-ink-faint wrap-anywhere">{aboutEntry(entry)}</p>
            </div>
            {entry.id === shown ? (
              <span className="text-sm text-ink-soft">Shown above</span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Show the result of ${moment(entry.assessedAt)}`}
                onClick={() => onShow(entry.id)}
              >
                Show
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function aboutEntry(entry: LedgerEntry): string {
  const asked = entry.onCompletion
    ? 'when the interview was completed'
    : `asked for by ${entry.requestedBy ?? 'somebody who has left'}`
  return [
    `By ${engineWords(entry)}, version ${entry.engineVersion}, rubric ${entry.rubricVersion}`,
    asked,
    ...(entry.fellBack ? ['instead of the language model'] : []),
    ...(entry.reusedFrom ? ['same content and versions as before, so the same result'] : []),
    ...(entry.inputTokens > 0 ? [costWords(entry)] : []),
  ].join(' · ')
}

function costWords({ inputTokens, outputTokens, costUsd }: LedgerEntry): string {
  const tokens = (inputTokens + outputTokens).toLocaleString('en')
  return costUsd === 0 ? `${tokens} tokens` : `${tokens} tokens, ${costUsd.toFixed(4)} USD`
}
