import { useQuery } from '@tanstack/react-query'
import type { JobId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { countWaitingEndpoint } from '../contract.ts'
import { noticeTexts } from './notice-texts.ts'

/** Says how many people wait for a place in a job; nothing when nobody does. */
export function WaitingNotice({ jobId }: { jobId: JobId }) {
  const t = useTexts(noticeTexts)
  const { data } = useQuery({
    queryKey: ['jobs', 'waiting', jobId],
    queryFn: ({ signal }) => call(countWaitingEndpoint, { params: { jobId }, signal }),
  })
  if (!data?.count) return null
  return (
    <Notice title={t('title', { count: data.count })} className="mb-6">
      {t('text')}
    </Notice>
  )
}
