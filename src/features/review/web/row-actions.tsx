import { FileText, Mail, MessagesSquare, Send, Star, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import { ScheduleButton, useScheduleAction } from '#features/invitations/web/schedule-button.tsx'
import { useReportActions } from '#features/reports/web/report-button.tsx'
import { ActionMenu, type MenuAction } from '#ui/components/action-menu.tsx'
import { Button } from '#ui/components/button.tsx'
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

/** The action that moves a candidate on: the interview link, or a meeting. */
export function NextAction({ candidate, actions }: Props) {
  const t = useTexts(dashboardTexts)
  const { status } = candidate
  if (useCanEdit() !== true) return null
  if (status === 'PENDING') return <ScheduleButton onOpen={() => actions.onSchedule(candidate)} />
  if (status !== 'UNDER_REVIEW') return null
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Send aria-hidden />}
      onClick={() => actions.sendLink(candidate)}
    >
      {t('sendLink')}
    </Button>
  )
}

/** The same in the room of a row: an icon; to-decide candidates are shortlisted. */
export function RowAction({ candidate, actions }: Props) {
  const t = useTexts(dashboardTexts)
  const { status, group, shortlisted } = candidate
  const name = nameOf(candidate)
  if (useCanEdit() !== true) return null
  const look = { square: true, size: 'sm', variant: 'quiet' } as const
  if (status === 'UNDER_REVIEW')
    return (
      <Button
        {...look}
        aria-label={t('actionOn', { action: t('sendLink'), name })}
        title={t('sendLink')}
        icon={<Send aria-hidden />}
        onClick={() => actions.sendLink(candidate)}
      />
    )
  if (group !== 'to-decide') return null
  const action = t(shortlisted ? 'unshortlist' : 'shortlist')
  return (
    <Button
      {...look}
      aria-label={t('actionOn', { action, name })}
      title={action}
      icon={<Star aria-hidden className={shortlisted ? 'fill-current' : undefined} />}
      onClick={() => actions.shortlist([candidate], !shortlisted)}
    />
  )
}

type MenuProps = Props & {
  /** What is offered beside the menu: `NextAction` or `RowAction`. */
  beside: 'next' | 'row'
  className?: string
}

/** Everything else that can be done with a candidate. */
export function CandidateMenu({ candidate, actions, beside, className = 'inline-block' }: MenuProps) {
  const t = useTexts(dashboardTexts)
  const name = nameOf(candidate)
  const [cvOpen, setCvOpen] = useState(false)
  const report = useReportActions({ candidate, name })
  const items = [
    ...report.actions,
    ...useReadingActions(candidate, () => setCvOpen(true)),
    ...useDecisionActions({ candidate, actions, beside }),
  ]
  if (items.length === 0) return null
  return (
    <>
      <ActionMenu label={t('actionsFor', { name })} actions={items} className={className} />
      {report.dialog}
      {cvOpen && (
        <Suspense fallback={null}>
          <CvDialog candidateId={candidate.id} name={name} onClose={() => setCvOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function useReadingActions(candidate: ListedCandidate, onCv: () => void): MenuAction[] {
  const t = useTexts(dashboardTexts)
  const { open, plan } = usePlanFeature('responses')
  const { id, cvUrl, appliedAt, email, hidden } = candidate
  const locked = plan === null ? t('locked') : t('unlockedBy', { plan })
  return [
    ...(cvUrl === null ? [] : [{ label: t('viewCv'), icon: <FileText aria-hidden />, onSelect: onCv }]),
    ...(appliedAt === null
      ? []
      : [
          {
            label: open ? t('viewResponses') : `${t('viewResponses')} ${locked}`,
            icon: <MessagesSquare aria-hidden />,
            to: open ? `/InterViewChat/${id}` : '/Pricing',
          },
        ]),
    ...(hidden || email === null
      ? []
      : [{ label: t('sendEmail'), icon: <Mail aria-hidden />, href: `mailto:${encodeURIComponent(email)}` }]),
  ]
}

function useDecisionActions({ candidate, actions, beside }: Omit<MenuProps, 'className'>): MenuAction[] {
  const t = useTexts(dashboardTexts)
  const canEdit = useCanEdit() === true
  const schedule = useScheduleAction(() => actions.onSchedule(candidate))
  const { status, group, shortlisted } = candidate
  if (!canEdit) return []
  const shortlist: MenuAction = {
    label: t(shortlisted ? 'unshortlist' : 'shortlist'),
    icon: <Star aria-hidden />,
    onSelect: () => actions.shortlist([candidate], !shortlisted),
  }
  const reject: MenuAction = {
    label: t(status === 'PENDING' ? 'rejectCandidate' : 'reject'),
    icon: <X aria-hidden />,
    tone: 'danger',
    onSelect: () => actions.onReject(candidate),
  }
  return [
    ...(beside === 'next' && group === 'to-decide' ? [shortlist] : []),
    ...(beside === 'row' && status === 'PENDING' ? [schedule] : []),
    ...(status === 'PENDING' || status === 'UNDER_REVIEW' ? [reject] : []),
  ]
}
