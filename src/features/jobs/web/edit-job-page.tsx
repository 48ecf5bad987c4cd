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
import { readJob } from '../contract.ts'
import { ActsOnly } from './acts-only.tsx'
import { panelTexts } from './create-texts.ts'
import { EditJobForm } from './edit-job-form.tsx'
import { editTexts as texts } from './edit-texts.ts'
import { jobKey } from './use-job-edit.ts'

/** `/EditJob/‹job›`: changes a job offer. */
export function EditJobPage() {
  const { brand } = useSiteConfig()
  const { jobId = '' } = useParams()
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <PageTitle description={texts.description} documentTitle={`${texts.title} · ${brand}`}>
        {texts.title}
      </PageTitle>
      <ActsOnly waiting={<FormLoading />}>
        <LoadedForm key={jobId} address={jobId} />
      </ActsOnly>
    </Container>
  )
}

function LoadedForm({ address }: { address: string }) {
  const asked = jobIdSchema.safeParse(address)
  const jobId = asked.success ? asked.data : null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: jobKey(address),
    queryFn: ({ signal }) => (jobId ? call(readJob, { params: { jobId }, signal }) : null),
    // A form that is being filled in goes back to one version; saving says when there is a newer one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: jobId !== null,
  })
  if (data) return <EditJobForm job={data} />
  if (jobId === null || (error instanceof ApiError && error.status === 404))
    return (
      <EmptyState
        title={texts.unknown}
        action={
          <LinkButton to="/Jobs" variant="secondary">
            {panelTexts.back}
          </LinkButton>
        }
      >
        {texts.unknownText}
      </EmptyState>
    )
  if (error)
    return <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
  return <FormLoading />
}

const FormLoading = () => (
  <Loading label={texts.loading}>
    <Skeleton className="h-160 rounded-xl" />
  </Loading>
)
