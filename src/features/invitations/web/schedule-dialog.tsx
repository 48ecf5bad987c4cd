import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CandidateId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import { useSettings } from '#features/company/web/use-settings.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { MeetingFields } from './meeting-fields.tsx'
import {
  detailsOf,
  formOf,
  type MeetingForm,
  type Mistakes,
  mistakesIn,
  newForm,
  refusedFields,
  sortTimes,
} from './meeting-form.ts'
import { readersZone } from './meeting-times.ts'
import { greetingTexts, scheduleTexts } from './schedule-texts.ts'
import { invite, moveMeeting, refreshMeetings } from './use-invitations.ts'

/** Who is invited. */
export interface Invitee {
  id: CandidateId
  /** Empty while a blind review hides it. */
  firstName: string
  name: string
  /** Of the job's interview. */
  language: Language
}

type ScheduleDialogProps = { invitee: Invitee; onClose: () => void }

/** Invites a candidate to a meeting. */
export function ScheduleDialog({ invitee, onClose }: ScheduleDialogProps) {
  const t = useTexts(scheduleTexts)
  const greet = useTexts(greetingTexts)
  const { data: settings, isPending } = useSettings()
  const firstName = invitee.firstName && ` ${invitee.firstName}`
  if (isPending) return null
  return (
    <MeetingDialog
      title={t('title', { name: invitee.name })}
      initial={newForm({
        timeZone: settings?.timeZone ?? readersZone(),
        customMessage: greet(invitee.language, { firstName }),
      })}
      confirmLabel={t('send')}
      busyLabel={t('sending')}
      candidateId={invitee.id}
      send={(form) => invite(invitee.id, detailsOf(form))}
      done={t('sent', { name: invitee.name })}
      failed={t('sendFailed')}
      onClose={onClose}
    />
  )
}

type MoveDialogProps = { invitation: Invitation; onClose: () => void }

/** Changes time, place, message or interviewers of a meeting. */
export function MoveDialog({ invitation, onClose }: MoveDialogProps) {
  const t = useTexts(scheduleTexts)
  const name = invitation.candidateFullName
  /** The meeting as the reader saw it; null once they know that it has changed. */
  const [seen, setSeen] = useState<Invitation | null>(invitation)
  const send = (form: MeetingForm) =>
    moveMeeting(seen ?? invitation, detailsOf(form)).catch((error) => {
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') setSeen(null)
      throw error
    })
  return (
    <MeetingDialog
      title={t('moveTitle', { name })}
      description={t('moveText')}
      initial={formOf(invitation)}
      confirmLabel={t('move')}
      busyLabel={t('moving')}
      candidateId={invitation.meeting.candidateId}
      send={send}
      done={t('moved', { name })}
      failed={t('moveFailed')}
      onClose={onClose}
    />
  )
}

type MeetingDialogProps = {
  title: string
  description?: string
  initial: MeetingForm
  confirmLabel: string
  busyLabel: string
  candidateId: CandidateId
  send: (form: MeetingForm) => Promise<unknown>
  /** The toasts afterwards. */
  done: string
  failed: string
  onClose: () => void
}

const refusedStatuses = [403, 409]

function MeetingDialog({ initial, candidateId, send, done, failed, onClose, ...dialog }: MeetingDialogProps) {
  const t = useTexts(scheduleTexts)
  const id = useId()
  const queries = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(initial)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const refuse = (found: Mistakes) => {
    setMistakes(found)
    setRefusals((count) => count + 1)
  }
  // Once the fields are marked.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(done)
      onClose()
    },
    onError: (error) => {
      const refused = refusedFields(error)
      const [first] = Object.values(refused)
      if (first !== undefined) refuse(refused)
      const known =
        error instanceof ApiError && refusedStatuses.includes(error.status) ? error.message : failed
      if (first === undefined) setFailure(known)
      toast.error(first ?? known)
    },
    onSettled: () => refreshMeetings(queries),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = mistakesIn(form, new Date(), t)
    setFailure(null)
    if (Object.keys(found).length > 0) return refuse(found)
    const sorted = sortTimes(form)
    setForm(sorted)
    mutate(sorted)
  }
  return (
    <ConfirmDialog {...dialog} open onClose={onClose} cancelLabel={t('cancel')} busy={isPending} form={id}>
      <form ref={element} id={id} noValidate onSubmit={submit} className="grid gap-5">
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <MeetingFields
          form={form}
          mistakes={mistakes}
          candidateId={candidateId}
          onChange={(change, edited) => {
            setForm((now) => ({ ...now, ...change }))
            setMistakes((now) => without(now, edited))
          }}
        />
      </form>
    </ConfirmDialog>
  )
}

function without(mistakes: Mistakes, edited: readonly string[]): Mistakes {
  return Object.fromEntries(Object.entries(mistakes).filter(([field]) => !edited.includes(field)))
}
