import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import type { AssessmentId } from '#contract/ids.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import type { ReviewedCandidate } from '../contract.ts'
import { EvaluationPanel } from './evaluation-panel.tsx'
import { SharedNotice } from './flag-notices.tsx'
import { PastResult } from './past-result.tsx'
import { ScoreHistory } from './score-history.tsx'
import { useScoreAgain } from './use-assessments.ts'

/** A candidate's marks, whether they are being made, and those of earlier. */
export function AssessmentView({ candidate }: { candidate: ReviewedCandidate }) {
  const { evaluation, run, appliedAt } = candidate
  const [past, setPast] = useState<AssessmentId | null>(null)
  const [listed, setListed] = useState(false)
  const history = useId()
  if (appliedAt === null)
    return <p className="text-sm text-ink-soft">The marks appear here when the interview is completed.</p>
  return (
    <div className="grid grid-cols-1 gap-6">
      <RunNotice candidate={candidate} />
      <SharedNotice passages={candidate.sharedPassages} />
      {evaluation === null ? null : past === null || past === evaluation.id ? (
        <EvaluationPanel evaluation={evaluation} />
      ) : (
        <PastResult candidateId={candidate.id} assessmentId={past} onClose={() => setPast(null)} />
      )}
      {evaluation === null ? null : (
        <>
          <div className="flex flex-wrap gap-2">
            {run === null ? <ScoreAgain candidate={candidate} label="Score again" /> : null}
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={listed}
              aria-controls={history}
              onClick={() => setListed(!listed)}
            >
              {listed ? 'Hide the history' : 'History of scores'}
            </Button>
          </div>
          <div id={history} hidden={!listed}>
            {listed ? (
              <ScoreHistory
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

function RunNotice({ candidate }: { candidate: ReviewedCandidate }) {
  const { run, evaluation } = candidate
  if (run === 'running')
    return (
      <div role="status" className="text-sm text-ink-soft">
        <Spinner>
          {evaluation === null
            ? 'The interview is being assessed. The marks appear here by themselves.'
            : 'Scoring again. The score below stands until it is done.'}
        </Spinner>
      </div>
    )
  if (run !== 'failed') return null
  return (
    <Notice
      tone="danger"
      title="The assessment failed"
      action={<ScoreAgain candidate={candidate} label="Try again" />}
    >
      {evaluation === null
        ? 'The answers and the CV are kept, and nothing was decided.'
        : 'The score below stands as it was.'}
    </Notice>
  )
}

/** For those who may act. */
function ScoreAgain({ candidate, label }: { candidate: ReviewedCandidate; label: string }) {
  const { role } = useSession() ?? {}
  const again = useScoreAgain(candidate.id)
  if (role !== 'ADMIN' && role !== 'RECRUITER') return null
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<RotateCcw aria-hidden />}
      busy={again.isPending}
      busyLabel="Starting…"
      onClick={() => again.mutate()}
    >
      {label}
    </Button>
  )
}
