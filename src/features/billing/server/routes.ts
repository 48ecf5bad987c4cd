import { type Route, route } from '#platform/http/route.ts'
import { listPlans } from '../contract.ts'
import { loadPlans } from './load-plans.ts'

export const routes: Route[] = [
  route(listPlans, async ({ platform }) => {
    const plans = await loadPlans(platform)
    return plans.map(({ id, name, priceUsd, postings, candidatesPerJob, features }) => ({
      id,
      name,
      price: priceUsd,
      numOfJobs: postings,
      maxCandidates: candidatesPerJob,
      features,
    }))
  }),
]
