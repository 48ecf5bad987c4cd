import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { JobPage } from '#features/jobs/web/job-page.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { frameTexts } from '../frame/frame-texts.ts'

const JobCandidates = lazy(async () => ({
  default: (await import('#features/review/web/job-candidates.tsx')).JobCandidates,
}))
const QuestionSetPanel = lazy(async () => ({
  default: (await import('#features/question-sets/web/question-set-panel.tsx')).QuestionSetPanel,
}))
const JobReports = lazy(async () => ({
  default: (await import('#features/reports/web/job-reports.tsx')).JobReports,
}))
const InterviewPreview = lazy(async () => ({
  default: (await import('#features/interviews/web/interview-preview.tsx')).InterviewPreview,
}))
const PlaceNotice = lazy(async () => ({
  default: (await import('#features/candidates/web/place-notice.tsx')).PlaceNotice,
}))

const WaitingNotice = lazy(async () => ({
  default: (await import('#features/waiting-list/web/waiting-notice.tsx')).WaitingNotice,
}))

/** `/Jobs/:jobId` with the parts of features above `jobs`. */
export const JobScreen = () => (
  <JobPage Candidates={Candidates} Questions={Questions} Reports={Reports} PlaceNotice={PlaceOfJob} />
)

const Candidates = ({ job }: { job: Job }) => (
  <Suspense fallback={<PartLoading />}>
    <JobCandidates job={job} />
  </Suspense>
)

function Questions({ job }: { job: Job }) {
  const wide = useSyncExternalStore(subscribe, isWide)
  return (
    <Suspense fallback={<PartLoading />}>
      <QuestionSetPanel
        jobId={job.id}
        {...(wide && {
          beside: (
            <Suspense fallback={<PartLoading />}>
              <InterviewPreview jobId={job.id} />
            </Suspense>
          ),
        })}
      />
    </Suspense>
  )
}

const Reports = ({ job }: { job: Job }) => (
  <Suspense fallback={<PartLoading />}>
    <JobReports job={job} />
  </Suspense>
)

const PlaceOfJob = ({ job }: { job: Job }) => (
  <Suspense fallback={null}>
    <PlaceNotice job={job} />
    <WaitingNotice jobId={job.id} />
  </Suspense>
)

const PartLoading = () => {
  const t = useTexts(frameTexts)
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-96 rounded-xl" />
    </Loading>
  )
}

/** As wide as the layout's two columns: elsewhere the interview's code is not even loaded. */
const wideScreen = '(min-width: 80rem)'

const isWide = (): boolean => window.matchMedia(wideScreen).matches

function subscribe(notify: () => void): () => void {
  const screen = window.matchMedia(wideScreen)
  screen.addEventListener('change', notify)
  return () => screen.removeEventListener('change', notify)
}
