import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { jobId as jobIdSchema } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { readJobEndpoint } from '../contract/jobs.ts'
import { editTexts } from './edit-texts.ts'
import { FormLoading, JobFormPage } from './job-form-page.tsx'

// It comes while the job is loaded.
const loadForm = () => import('./edit-job-form.tsx')
const EditJobForm = lazy(async () => ({ default: (await loadForm()).EditJobForm }))

/** `/EditJob/‹job›`: changes a job offer. */
export function EditJobPage() {
  const t = useTexts(editTexts)
  const { jobId = '' } = useParams()
  return (
    <JobFormPage title={t('title')} description={t('description')} loading={t('loading')}>
      <LoadedForm key={jobId} address={jobId} />
    </JobFormPage>
  )
}

function LoadedForm({ address }: { address: string }) {
  const t = useTexts(editTexts)
  const jobId = jobIdSchema.safeParse(address).data
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['jobs', 'edited', address],
    queryFn: ({ signal }) => (jobId ? call(readJobEndpoint, { params: { jobId }, signal }) : null),
    // A form that is being filled in goes back to one version; saving says when there is a newer one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: jobId !== undefined,
  })
  useEffect(() => void loadForm(), [])
  if (data)
    return (
      <Suspense fallback={<FormLoading label={t('loading')} />}>
        <EditJobForm key={data.version} job={data} reload={() => void refetch()} />
      </Suspense>
    )
  if (jobId === undefined || (error instanceof ApiError && error.status === 404))
    return (
      <EmptyState
        title={t('unknown')}
        action={
          <LinkButton to="/Jobs" variant="secondary">
            {t('back')}
          </LinkButton>
        }
      >
        {t('unknownText')}
      </EmptyState>
    )
  if (error)
    return <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
  return <FormLoading label={t('loading')} />
}
