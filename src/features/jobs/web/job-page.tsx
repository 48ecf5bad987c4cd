import { LockKeyholeOpen, SearchX } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { BackLink } from '#ui/components/back-link.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Job } from '../contract/jobs.ts'
import { useMarkStep } from './done-steps.ts'
import { JobMenu, useStatusChange } from './job-menu.tsx'
import { jobPageTexts } from './job-page-texts.ts'
import { salaryText } from './salary-text.ts'
import { jobsTexts } from './texts.ts'
import { useJob } from './use-job.ts'
import { useOptionName } from './use-option-name.ts'

// Fetched when their tab opens: most visits are for the candidates.
const ShareTab = lazy(async () => ({ default: (await import('./share-tab.tsx')).ShareTab }))
const JobSettings = lazy(async () => ({ default: (await import('./job-settings.tsx')).JobSettings }))

/** Parts of the page that later features own. */
export type JobParts = {
  Candidates: ComponentType<{ job: Job }>
  Questions: ComponentType<{ job: Job }>
  Reports: ComponentType<{ job: Job }>
  /** Says when the gazetteer does not know the job's place. */
  PlaceNotice: ComponentType<{ job: Job }>
}

const tabIds = ['candidates', 'questions', 'reports', 'share', 'settings'] as const
type TabId = (typeof tabIds)[number]

/** `/Jobs/:jobId`: one job with its candidates, its questions, its reports, its link and its settings. */
export function JobPage(parts: JobParts) {
  const t = useTexts(jobPageTexts)
  const { jobId = '' } = useParams()
  const { data: job, error, isFetching, refetch } = useJob(jobId)
  return (
    <Container className="relative py-6 sm:py-8">
      <BackLink to="/Jobs" className="mb-2">
        {t('back')}
      </BackLink>
      {job ? (
        <LoadedJob key={job.id} job={job} {...parts} />
      ) : error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState
          title={t('gone')}
          level={1}
          icon={<SearchX aria-hidden />}
          action={
            <LinkButton to="/Jobs" variant="secondary">
              {t('back')}
            </LinkButton>
          }
        >
          {t('goneText')}
        </EmptyState>
      ) : error ? (
        <ErrorState level={1} title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <JobLoading />
      )}
    </Container>
  )
}

function LoadedJob({ job, Candidates, Questions, Reports, PlaceNotice }: JobParts & { job: Job }) {
  const t = useTexts(jobPageTexts)
  const [tab, setTab] = useTab()
  const markStep = useMarkStep()
  const isBeforeCandidates = job.currentCandidatesCount === 0
  useEffect(() => {
    if (!isBeforeCandidates) return
    if (tab === 'questions') markStep('questions')
    if (tab === 'share') markStep('link')
  }, [tab, isBeforeCandidates, markStep])
  const contents: Record<TabId, ReactNode> = {
    candidates: (
      <>
        <h2 className="sr-only">{t('tab.candidates')}</h2>
        <Candidates job={job} />
      </>
    ),
    questions: <Questions job={job} />,
    reports: (
      <>
        <h2 className="sr-only">{t('tab.reports')}</h2>
        <Reports job={job} />
      </>
    ),
    share: <ShareTab job={job} />,
    settings: <JobSettings job={job} />,
  }
  return (
    <>
      <JobHeading job={job} tab={tab} />
      <PlaceNotice job={job} />
      <Tabs
        label={t('tabs')}
        current={tab}
        onChange={setTab}
        tabs={tabIds.map((id) => ({
          id,
          label: t(`tab.${id}`),
          content: <Suspense fallback={<TabLoading />}>{contents[id]}</Suspense>,
        }))}
      />
    </>
  )
}

/** The open tab, kept in the address; the candidates where it names none. */
function useTab() {
  const [address, setAddress] = useSearchParams()
  const tab = tabIds.find((id) => id === address.get('tab')) ?? 'candidates'
  const choose = (id: string) =>
    setAddress(id === 'candidates' ? {} : { tab: id }, { preventScrollReset: true })
  return [tab, choose] as const
}

function JobHeading({ job, tab }: { job: Job; tab: TabId }) {
  const t = useTexts(jobPageTexts)
  const tJobs = useTexts(jobsTexts)
  const nameOf = useOptionName()
  const { brand, publicUrl } = useSiteConfig()
  const canEdit = useCanEdit() === true
  const link = `${publicUrl}/Apply/${job.id}`
  const reopening = useStatusChange(job, 'open')
  return (
    <PageTitle
      documentTitle={`${job.title} · ${brand}`}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <Badge tone={job.status === 'open' ? 'accent' : 'neutral'}>{tJobs(`status.${job.status}`)}</Badge>
          <bdi>{job.location}</bdi>
          <span>{nameOf(job.type)}</span>
          <span>{salaryText(job.salary)}</span>
          <span className="tabular-nums">
            {t('seats', { count: job.currentCandidatesCount, max: job.maxCandidates })}
          </span>
          {job.questionsState === 'preparing' && <Spinner>{t('preparing')}</Spinner>}
        </span>
      }
      actions={
        <>
          {job.status === 'closed' && canEdit ? (
            <Button
              variant="secondary"
              icon={<LockKeyholeOpen aria-hidden />}
              busy={reopening.isPending}
              onClick={() => reopening.mutate()}
            >
              {tJobs('reopen')}
            </Button>
          ) : (
            // The tab that shares the link has a button of its own.
            tab !== 'share' && (
              <CopyButton text={link} copiedLabel={t('copied')} failedLabel={t('copyByHand')}>
                {t('copyLink')}
              </CopyButton>
            )
          )}
          {/* On a phone beside the link back: below it would stand alone where nothing is to copy. */}
          <span className="grid place-items-center pe-2 max-sm:absolute max-sm:end-4 max-sm:top-7">
            <JobMenu job={job} applyLink={link} canEdit={canEdit} />
          </span>
        </>
      }
    >
      <bdi>{job.title}</bdi>
    </PageTitle>
  )
}

const TabLoading = () => {
  const t = useTexts(jobPageTexts)
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-96 rounded-xl" />
    </Loading>
  )
}

const JobLoading = () => {
  const t = useTexts(jobPageTexts)
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="mt-3 h-5 w-3/5" />
      <Skeleton className="mt-10 h-96 rounded-xl" />
    </Loading>
  )
}
