import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { EvaluationPanel } from './evaluation-panel.tsx'
import { moment } from './texts.ts'
import { useAssessment } from './use-assessments.ts'

type PastResultProps = { candidateId: CandidateId; assessmentId: AssessmentId; onClose: () => void }

/** An earlier result, whole, as it was. */
export function PastResult({ candidateId, assessmentId, onClose }: PastResultProps) {
  const past = useAssessment(candidateId, assessmentId)
  if (past.isPending)
    return (
      <Loading label="Loading the earlier result…">
        <Skeleton className="h-96 rounded-xl" />
      </Loading>
    )
  if (past.isError)
    return <ErrorState title="The earlier result could not be loaded." onRetry={() => void past.refetch()} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Notice
        takesFocus
        title={`An earlier result, of ${moment(past.data.assessedAt)}`}
        action={
          <Button size="sm" variant="secondary" onClick={onClose}>
            Show the latest
          </Button>
        }
      >
        <span className="mt-2 block">
          <ScoreBadge score={past.data.score} size="sm" noneLabel="Not enough evidence" />
        </span>
      </Notice>
      <EvaluationPanel evaluation={past.data} />
    </div>
  )
}
