import { ChevronDown, ChevronUp } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Invitation } from '#features/invitations/contract/invitations.ts'
import { MeetingLine } from '#features/invitations/web/meeting-line.tsx'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import {
  CandidateScore,
  CandidateSignals,
  DistanceBadge,
  PleaseRead,
  StatusBadge,
} from './candidate-signals.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { FieldBars } from './field-bars.tsx'
import { type CandidateActions, CandidateMenu, NextAction } from './row-actions.tsx'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

// A chunk of its own: the evidence is read with the details.
const CandidateDetails = lazy(async () => ({
  default: (await import('./candidate-details.tsx')).CandidateDetails,
}))

export interface ListItemProps {
  candidate: ListedCandidate
  /** The job's limit on distance; undefined until it is known. */
  distanceLimitKm: number | undefined
  /** The latest one, of those who are invited. */
  meeting: Invitation | undefined
  actions: CandidateActions
  selection: Selection | null
  /** The address of the candidate's page. */
  href: string
  isOpen: boolean
  onOpen: (event: MouseEvent) => void
}

/** One candidate of a job: name, status and score; the reasons are one click away. */
export function CandidateCard(props: ListItemProps) {
  const { candidate, distanceLimitKm, meeting, actions, selection, href, isOpen, onOpen } = props
  const t = useTexts(dashboardTexts)
  const name = nameOf(candidate)
  return (
    <li
      data-candidate={candidate.id}
      className={classNames(
        '@container p-4 first:rounded-t-lg last:rounded-b-lg',
        (isOpen || selection?.has(candidate.id)) && 'bg-accent-soft',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 @4xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <div className="flex items-start gap-3">
          {selection && <SelectBox candidate={candidate} selection={selection} />}
          <AvatarInitials name={name} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="font-semibold wrap-anywhere">
              <Link
                to={href}
                onClick={onOpen}
                aria-current={isOpen ? 'true' : undefined}
                className="inline-flex items-center rounded-sm no-underline hover:underline pointer-coarse:min-h-11"
              >
                <bdi>{name}</bdi>
              </Link>
            </h3>
            <p className="text-sm text-ink-faint">
              {candidate.appliedAt === null
                ? t('registeredOn', { at: candidate.createdAt })
                : t('appliedOn', { at: candidate.appliedAt })}
            </p>
          </div>
          <div className="mt-1 flex flex-wrap gap-1.5">
            <StatusBadge candidate={candidate} />
            {candidate.group === 'not-completed' && <Badge>{t('notCompleted')}</Badge>}
            <DistanceBadge candidate={candidate} limit={distanceLimitKm} />
            <PleaseRead confidence={candidate.assessment?.confidence} />
            <CandidateSignals candidate={candidate} />
          </div>
          {meeting && candidate.status === 'ACCEPTED' && <MeetingLine invitation={meeting} />}
        </div>
        <CandidateMenu
          beside="next"
          candidate={candidate}
          actions={actions}
          className="-me-1.5 -mt-1 @4xl:col-start-4 @4xl:row-start-1"
        />
        <div className="col-span-full flex items-center gap-2.5 empty:hidden @xl:col-start-2 @xl:gap-6 @4xl:col-auto">
          <CandidateScore candidate={candidate} />
          <FieldBars candidate={candidate} />
        </div>
        <CardFooter candidate={candidate} actions={actions} />
      </div>
    </li>
  )
}

function CardFooter({ candidate, actions }: Pick<ListItemProps, 'candidate' | 'actions'>) {
  const t = useTexts(dashboardTexts)
  const [open, setOpen] = useState(false)
  const details = useId()
  return (
    <>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 gap-y-1 @xl:col-start-2">
        <Button
          size="sm"
          variant="quiet"
          icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          className="-ms-3"
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'hide' : 'details')}
        </Button>
        <NextAction candidate={candidate} actions={actions} />
      </div>
      <div id={details} hidden={!open} className="col-span-full mt-2 border-t border-line pt-5">
        {open && (
          <Suspense fallback={<DetailsLoading />}>
            <CandidateDetails candidateId={candidate.id} />
          </Suspense>
        )}
      </div>
    </>
  )
}

export function DetailsLoading() {
  const t = useTexts(dashboardTexts)
  return (
    <Loading label={t('detailsLoading')} className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-64" />
    </Loading>
  )
}
