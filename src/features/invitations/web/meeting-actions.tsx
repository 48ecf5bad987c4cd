import { CalendarClock, CalendarX, CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { Button, type ButtonProps } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { interviewsTexts } from './interviews-texts.ts'
import type { MeetingPhase } from './interviews-view.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'

// Chunks of their own: nobody needs them before the first click.
const MoveDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).MoveDialog }))
const CancelDialog = lazy(async () => ({ default: (await import('./meeting-dialogs.tsx')).CancelDialog }))
const RecordOutcome = lazy(async () => ({ default: (await import('./meeting-dialogs.tsx')).RecordOutcome }))

export const candidateAddress = ({ meeting }: Invitation): string =>
  `/Dashboard/${meeting.jobId}/${meeting.candidateId}`

type MeetingActionsProps = {
  invitation: Invitation
  phase: MeetingPhase
  /** The page itself records outcomes and arranges another meeting. */
  onCandidatePage?: boolean
}

/** What begins a line is aligned by its icon. */
const look = { size: 'sm', variant: 'quiet', className: 'first:-ms-3' } as const

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
      {awaitsOutcome && !onCandidatePage && <OutcomeButton invitation={invitation} variant="secondary" />}
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
        <LinkButton {...look} icon={<CalendarClock aria-hidden />} to={candidateAddress(invitation)}>
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

/** Asks what came of a meeting. */
export function OutcomeButton({
  invitation,
  variant,
}: { invitation: Invitation } & Pick<ButtonProps, 'variant'>) {
  const t = useTexts(interviewsTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant={variant} icon={<CircleCheck aria-hidden />} onClick={() => setOpen(true)}>
        {t('recordOutcome')}
      </Button>
      <Suspense fallback={null}>
        {open && <RecordOutcome invitation={invitation} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
