import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { jobId as jobIdSchema } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import type { DraftState } from '#ui/draft/draft-sync.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { readJobEndpoint } from '../contract/jobs.ts'
import { createTexts } from './create-texts.ts'
import { draftOfJob, emptyDraft, isBlank, type JobDraft } from './job-draft.ts'

type Copying =
  | { phase: 'none' | 'loading' }
  | { phase: 'choice'; title: string; take: () => void; leave: () => void }

/** `/CreateJob?copy=‹job›` fills the form from that job; over a draft only when the user says so. */
export function useJobCopy(state: DraftState<JobDraft>, replace: (draft: JobDraft) => void): Copying {
  const t = useTexts(createTexts)
  const [search, setSearch] = useSearchParams()
  const asked = jobIdSchema.safeParse(search.get('copy'))
  const jobId = asked.success ? asked.data : null
  const { data, isError } = useQuery({
    queryKey: ['jobs', 'copied', jobId],
    queryFn: ({ signal }) => (jobId ? call(readJobEndpoint, { params: { jobId }, signal }) : null),
    enabled: jobId !== null,
    retry: false,
  })
  const draft = state.phase === 'open' ? state.draft : null
  const leave = () => setSearch({}, { replace: true })
  const take = () => {
    if (data) replace({ ...emptyDraft(), ...draftOfJob(data), copyOf: data.id })
    leave()
  }
  const continues = jobId !== null && draft?.copyOf === jobId
  const fillsForm = data != null && draft !== null && isBlank(draft)
  useEffect(() => {
    if (jobId === null) return
    if (isError) toast.error(t('copyFailed'))
    if (isError || continues) leave()
    else if (fillsForm) take()
  })
  if (jobId === null || isError || continues) return { phase: 'none' }
  if (draft === null || !data || fillsForm) return { phase: 'loading' }
  return { phase: 'choice', title: data.title, take, leave }
}
