import { useQuery } from '@tanstack/react-query'
import { matchPath, useLocation, useSearchParams } from 'react-router'
import { listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { companyJobsKey } from '#features/jobs/web/use-company-jobs.ts'
import { call } from '#ui/api/call.ts'

const shownJobs = 100
const staleMs = 30_000

/** The newest open jobs with what waits in them; asked for again with every change of jobs. */
export const useShellJobs = (enabled: boolean) =>
  useQuery({
    queryKey: [...companyJobsKey, 'shell'],
    queryFn: ({ signal }) =>
      call(listCompanyJobsEndpoint, { query: { status: 'open', page: 0, size: shownJobs }, signal }),
    enabled,
    staleTime: staleMs,
    refetchInterval: staleMs * 2,
  })

/** The job that the current page is about, and the address of the same page for another job. */
export function useJobOfPage() {
  const { pathname, search } = useLocation()
  const [address] = useSearchParams()
  const ofDashboard = matchPath({ path: '/Dashboard/*', caseSensitive: false }, pathname)
  const ofJob = matchPath({ path: '/Jobs/:jobId', caseSensitive: false }, pathname)
  return {
    current:
      ofJob?.params.jobId ??
      (ofDashboard ? ofDashboard.params['*']?.split('/')[0] || address.get('job') : null),
    addressFor: (jobId: string): string => {
      if (ofDashboard) return `/Dashboard?job=${jobId}`
      return `/Jobs/${jobId}${ofJob ? search : ''}`
    },
  }
}
