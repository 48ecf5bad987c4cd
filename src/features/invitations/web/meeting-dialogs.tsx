import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { canEdit } from '#contract/endpoint.ts'
import { decisionLimits, type Outcome, outcomes } from '#features/candidates/contract/decision-limits.ts'
import type { recordOutcomeEndpoint } from '#features/candidates/contract/decisions.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { invitationLimits } from '../contract/limits.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { scheduleTexts } from './schedule-texts.ts'
import { cancelMeeting, refreshMeetings } from './use-invitations.ts'

type MeetingDialogProps = { invitation: Invitation; onClose: () => void }

const refusedStatus = 409

/** Cancels a meeting; the candidate is told. */
export function CancelDialog({ invitation, onClose }: MeetingDialogProps) {
  const t = useTexts(scheduleTexts)
  const queries = useQueryClient()
  const name = invitation.candidateFullName
  const [message, setMessage] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelMeeting(invitation, message.trim()),
    onSuccess: () => {
      toast.success(t('cancelled', { name }))
      onClose()
    },
    onError: (error) => {
      const refused = error instanceof ApiError && error.status === refusedStatus
      toast.error(refused ? error.message : t('cancelFailed'))
    },
    onSettled: () => refreshMeetings(queries),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('cancelTitle', { name })}
      description={t('cancelText')}
      cancelLabel={t('keep')}
      confirmLabel={t('cancelInterview')}
      tone="danger"
      busy={isPending}
      busyLabel={t('cancelling')}
      onConfirm={() => mutate()}
    >
      <Field label={t('cancelMessage')} optional={t('optional')}>
        <TextArea
          counter
          rows={3}
          maxLength={invitationLimits.message}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}

const recording = routeOf<typeof recordOutcomeEndpoint>({
  method: 'POST',
  path: '/api/candidates/:candidateId/outcome',
  access: canEdit,
})

/** Records what came of a meeting; the list shows it when it is read again. */
export function RecordOutcome({ invitation, onClose }: MeetingDialogProps) {
  const t = useTexts(outcomeTexts)
  const queries = useQueryClient()
  const { candidateId } = invitation.meeting
  const { mutate } = useMutation({
    mutationFn: (body: { outcome: Outcome; reason?: string }) =>
      call(recording, { params: { candidateId }, body }),
    onSuccess: () => void toast.success(t('outcomeRecorded')),
    onError: (error) => {
      const refused = error instanceof ApiError && error.status === refusedStatus
      toast.error(refused ? error.message : t('outcomeFailed'))
    },
    onSettled: () => refreshMeetings(queries),
  })
  return (
    <OutcomeDialog
      open
      name={invitation.candidateFullName}
      onClose={onClose}
      onOutcome={(outcome, reason) => mutate(reason === '' ? { outcome } : { outcome, reason })}
    />
  )
}

type OutcomeDialogProps = {
  open: boolean
  /** Named where several meetings are on the page. */
  name?: string
  onClose: () => void
  onOutcome: (outcome: Outcome, reason: string) => void
}

/** What came of a meeting; it closes at once. */
export function OutcomeDialog({ open, name, onClose, onOutcome }: OutcomeDialogProps) {
  const t = useTexts(outcomeTexts)
  const form = useId()
  const [outcome, setOutcome] = useState<Outcome>()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const title = name === undefined ? t('outcomeTitle') : t('outcomeOf', { name })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!outcome) return setMissing(true)
    onClose()
    onOutcome(outcome, note.trim())
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      cancelLabel={t('cancel')}
      confirmLabel={t('save')}
      form={form}
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        <RadioGroup
          hideLegend
          legend={title}
          choices={outcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
          error={missing && !outcome ? t('outcomeMissing') : undefined}
        />
        <Field label={t('outcomeNote')} optional={t('optional')}>
          <TextArea
            rows={2}
            value={note}
            maxLength={decisionLimits.comment}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
