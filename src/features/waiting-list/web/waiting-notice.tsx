import { useQuery } from '@tanstack/react-query'
import type { JobId } from '#contract/ids.ts'
import { defineTexts } from '#contract/texts/define-texts.ts'
import { call } from '#ui/api/call.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { countWaitingEndpoint } from '../contract.ts'

const noticeTexts = defineTexts('waiting-notice', {
  title: '{count, plural, one {# person waits for a place} other {# people wait for a place}}',
  text: 'The next in line is told by email as soon as a place is free: when a started interview is given up for two days, or a candidate withdraws or is rejected before completing it.',
})

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
