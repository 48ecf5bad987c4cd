import type { ReplyOf } from '#contract/endpoint.ts'
import type { CompanyId, JobId } from '#contract/ids.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import type { getAdverseImpactEndpoint } from '../../contract/job-reports.ts'
import { attributes, selfDescriptionChoices } from '../../contract/self-description-choices.ts'
import { compareGroups } from './rules.ts'
import { countSelfDescriptions } from './store.ts'

/** How the groups of a job's candidates fared, as far as they are large enough. Throws NOT_FOUND. */
export function getAdverseImpact(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  jobId: JobId,
): Promise<ReplyOf<typeof getAdverseImpactEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    await getJob(tx, companyId, jobId)
    const published = await countSelfDescriptions(tx, companyId, jobId)
    const figures = Map.groupBy(published?.figures ?? [], ({ attribute }) => attribute)
    return {
      countedAt: published?.countedAt.toISOString() ?? null,
      attributes: attributes.map((attribute) => {
        const order: readonly string[] = selfDescriptionChoices[attribute]
        const groups = compareGroups(figures.get(attribute) ?? [])
        return { attribute, groups: groups.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group)) }
      }),
    }
  })
}
