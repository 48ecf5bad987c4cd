import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { call } from '#ui/api/call.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { getJobPlaceEndpoint } from '../contract/job-place.ts'
import { placeTexts } from './place-texts.ts'

/** Says when no distance to the job can be measured. */
export function PlaceNotice({ job }: { job: Job }) {
  const t = useTexts(placeTexts)
  const canEdit = useCanEdit() === true
  const { data } = useQuery({
    queryKey: ['jobs', 'place', job.id, job.location, job.type],
    queryFn: ({ signal }) => call(getJobPlaceEndpoint, { params: { jobId: job.id }, signal }),
  })
  if (data?.known !== false) return null
  return (
    <Notice title={t('title', { place: job.location })} className="mb-6">
      {t('text')}{' '}
      {canEdit && (
        <Link to={`/EditJob/${job.id}`} className={linkStyle}>
          {t('edit')}
        </Link>
      )}
    </Notice>
  )
}
