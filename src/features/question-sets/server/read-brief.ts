import type { CompanyId } from '#contract/ids.ts'
import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import type { KnownJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { JobBrief } from './questions/job-brief.ts'

/** All that the writer of a job's questions may know. */
export async function readBrief(tx: Tx, companyId: CompanyId, job: KnownJob): Promise<JobBrief> {
  const profile = await getCompanyProfile(tx, companyId)
  const { skills, softSkills, seniorityLevel, industryBackground, minExperienceYears } = job.idealProfile
  return {
    jobId: job.id,
    title: job.title,
    description: job.description,
    type: job.type,
    language: job.language,
    skills,
    softSkills,
    seniority: seniorityLevel,
    industry: industryBackground,
    minExperienceYears,
    company: {
      name: profile?.name ?? '',
      description: profile?.description ?? '',
      values: profile?.values ?? [],
    },
  }
}
