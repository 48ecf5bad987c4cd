import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { Container } from '#ui/layout/container.tsx'
import { type ListedCandidate, listJobCandidatesEndpoint } from '../contract/candidates.ts'
import { CandidateLoading } from './candidate-loading.tsx'
import { candidatesKey } from './use-job-candidates.ts'

// Its code and its data are fetched side by side.
const view = import('./candidate-view.tsx')
const CandidateView = lazy(async () => ({ default: (await view).CandidateView }))

/** `/Dashboard/:jobId/:candidateId`. The query is the list's own, so that the way back finds it as it was. */
export function CandidatePage() {
  const { jobId, candidateId } = useParams() as { jobId: JobId; candidateId: CandidateId }
  const { search } = useLocation()
  const navigate = useNavigate()
  const ids = useListOrder(jobId)
  const here = ids.indexOf(candidateId)
  const addressAt = (at: number) =>
    here === -1 || ids[at] === undefined ? null : `/Dashboard/${jobId}/${ids[at]}${search}`
  const ofList = new URLSearchParams(search)
  ofList.set('job', jobId)
  return (
    <Container className="bg-paper print:bg-transparent py-6 sm:py-8 print:max-w-none print:p-0">
      <Suspense fallback={<CandidateLoading whole />}>
        <CandidateView
          candidateId={candidateId}
          back={`/Dashboard?${ofList}`}
          previous={addressAt(here - 1)}
          next={addressAt(here + 1)}
          onGo={(address) => void navigate(address)}
        />
      </Suspense>
    </Container>
  )
}

const maxListed = 100

/** The candidates in the order of the list last seen; without one the newest first. */
function useListOrder(jobId: JobId): CandidateId[] {
  const queries = useQueryClient()
  const queryKey = [...candidatesKey, jobId]
  const seen = queries
    .getQueryCache()
    .findAll({ queryKey, exact: false })
    .map(({ state }) => state)
    .filter(({ data }) => hasPages(data))
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0]?.data
  const listed = hasPages(seen) ? seen.pages.flatMap(({ content }) => content) : null
  const { data } = useQuery({
    queryKey: ['candidate-order', jobId],
    enabled: listed === null,
    queryFn: ({ signal }) =>
      call(listJobCandidatesEndpoint, {
        params: { jobId },
        query: { size: maxListed, search: '', page: 0, sortBy: 'createdAt', sortDir: 'desc' },
        signal,
      }),
  })
  return (listed ?? data?.content ?? []).map(({ id }) => id)
}

type Listed = { pages: { content: ListedCandidate[] }[] }
const hasPages = (data: unknown): data is Listed =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
