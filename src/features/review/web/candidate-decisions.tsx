import { CircleCheck, Eye, RotateCcw, Send, Star, Undo2, UserX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { ScheduleButton } from '#features/invitations/web/schedule-button.tsx'
import type { Invitee } from '#features/invitations/web/schedule-dialog.tsx'
import { useNeedsAnotherMeeting } from '#features/invitations/web/use-needs-another-meeting.ts'
import { Button } from '#ui/components/button.tsx'
import { useSingleKeys } from '#ui/components/single-keys.ts'
import { useKeptFocus } from '#ui/components/use-kept-focus.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ReviewedCandidate } from '../contract/candidates.ts'
import type { CandidateDialogsProps } from './candidate-dialogs.tsx'
import { nameOf } from './candidate-name.ts'
import { candidateTexts } from './candidate-texts.ts'
import { type Decisions, useDecisions } from './use-decisions.ts'

// Nobody needs them before the first click.
const CandidateDialogs = lazy(async () => ({
  default: (await import('./candidate-dialogs.tsx')).CandidateDialogs,
}))

const ScheduleDialog = lazy(async () => ({
  default: (await import('#features/invitations/web/schedule-dialog.tsx')).ScheduleDialog,
}))

type OpenDialog = CandidateDialogsProps['open'] | 'schedule'

/** What can be decided about a candidate now; hidden from viewers, who see what was decided. `children`: links. */
export function CandidateDecisions({
  candidate,
  children,
}: {
  candidate: ReviewedCandidate
  children: ReactNode
}) {
  const t = useTexts(candidateTexts)
  const canEdit = useCanEdit()
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [everOpened, setEverOpened] = useState(false)
  const decisions = useDecisions(candidate)
  const open = (which: OpenDialog) => {
    setEverOpened(true)
    setDialog(which)
  }
  const { status, shortlisted } = candidate
  const canReject = canEdit === true && (status === 'PENDING' || status === 'UNDER_REVIEW')
  useSingleKeys({
    s: canEdit && status === 'PENDING' ? () => decisions.shortlist(!shortlisted) : undefined,
    r: canReject ? () => open('reject') : undefined,
  })
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('decision')}
      className="z-10 -mx-2 flex flex-wrap items-center gap-2 bg-inherit px-2 py-2 outline-none sm:sticky sm:top-16 xl:top-0 print:hidden"
    >
      {canEdit && <Actions candidate={candidate} decisions={decisions} onOpen={open} />}
      {children}
      {everOpened && (
        <Suspense fallback={null}>
          <CandidateDialogs
            open={dialog === 'schedule' ? null : dialog}
            onClose={() => setDialog(null)}
            candidate={candidate}
            onReject={decisions.reject}
            onOutcome={decisions.recordOutcome}
            onReveal={decisions.reveal}
          />
          {dialog === 'schedule' && (
            <ScheduleDialog invitee={inviteeOf(candidate)} onClose={() => setDialog(null)} />
          )}
        </Suspense>
      )}
    </section>
  )
}

type ActionsProps = {
  candidate: ReviewedCandidate
  decisions: Decisions
  onOpen: (dialog: OpenDialog) => void
}

function Actions({ candidate, decisions, onOpen }: ActionsProps) {
  const t = useTexts(candidateTexts)
  const { status, hidden } = candidate
  const needsAnother = useNeedsAnotherMeeting(candidate.id, status === 'ACCEPTED')
  return (
    <>
      {status === 'UNDER_REVIEW' && (
        <Button size="sm" icon={<Send aria-hidden />} onClick={decisions.sendLink}>
          {t('sendLink')}
        </Button>
      )}
      {status === 'PENDING' && <ShortlistButton candidate={candidate} decisions={decisions} />}
      {(status === 'PENDING' || status === 'UNDER_REVIEW') && (
        <Button
          size="sm"
          variant="secondary"
          aria-keyshortcuts="r"
          icon={<UserX aria-hidden />}
          onClick={() => onOpen('reject')}
        >
          {t('reject')}
          <Key>R</Key>
        </Button>
      )}
      {status === 'PENDING' && <ScheduleButton onOpen={() => onOpen('schedule')} />}
      {status === 'REJECTED' && <UndoOrReopen candidate={candidate} decisions={decisions} />}
      {status === 'ACCEPTED' && (
        <Button size="sm" icon={<CircleCheck aria-hidden />} onClick={() => onOpen('outcome')}>
          {t('recordOutcome')}
        </Button>
      )}
      {needsAnother && <ScheduleButton another onOpen={() => onOpen('schedule')} />}
      {status === 'HIRED' && (
        <Button size="sm" variant="secondary" icon={<RotateCcw aria-hidden />} onClick={decisions.reopen}>
          {t('unhire')}
        </Button>
      )}
      {hidden && (
        <Button size="sm" variant="secondary" icon={<Eye aria-hidden />} onClick={() => onOpen('reveal')}>
          {t('reveal')}
        </Button>
      )}
    </>
  )
}

function ShortlistButton({ candidate: { shortlisted }, decisions }: Omit<ActionsProps, 'onOpen'>) {
  const t = useTexts(candidateTexts)
  return (
    <Button
      size="sm"
      variant={shortlisted ? 'secondary' : 'primary'}
      aria-keyshortcuts="s"
      icon={<Star aria-hidden className={shortlisted ? 'fill-current' : undefined} />}
      onClick={() => decisions.shortlist(!shortlisted)}
    >
      {t(shortlisted ? 'shortlistOff' : 'shortlist')}
      <Key>S</Key>
    </Button>
  )
}

const inviteeOf = (candidate: ReviewedCandidate): Invitee => ({
  id: candidate.id,
  firstName: candidate.hidden ? '' : candidate.firstName,
  name: nameOf(candidate),
  language: candidate.job.language,
})

/** Undo while the mail has not gone out; reopening afterwards. */
function UndoOrReopen({ candidate: { undoUntil }, decisions }: Omit<ActionsProps, 'onOpen'>) {
  const t = useTexts(candidateTexts)
  const [now, setNow] = useState(() => Date.now())
  const left = undoUntil === null ? 0 : new Date(undoUntil).getTime() - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [left])
  if (undoUntil !== null && left > 0)
    return (
      <Button size="sm" variant="secondary" icon={<Undo2 aria-hidden />} onClick={decisions.undo}>
        {t('undoUntil', { at: undoUntil })}
      </Button>
    )
  return (
    <Button size="sm" variant="secondary" icon={<RotateCcw aria-hidden />} onClick={decisions.reopen}>
      {t('reopen')}
    </Button>
  )
}

/** The key that does the same; screen readers have it from `aria-keyshortcuts`. */
const Key = ({ children }: { children: string }) => (
  <kbd
    aria-hidden
    className="ms-1 rounded-sm border border-current/40 px-1 font-sans text-xs leading-[1rem] pointer-coarse:hidden"
  >
    {children}
  </kbd>
)
