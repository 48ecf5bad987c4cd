import { FileText, Lock, Mail, MessagesSquare, Send, Star, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import { ScheduleButton } from '#features/invitations/web/schedule-button.tsx'
import { ReportButton } from '#features/reports/web/report-button.tsx'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import type { ListActions } from './use-list-actions.ts'

// A chunk of its own: most visits open no CV.
const CvDialog = lazy(async () => ({ default: (await import('./cv-dialog.tsx')).CvDialog }))

export type CandidateActions = Pick<ListActions, 'shortlist' | 'sendLink'> & {
  /** Asks first. */
  onReject: (candidate: ListedCandidate) => void
  /** Opens the scheduling dialog. */
  onSchedule: (candidate: ListedCandidate) => void
}

type Props = { candidate: ListedCandidate; actions: CandidateActions }
const look = { size: 'sm', variant: 'quiet' } as const

/** What can be done with a candidate, the details aside. */
export function CardActions({ candidate, actions }: Props) {
  const t = useTexts(dashboardTexts)
  const { cvUrl, email, appliedAt, hidden } = candidate
  const canEdit = useCanEdit() === true
  const [cvOpen, setCvOpen] = useState(false)
  return (
    <>
      <ReportButton candidate={candidate} name={nameOf(candidate)} variant="quiet" />
      {cvUrl === null ? null : (
        <Button {...look} icon={<FileText aria-hidden />} onClick={() => setCvOpen(true)}>
          {t('viewCv')}
        </Button>
      )}
      {appliedAt === null ? null : <ResponsesLink candidate={candidate} />}
      {hidden || email === null ? null : (
        <Button {...look} as="link" icon={<Mail aria-hidden />} href={`mailto:${encodeURIComponent(email)}`}>
          {t('sendEmail')}
        </Button>
      )}
      {canEdit && <Decisions candidate={candidate} actions={actions} />}
      {cvOpen && (
        <Suspense fallback={null}>
          <CvDialog candidateId={candidate.id} name={nameOf(candidate)} onClose={() => setCvOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Decisions({ candidate, actions }: Props) {
  const t = useTexts(dashboardTexts)
  const { status, group, shortlisted } = candidate
  return (
    <div className="flex flex-wrap gap-1 sm:ms-auto">
      {status === 'UNDER_REVIEW' && (
        <Button {...look} icon={<Send aria-hidden />} onClick={() => actions.sendLink(candidate)}>
          {t('sendLink')}
        </Button>
      )}
      {group === 'to-decide' && (
        <Button
          {...look}
          icon={<Star aria-hidden className={shortlisted ? 'fill-current' : undefined} />}
          onClick={() => actions.shortlist([candidate], !shortlisted)}
        >
          {t(shortlisted ? 'unshortlist' : 'shortlist')}
        </Button>
      )}
      {(status === 'PENDING' || status === 'UNDER_REVIEW') && (
        <Button {...look} icon={<X aria-hidden />} onClick={() => actions.onReject(candidate)}>
          {t(status === 'PENDING' ? 'rejectCandidate' : 'reject')}
        </Button>
      )}
      {status === 'PENDING' && <ScheduleButton onOpen={() => actions.onSchedule(candidate)} />}
    </div>
  )
}

/** To the transcript, or to the plans where the company's does not include it. */
function ResponsesLink({ candidate: { id } }: Pick<Props, 'candidate'>) {
  const t = useTexts(dashboardTexts)
  const { open, plan } = usePlanFeature('responses')
  if (open)
    return (
      <LinkButton {...look} icon={<MessagesSquare aria-hidden />} to={`/InterViewChat/${id}`}>
        {t('viewResponses')}
      </LinkButton>
    )
  return (
    <LinkButton {...look} icon={<Lock aria-hidden />} to="/Pricing">
      {t('viewResponses')}{' '}
      <span className="font-normal text-ink-faint">
        {plan === null ? t('locked') : t('unlockedBy', { plan })}
      </span>
    </LinkButton>
  )
}
