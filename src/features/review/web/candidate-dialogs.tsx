import { decisionLimits, type Outcome } from '#features/candidates/contract/decision-limits.ts'
import { OutcomeDialog } from '#features/invitations/web/meeting-dialogs.tsx'
import { ReasonDialog } from '#features/jobs/web/reason-dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import { candidateTexts } from './candidate-texts.ts'
import { RejectDialog } from './reject-dialog.tsx'

export type CandidateDialogsProps = {
  open: 'reject' | 'outcome' | 'reveal' | null
  onClose: () => void
  candidate: ReviewedCandidate
  onReject: (reason: string) => void
  onOutcome: (outcome: Outcome, reason: string) => void
  onReveal: (reason: string) => void
}

/** What a decision asks before it is made. Each closes at once: the page shows the change and takes it back on failure. */
export function CandidateDialogs(props: CandidateDialogsProps) {
  const { open, onClose, candidate, onReject, onOutcome, onReveal } = props
  const t = useTexts(candidateTexts)
  const close = { onClose }
  return (
    <>
      <RejectDialog
        open={open === 'reject'}
        {...close}
        reasons={candidate.job.rejectReasons}
        candidates={[candidate]}
        onReject={onReject}
      />
      <OutcomeDialog open={open === 'outcome'} {...close} onOutcome={onOutcome} />
      <ReasonDialog
        open={open === 'reveal'}
        {...close}
        title={t('revealTitle')}
        description={t('revealText')}
        reasonLabel={t('revealReason')}
        reasonMissing={t('revealReasonMissing')}
        maxLength={decisionLimits.comment}
        cancelLabel={t('cancel')}
        confirmLabel={t('reveal')}
        onReason={(reason) => {
          onClose()
          onReveal(reason)
        }}
      />
    </>
  )
}
