import { Banknote, CalendarDays, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { Skeleton, SkeletonText } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import type { Job, JobType } from '../contract.ts'
import { salaryText } from './salary-text.ts'
import { jobsTexts as texts } from './texts.ts'

const tones: Partial<Record<JobType, BadgeTone>> = {
  'Full-time': 'accent',
  'Part-time': 'notice',
  Contract: 'neutral',
  Remote: 'accent',
}

export type JobCardProps = { job: Job; numCandidates: number; applyLink: string }

/** One job of the list, with the link that candidates apply by. */
export const JobCard = ({ job, numCandidates, applyLink }: JobCardProps) => (
  <Card as="li" padding="none" className="flex flex-col">
    <div className="flex flex-1 flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 dir="auto" className="line-clamp-2 min-w-0 text-lg leading-6 font-semibold break-words text-ink">
          {job.title}
        </h2>
        <span className="flex shrink-0 flex-wrap justify-end gap-1">
          <Badge tone={tones[job.type] ?? 'neutral'}>{job.type}</Badge>
          {job.status === 'closed' && <Badge>{texts.closed}</Badge>}
        </span>
      </div>
      <dl className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Fact name={texts.location} icon={<MapPin aria-hidden />}>
          {job.location}
        </Fact>
        <Fact name={texts.salaryLabel} icon={<Banknote aria-hidden />}>
          {salaryText(job.salary)}
        </Fact>
      </dl>
      <p dir="auto" className="mt-3 line-clamp-3 text-sm break-words text-ink-soft">
        {job.description}
      </p>
    </div>
    <div className="flex flex-col gap-3 border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-faint [&_svg]:size-4">
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden />
          <time dateTime={job.createdAt}>{texts.created(job.createdAt)}</time>
        </span>
        <span className="inline-flex items-center gap-1.5 font-medium text-ink-soft tabular-nums">
          <Users aria-hidden />
          {texts.candidates(numCandidates)}
        </span>
      </div>
      {job.interviewState === 'preparing' && <Spinner>{texts.preparing}</Spinner>}
      <CopyButton text={applyLink} copiedLabel={texts.copied} failedLabel={texts.copyByHand} wide>
        {texts.copyLink}
      </CopyButton>
    </div>
  </Card>
)

const Fact = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
    <dt className="flex">
      {icon}
      <span className="sr-only">{name}</span>
    </dt>
    <dd dir="auto" className="min-w-0 break-words">
      {children}
    </dd>
  </div>
)

/** A job card to come, of the same size. */
export const JobCardSkeleton = () => (
  <Card as="li" padding="none" className="flex flex-col">
    <div className="flex flex-1 flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-16" />
      </div>
      <div className="mt-2.5 flex gap-4">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-32" />
      </div>
      <SkeletonText lines={3} className="mt-4" />
    </div>
    <div className="flex flex-col gap-3 border-t border-line px-5 py-4">
      <div className="flex justify-between">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-5 w-24" />
      </div>
      <Skeleton className="h-10 pointer-coarse:h-11" />
    </div>
  </Card>
)
