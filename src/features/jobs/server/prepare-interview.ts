import type { CompanyId, JobId } from '#contract/ids.ts'
import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import type { Platform } from '#platform/platform.ts'
import { writeInterview } from './questions/write-interview.ts'
import { lockJobRow, replaceQuestions } from './store.ts'

/** Writes a job's questions unless they stand already, so that running it twice changes nothing. */
export async function prepareInterview(
  { db }: Pick<Platform, 'db'>,
  { companyId, jobId }: { companyId: CompanyId; jobId: JobId },
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    const job = await lockJobRow(tx, companyId, jobId)
    if (!job || job.interviewState === 'ready') return
    const profile = await getCompanyProfile(tx, companyId)
    const { skills, softSkills, seniorityLevel, industryBackground, minExperienceYears } = job.idealProfile
    const questions = writeInterview({
      jobId,
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
    })
    await replaceQuestions(tx, companyId, jobId, questions)
  })
}
