import { type Route, route } from '#platform/http/route.ts'
import { listOpenJobsEndpoint } from '../contract.ts'
import { loadOpenJobs } from './load-company.ts'

export const routes: Route[] = [
  route(listOpenJobsEndpoint, ({ platform, params, query }) =>
    loadOpenJobs(platform, params.name, query.after),
  ),
]
