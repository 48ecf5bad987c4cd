import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { jobId as jobIdSchema } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import type { KeptDraft } from '#ui/draft/draft-keeper.ts'
import { readJob } from '../contract.ts'
import { createTexts as texts } from './create-texts.ts'
import { draftOfJob, isBlank, type JobDraft } from './job-draft.ts'

type Copying =
  | { phase: 'none' | 'loading' }
  | { phase: 'choice'; title: string; take: () => void; leave: () => void }

/** `/CreateJob?copy=‹job›` fills the form from that job; over a draft only when the user says so. */
export function useJobCopy(shown: KeptDraft<JobDraft>, replace: (draft: JobDraft) => void): Copying {
  const [search, setSearch] = useSearchParams()
  const asked = jobIdSchema.safeParse(search.get('copy'))
  const jobId = asked.success ? asked.data : null
  const { data, isError } = useQuery({
    queryKey: ['jobs', 'copied', jobId],
    queryFn: ({ signal }) => (jobId ? call(readJob, { params: { jobId }, signal }) : null),
    enabled: jobId !== null,
    retry: false,
  })
  const draft = shown.phase === 'open' ? shown.draft : null
  const leave = () => setSearch({}, { replace: true })
  const take = () => {
    if (data) replace({ ...draftOfJob(data), copyOf: data.id })
    leave()
  }
  const goesOn = jobId !== null && draft?.copyOf === jobId
  const fills = data != null && draft !== null && isBlank(draft)
  useEffect(() => {
    if (jobId === null) return
    if (isError) toast.error(texts.copyFailed)
    if (isError || goesOn) leave()
    else if (fills) take()
  })
  if (jobId === null || isError || goesOn) return { phase: 'none' }
  if (draft === null || !data || fills) return { phase: 'loading' }
  return { phase: 'choice', title: data.title, take, leave }
}
