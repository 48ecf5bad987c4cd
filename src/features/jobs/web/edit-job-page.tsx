import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { jobId as jobIdSchema } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { readJobEndpoint } from '../contract/jobs.ts'
import { EditJobForm } from './edit-job-form.tsx'
import { editTexts } from './edit-texts.ts'
import { RequireEditPermission } from './require-edit-permission.tsx'

/** `/EditJob/‹job›`: changes a job offer. */
export function EditJobPage() {
  const t = useTexts(editTexts)
  const { brand } = useSiteConfig()
  const { jobId = '' } = useParams()
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <PageTitle description={t('description')} documentTitle={`${t('title')} · ${brand}`}>
        {t('title')}
      </PageTitle>
      <RequireEditPermission waiting={<FormLoading />}>
        <LoadedForm key={jobId} address={jobId} />
      </RequireEditPermission>
    </Container>
  )
}

function LoadedForm({ address }: { address: string }) {
  const t = useTexts(editTexts)
  const asked = jobIdSchema.safeParse(address)
  const jobId = asked.success ? asked.data : null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['jobs', 'edited', address],
    queryFn: ({ signal }) => (jobId ? call(readJobEndpoint, { params: { jobId }, signal }) : null),
    // A form that is being filled in goes back to one version; saving says when there is a newer one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: jobId !== null,
  })
  if (data) return <EditJobForm job={data} />
  if (jobId === null || (error instanceof ApiError && error.status === 404))
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
  return <FormLoading />
}

const FormLoading = () => {
  const t = useTexts(editTexts)
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-160 rounded-xl" />
    </Loading>
  )
}
