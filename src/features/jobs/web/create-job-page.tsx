import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { call } from '#ui/api/call.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { canPostJobEndpoint } from '../contract/jobs.ts'
import { createTexts } from './create-texts.ts'
import { FormLoading, JobFormPage } from './job-form-page.tsx'
import { OutcomePanel } from './posting-outcome.tsx'

// It comes while the subscription is checked.
const loadForm = () => import('./create-job-form.tsx')
const CreateJobForm = lazy(async () => ({ default: (await loadForm()).CreateJobForm }))

/** `/CreateJob`: posts a job offer, once the subscription allows it. */
export function CreateJobPage() {
  const t = useTexts(createTexts)
  return (
    <JobFormPage title={t('title')} description={t('description')} loading={t('checking')}>
      <CheckedForm />
    </JobFormPage>
  )
}

function CheckedForm() {
  const t = useTexts(createTexts)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['jobs', 'can-post'],
    queryFn: ({ signal }) => call(canPostJobEndpoint, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
  useEffect(() => void loadForm(), [])
  const [opened, setOpened] = useState(false)
  const canPost = data?.canPost === true && !error
  useEffect(() => {
    if (canPost) setOpened(true)
  }, [canPost])
  // A form that somebody is filling in is not taken away; posting checks again.
  if (canPost || opened)
    return (
      <Suspense fallback={<FormLoading label={t('checking')} />}>
        <CreateJobForm />
      </Suspense>
    )
  if (isPending) return <FormLoading label={t('checking')} />
  return <OutcomePanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
}
