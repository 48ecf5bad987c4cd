import { Banknote, MapPin } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { JobSummary } from '../contract/jobs.ts'
import type { JobType } from '../contract/options.ts'
import { useMarkStep } from './done-steps.ts'
import { JobFunnel, type JobFunnelProps } from './job-funnel.tsx'
import { JobMenu } from './job-menu.tsx'
import { salaryText } from './salary-text.ts'
import { ShareButton } from './share-button.tsx'
import { jobsTexts } from './texts.ts'
import { usePrepared } from './use-company-jobs.ts'
import { useOptionName } from './use-option-name.ts'

/** Lines, not colours: those say what needs attention. */
const typeStyles: Record<JobType, string> = {
  'Full-time': 'border-solid bg-transparent!',
  'Part-time': 'border-dashed bg-transparent!',
  Contract: 'border-solid',
  Remote: 'border-dotted bg-transparent!',
  Freelance: 'border-dashed',
  Internship: 'border-dotted',
}

export type JobCardProps = {
  job: JobSummary
  numCandidates: number
  /** How many completed the interview and wait for a decision. */
  numToDecide: number
  funnel: JobFunnelProps['funnel']
  applyLink: string
  /** Whether this user may edit jobs. */
  canEdit: boolean
}

/** One job of the list, with the link that candidates apply by; it rests while somebody types what to look for. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, numCandidates, numToDecide, funnel, applyLink, canEdit } = props
  const t = useTexts(jobsTexts)
  const nameOf = useOptionName()
  const markStep = useMarkStep()
  usePrepared(job)
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="line-clamp-2 min-w-0 flex-1 leading-[1.5rem] font-semibold break-words text-ink">
            <Link
              to={`/Jobs/${job.id}`}
              className="rounded-sm text-ink no-underline hover:text-accent-ink hover:underline"
            >
              <bdi>{job.title}</bdi>
            </Link>
          </h2>
          <div className="flex shrink-0">
            <ShareButton job={job} link={applyLink} />
            <JobMenu job={job} applyLink={applyLink} canEdit={canEdit} />
          </div>
        </div>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Badge className={classNames('border border-line-strong/60', typeStyles[job.type])}>
            {nameOf(job.type)}
          </Badge>
          <Badge tone={job.status === 'open' ? 'accent' : 'neutral'}>{t(`status.${job.status}`)}</Badge>
          {numToDecide > 0 && <Badge tone="notice">{t('toDecide', { count: numToDecide })}</Badge>}
        </p>
        <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          <Fact name={t('location')} icon={<MapPin aria-hidden />}>
            {job.location}
          </Fact>
          <Fact name={t('salaryLabel')} icon={<Banknote aria-hidden />}>
            {salaryText(job.salary)}
          </Fact>
        </dl>
        <p dir="auto" className="mt-2 line-clamp-3 text-sm break-words text-ink-soft">
          {job.description}
        </p>
      </div>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <JobFunnel registered={numCandidates} funnel={funnel} />
        {job.questionsState === 'preparing' && <Spinner>{t('preparing')}</Spinner>}
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
          <p className="me-auto flex flex-wrap items-baseline gap-x-3 text-sm tabular-nums sm:grid">
            <TextLink to={`/Dashboard?job=${job.id}`}>{t('candidates', { count: numCandidates })}</TextLink>
            <time dateTime={job.createdAt} className="text-xs text-ink-faint">
              {t('created', { at: job.createdAt })}
            </time>
          </p>
          {job.status === 'open' && (
            <CopyButton
              size="sm"
              text={applyLink}
              copiedLabel={t('copied')}
              failedLabel={t('copyByHand')}
              onCopied={() => numCandidates === 0 && markStep('link')}
            >
              {t('copyLink')}
            </CopyButton>
          )}
        </div>
      </div>
    </Card>
  )
})

const Fact = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 items-start gap-1.5 [&_svg]:my-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
    <dt className="flex">
      {icon}
      <span className="sr-only">{name}</span>
    </dt>
    <dd dir="auto" className="min-w-0 break-words">
      {children}
    </dd>
  </div>
)
