import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import {
  assessAgainEndpoint,
  type Evaluation,
  readAssessmentEndpoint,
} from '#features/assessments/contract/assessments.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { candidateTexts } from './candidate-texts.ts'
import { EvaluationPanel } from './evaluation-panel.tsx'
import { SharedNotice } from './flag-notices.tsx'
import { ScoreHistory } from './score-history.tsx'
import { reviewTexts } from './texts.ts'
import { refreshCandidate } from './use-candidate.ts'

type Assessed = Pick<ReviewedCandidate, 'id' | 'status' | 'appliedAt' | 'run' | 'sharedPassages'> & {
  evaluation: Evaluation | null
}

/** Words and colours change at different scores: a reader cannot know where. */
function Scale() {
  const t = useTexts(candidateTexts)
  return <p className="text-sm text-ink-faint">{t('scale')}</p>
}

/** A candidate's scores: the latest, the run under way, and the history. */
export function AssessmentView({ candidate, headed }: { candidate: Assessed; headed?: boolean }) {
  const { evaluation, run, appliedAt } = candidate
  const t = useTexts(reviewTexts)
  const [past, setPast] = useState<AssessmentId | null>(null)
  const [listed, setListed] = useState(false)
  const history = useId()
  if (appliedAt === null) return <NoScores status={candidate.status} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <RunNotice candidate={candidate} />
      <SharedNotice passages={candidate.sharedPassages} />
      {evaluation === null ? null : <Scale />}
      {evaluation === null ? null : past === null || past === evaluation.id ? (
        <EvaluationPanel evaluation={evaluation} headed={headed} />
      ) : (
        <PastAssessment candidateId={candidate.id} assessmentId={past} onClose={() => setPast(null)} />
      )}
      {evaluation === null ? null : (
        <>
          <div className="flex flex-wrap gap-2 print:hidden">
            {run === null ? <ScoreAgain candidate={candidate} label={t('scoreAgain')} /> : null}
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={listed}
              aria-controls={history}
              onClick={() => setListed(!listed)}
            >
              {t(listed ? 'hideHistory' : 'history')}
            </Button>
          </div>
          <div id={history} hidden={!listed} className="print:hidden">
            {listed ? (
              <ScoreHistory
                headed={headed}
                candidateId={candidate.id}
                latest={evaluation.id}
                shown={past ?? evaluation.id}
                onShow={setPast}
              />
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}

function NoScores({ status }: Pick<Assessed, 'status'>) {
  const t = useTexts(candidateTexts)
  const isOver = status === 'REJECTED' || status === 'WITHDRAWN'
  return <p className="text-sm text-ink-soft">{t(isOver ? 'scoresNever' : 'scoresLater')}</p>
}

function RunNotice({ candidate }: { candidate: Assessed }) {
  const t = useTexts(reviewTexts)
  const { run, evaluation } = candidate
  if (run === 'running')
    return (
      <div role="status" className="text-sm text-ink-soft">
        <Spinner>{t(evaluation === null ? 'firstRun' : 'laterRun')}</Spinner>
      </div>
    )
  if (run !== 'failed') return null
  return (
    <Notice
      tone="danger"
      title={t('runFailed')}
      action={<ScoreAgain candidate={candidate} label={t('tryAgain')} />}
    >
      {t(evaluation === null ? 'firstRunFailed' : 'laterRunFailed')}
    </Notice>
  )
}

/** Hidden from viewers. */
function ScoreAgain({ candidate, label }: { candidate: Assessed; label: string }) {
  const t = useTexts(reviewTexts)
  const { role } = useSession() ?? {}
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: () => call(assessAgainEndpoint, { params: { candidateId: candidate.id } }),
    onSuccess: () => toast.success(t('scoringAgain')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('scoreAgainFailed')),
    // Also after a refusal: a run may be under way already.
    onSettled: () => refreshCandidate(queries, candidate.id),
  })
  if (role !== 'ADMIN' && role !== 'RECRUITER') return null
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<RotateCcw aria-hidden />}
      busy={again.isPending}
      busyLabel={t('starting')}
      onClick={() => again.mutate()}
    >
      {label}
    </Button>
  )
}

type PastAssessmentProps = { candidateId: CandidateId; assessmentId: AssessmentId; onClose: () => void }

/** An earlier assessment, complete and unchanged. */
function PastAssessment({ candidateId, assessmentId, onClose }: PastAssessmentProps) {
  const t = useTexts(reviewTexts)
  const past = useQuery({
    queryKey: ['assessment', candidateId, assessmentId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(readAssessmentEndpoint, { params: { candidateId, assessmentId }, signal }),
  })
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
