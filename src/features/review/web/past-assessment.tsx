import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { EvaluationPanel } from './evaluation-panel.tsx'
import { reviewTexts } from './texts.ts'
import { useAssessment } from './use-assessments.ts'

type PastAssessmentProps = { candidateId: CandidateId; assessmentId: AssessmentId; onClose: () => void }

/** An earlier assessment, complete and unchanged. */
export function PastAssessment({ candidateId, assessmentId, onClose }: PastAssessmentProps) {
  const t = useTexts(reviewTexts)
  const past = useAssessment(candidateId, assessmentId)
  if (past.isPending)
    return (
      <Loading label={t('pastLoading')}>
        <Skeleton className="h-96 rounded-xl" />
      </Loading>
    )
  if (past.isError) return <ErrorState title={t('pastFailed')} onRetry={() => void past.refetch()} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Notice
        takesFocus
        title={t('past', { at: past.data.assessedAt })}
        action={
          <Button size="sm" variant="secondary" onClick={onClose}>
            {t('showLatest')}
          </Button>
        }
      >
        <span className="mt-2 block">
          <ScoreBadge score={past.data.score} size="sm" noneLabel={t('notEnough')} />
        </span>
      </Notice>
      <EvaluationPanel evaluation={past.data} />
    </div>
  )
}
