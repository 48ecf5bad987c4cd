import { type FormEvent, useId, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import { decisionLimits } from '#features/candidates/contract/decision-limits.ts'
import { useOptionName } from '#features/jobs/web/use-option-name.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { useReviewSettings } from './use-job-candidates.ts'

type RejectDialogProps = {
  open: boolean
  /** The job's own; absent while they load. */
  reasons: readonly string[] | undefined
  candidates: readonly Pick<ListedCandidate, 'id' | 'firstName' | 'lastName'>[]
  onClose: () => void
  onReject: (reason: string) => void
}

/** Asks once, however many are rejected; it closes at once. Closed, it keeps what was typed for these candidates. */
export function RejectDialog({ candidates, ...rest }: RejectDialogProps) {
  return <Questions key={candidates.map(({ id }) => id).join()} candidates={candidates} {...rest} />
}

/** With the reasons of a job that the page has not read. */
export function JobRejectDialog({ jobId, ...rest }: Omit<RejectDialogProps, 'reasons'> & { jobId: JobId }) {
  const { data, isPending } = useReviewSettings(jobId)
  return <RejectDialog {...rest} reasons={isPending ? undefined : (data?.rejectReasons ?? [])} />
}

function Questions({ open, reasons, candidates, onClose, onReject }: RejectDialogProps) {
  const t = useTexts(dashboardTexts)
  const form = useId()
  const reasonText = useOptionName()
  const { open: sendsMail } = usePlanFeature('automatedRejection')
  const [chosen, setChosen] = useState<string>()
  const [comment, setComment] = useState('')
  const [first] = candidates
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onReject([chosen ?? '', comment.trim()].filter(Boolean).join(': '))
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('rejectTitle', { count: candidates.length, name: first ? nameOf(first) : '' })}
      description={t(sendsMail ? 'rejectTextMail' : 'rejectText')}
      cancelLabel={t('cancel')}
      confirmLabel={t('reject')}
      tone="danger"
      form={form}
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        {!reasons && <Skeleton className="h-24" />}
        {reasons && reasons.length > 0 && (
          <RadioGroup
            look="plain"
            legend={t('rejectReason')}
            hint={t('rejectReasonHint')}
            choices={reasons.map((reason) => ({ value: reason, label: reasonText(reason) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <Field label={t('comment')} optional={t('optional')} hint={t('commentHint')}>
          <TextArea
            rows={2}
            value={comment}
            maxLength={decisionLimits.comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
