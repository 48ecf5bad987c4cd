import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { type Job, listCompanyJobs } from '../contract.ts'

const soonMs = 2_000
const laterMs = 20_000
const freshForMs = 120_000

/** Names what is kept of the company's jobs, so that a change can ask for them again. */
export const companyJobsKey = ['jobs', 'company'] as const

/** When to look again: soon while a new job's questions are written, seldom when that takes long, else never. */
export function nextLook(jobs: readonly Pick<Job, 'interviewState' | 'createdAt'>[], now: number) {
  const preparing = jobs.filter((job) => job.interviewState === 'preparing')
  if (preparing.length === 0) return false
  const fresh = preparing.some((job) => now - Date.parse(job.createdAt) < freshForMs)
  return fresh ? soonMs : laterMs
}

/** The company's jobs; asks again by itself until every interview is ready. */
export function useCompanyJobs() {
  return useQuery({
    queryKey: companyJobsKey,
    queryFn: ({ signal }) => call(listCompanyJobs, { signal }),
    refetchInterval: ({ state }) => nextLook(state.data?.jobs.map(({ job }) => job) ?? [], Date.now()),
  })
}
