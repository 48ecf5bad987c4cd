import { useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { CompanyPageData, listOpenJobsEndpoint, OpenJob } from '../contract.ts'

/** Loads a company's open jobs after a known one; throws ApiError. */
export type LoadJobs = (name: string, after: JobId) => Promise<{ jobs: OpenJob[]; last: boolean }>

const route = routeOf<typeof listOpenJobsEndpoint>({ method: 'GET', path: '/api/companies/:name/jobs' })
const loadJobs: LoadJobs = (name, after) => call(route, { params: { name }, query: { after } })

/** The jobs that the page came with, and those loaded since. */
export function useOpenJobs(data: CompanyPageData, load: LoadJobs = loadJobs) {
  const [{ jobs, last }, setShown] = useState({ jobs: data.jobs, last: data.last })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const more = async () => {
    const known = jobs.at(-1)
    if (state === 'loading' || !known) return
    setState('loading')
    try {
      const next = await load(data.slug, known.id)
      setShown({ jobs: [...jobs, ...next.jobs], last: next.last })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { jobs, last, state, more: () => void more() }
}
