import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Card } from '#ui/components/card.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { canPostJobEndpoint } from '../contract/jobs.ts'
import { CreateJobForm } from './create-job-form.tsx'
import { createTexts } from './create-texts.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { outcomeOf } from './posting-outcome.ts'
import { RequireEditPermission } from './require-edit-permission.tsx'

/** `/CreateJob`: posts a job offer, once the subscription allows it. */
export function CreateJobPage() {
  const t = useTexts(createTexts)
  const { brand } = useSiteConfig()
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <PageTitle description={t('description')} documentTitle={`${t('title')} · ${brand}`}>
        {t('title')}
      </PageTitle>
      <RequireEditPermission waiting={<Checking />}>
        <CheckedForm />
      </RequireEditPermission>
    </Container>
  )
}

function CheckedForm() {
  const { data, error, isPending, isFetching, refetch } = useCanPost()
  const [opened, setOpened] = useState(false)
  const canPost = data?.canPost === true && !error
  useEffect(() => {
    if (canPost) setOpened(true)
  }, [canPost])
  // A form that somebody is filling in is not taken away; posting checks again.
  if (canPost || opened) return <CreateJobForm />
  if (isPending) return <Checking />
  return <OutcomePanel outcome={outcomeOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
}

const Checking = () => {
  const t = useTexts(createTexts)
  return (
    <Card padding="none" className="flex justify-center px-5 py-20">
      <Spinner size="md">{t('checking')}</Spinner>
    </Card>
  )
}

/** Names the answer to whether a job may be posted. */
const canPostKey = ['jobs', 'can-post'] as const

/** Whether the subscription allows another job: asked anew each time the screen opens. */
const useCanPost = () =>
  useQuery({
    queryKey: canPostKey,
    queryFn: ({ signal }) => call(canPostJobEndpoint, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
