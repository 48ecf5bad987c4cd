import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, CalendarPlus, CalendarX, CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { canEdit } from '#contract/endpoint.ts'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import type { Outcome } from '#features/candidates/contract/decision-limits.ts'
import type { recordOutcomeEndpoint } from '#features/candidates/contract/decisions.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { interviewsTexts } from './interviews-texts.ts'
import type { MeetingPhase } from './interviews-view.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'
import { refreshMeetings } from './use-invitations.ts'

// Chunks of their own: nobody needs them before the first click.
const MoveDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).MoveDialog }))
const CancelDialog = lazy(async () => ({ default: (await import('./meeting-dialogs.tsx')).CancelDialog }))
const OutcomeDialog = lazy(async () => ({ default: (await import('./meeting-dialogs.tsx')).OutcomeDialog }))

export const candidateAddress = ({ meeting }: Invitation): string =>
  `/Dashboard/${meeting.jobId}/${meeting.candidateId}`

type MeetingActionsProps = {
  invitation: Invitation
  phase: MeetingPhase
  /** The page itself records outcomes and arranges another meeting. */
  onCandidatePage?: boolean
}

const look = { size: 'sm', variant: 'secondary' } as const

/** Moves or cancels a meeting that is to come; records what came of one that has passed. */
export function MeetingActions({ invitation, phase, onCandidatePage = false }: MeetingActionsProps) {
  const t = useTexts(interviewsTexts)
  const tButton = useTexts(scheduleButtonTexts)
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const { candidateStatus, awaitsOutcome } = invitation.meeting
  const isOver = phase === 'declined' || (phase === 'past' && !awaitsOutcome)
  const needsAnother = candidateStatus === 'ACCEPTED' && isOver
  if (useCanEdit() !== true) return null
  return (
    <>
      {awaitsOutcome && !onCandidatePage && <OutcomeButton invitation={invitation} />}
      {phase === 'upcoming' && (
        <>
          <Button {...look} icon={<CalendarClock aria-hidden />} onClick={() => setOpen('move')}>
            {t('move')}
          </Button>
          <Button {...look} icon={<CalendarX aria-hidden />} onClick={() => setOpen('cancel')}>
            {t('cancel')}
          </Button>
        </>
      )}
      {needsAnother && !onCandidatePage && (
        <LinkButton {...look} icon={<CalendarPlus aria-hidden />} to={candidateAddress(invitation)}>
          {tButton('another')}
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {open === 'move' && <MoveDialog invitation={invitation} onClose={close} />}
        {open === 'cancel' && <CancelDialog invitation={invitation} onClose={close} />}
      </Suspense>
    </>
  )
}

const recording = routeOf<typeof recordOutcomeEndpoint>({
  method: 'POST',
  path: '/api/candidates/:candidateId/outcome',
  access: canEdit,
})
const refusedStatus = 409

/** Asks what came of a meeting. */
export function OutcomeButton({ invitation }: { invitation: Invitation }) {
  const t = useTexts(interviewsTexts)
  const tOutcome = useTexts(outcomeTexts)
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const { candidateId } = invitation.meeting
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { outcome: Outcome; reason?: string }) =>
      call(recording, { params: { candidateId }, body }),
    onSuccess: () => void toast.success(tOutcome('outcomeRecorded')),
    onError: (error) => {
      const refused = error instanceof ApiError && error.status === refusedStatus
      toast.error(refused ? error.message : tOutcome('outcomeFailed'))
    },
    onSettled: () => refreshMeetings(queries),
  })
  return (
    <>
      <Button size="sm" busy={isPending} icon={<CircleCheck aria-hidden />} onClick={() => setOpen(true)}>
        {t('recordOutcome')}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <OutcomeDialog
            open
            name={invitation.candidateFullName}
            onClose={() => setOpen(false)}
            onOutcome={(outcome, reason) => mutate(reason === '' ? { outcome } : { outcome, reason })}
          />
        )}
      </Suspense>
    </>
  )
}
