import { type FormEvent, useId, useState } from 'react'
import { decisionLimits, type Outcome } from '#features/candidates/contract/decision-limits.ts'
import { OutcomeDialog } from '#features/invitations/web/meeting-dialogs.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
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
export function CandidateDialogs({ open, onClose, candidate, onReject, ...rest }: CandidateDialogsProps) {
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
      <OutcomeDialog open={open === 'outcome'} {...close} onOutcome={rest.onOutcome} />
      <RevealDialog open={open === 'reveal'} {...close} {...rest} />
    </>
  )
}

type DialogOf<Key extends keyof CandidateDialogsProps> = Pick<CandidateDialogsProps, 'onClose' | Key> & {
  open: boolean
}

const shortestReason = 3

function RevealDialog({ open, onClose, onReveal }: DialogOf<'onReveal'>) {
  const t = useTexts(candidateTexts)
  const form = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const isMissing = reason.trim().length < shortestReason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMissing) return setMissing(true)
    onClose()
    onReveal(reason.trim())
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('revealTitle')}
      description={t('revealText')}
      cancelLabel={t('cancel')}
      confirmLabel={t('reveal')}
      form={form}
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          required
          label={t('revealReason')}
          error={missing && isMissing ? t('revealReasonMissing') : undefined}
        >
          <TextArea
            rows={2}
            value={reason}
            maxLength={decisionLimits.comment}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
