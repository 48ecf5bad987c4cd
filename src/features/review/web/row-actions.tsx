import { FileText, Mail, MessagesSquare, Send, Star, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import { useScheduleAction } from '#features/invitations/web/schedule-button.tsx'
import { useReportActions } from '#features/reports/web/report-button.tsx'
import { ActionMenu, type MenuAction } from '#ui/components/action-menu.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import type { CandidateActions } from './card-actions.tsx'
import { dashboardTexts } from './dashboard-texts.ts'

const CvDialog = lazy(async () => ({ default: (await import('./cv-dialog.tsx')).CvDialog }))

type Props = { candidate: ListedCandidate; actions: CandidateActions }

/** The card's actions in the menu of a row. */
export function RowActions({ candidate, actions }: Props) {
  const t = useTexts(dashboardTexts)
  const name = nameOf(candidate)
  const [cvOpen, setCvOpen] = useState(false)
  const report = useReportActions({ candidate, name })
  const items = [
    ...report.actions,
    ...useReadingActions(candidate, () => setCvOpen(true)),
    ...useDecisionActions({ candidate, actions }),
  ]
  if (items.length === 0) return null
  return (
    <>
      <ActionMenu label={t('actionsFor', { name })} actions={items} className="inline-block" />
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
      : [
          {
            label: t('sendEmail'),
            icon: <Mail aria-hidden />,
            onSelect: () => window.location.assign(`mailto:${encodeURIComponent(email)}`),
          },
        ]),
  ]
}

function useDecisionActions({ candidate, actions }: Props): MenuAction[] {
  const t = useTexts(dashboardTexts)
  const canEdit = useCanEdit() === true
  const schedule = useScheduleAction(() => actions.onSchedule(candidate))
  const { status, group, shortlisted } = candidate
  if (!canEdit) return []
  return [
    ...(status === 'UNDER_REVIEW'
      ? [{ label: t('sendLink'), icon: <Send aria-hidden />, onSelect: () => actions.sendLink(candidate) }]
      : []),
    ...(group === 'to-decide'
      ? [
          {
            label: t(shortlisted ? 'unshortlist' : 'shortlist'),
            icon: <Star aria-hidden />,
            onSelect: () => actions.shortlist([candidate], !shortlisted),
          },
        ]
      : []),
    ...(status === 'PENDING' || status === 'UNDER_REVIEW'
      ? [
          {
            label: t(status === 'PENDING' ? 'rejectCandidate' : 'reject'),
            icon: <X aria-hidden />,
            tone: 'danger' as const,
            onSelect: () => actions.onReject(candidate),
          },
        ]
      : []),
    ...(status === 'PENDING' ? [schedule] : []),
  ]
}
