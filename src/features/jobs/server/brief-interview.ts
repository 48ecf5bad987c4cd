import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import type { Tx } from '#platform/database/database.ts'
import type { InterviewBrief } from './questions/interview-brief.ts'
import type { JobRow } from './tables.ts'

/** What the writer of a job's interview may know. */
export async function briefInterview(tx: Tx, job: JobRow): Promise<InterviewBrief> {
  const profile = await getCompanyProfile(tx, job.companyId)
  const { skills, softSkills, seniorityLevel, industryBackground, minExperienceYears } = job.idealProfile
  return {
    jobId: job.id,
    title: job.title,
    description: job.description,
    type: job.type,
    language: job.interviewLanguage,
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
