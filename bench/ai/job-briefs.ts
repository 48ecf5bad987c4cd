import { readFileSync } from 'node:fs'
import { interviewLanguages, type Language } from '#contract/languages.ts'
import type { JobType, Seniority } from '#features/jobs/contract.ts'
import type { InterviewBrief } from '#features/jobs/server/questions/interview-brief.ts'

/** A job offer as the fixtures keep it. */
export interface JobFixture {
  id: string
  title: string
  description: string
  type: JobType
  seniority: Seniority
  industry: string
  years: number
  education: string
  skills: string[]
  softSkills: string[]
  company: { name: string; values: string[] }
}

/** Sixty job offers written for this project, fifteen in each language. */
export function jobFixtures(): JobFixture[] {
  return interviewLanguages.flatMap(
    (language) =>
      JSON.parse(readFileSync(new URL(`./jobs/${language}.json`, import.meta.url), 'utf8')) as JobFixture[],
  )
}

/** What the writer of an interview gets to know of a job when it is held in a language. */
export function briefOf(job: JobFixture, language: Language): InterviewBrief {
  const { id, years, education: _, company, ...rest } = job
  return {
    ...rest,
    jobId: id,
    language,
    minExperienceYears: years,
    company: { ...company, description: '' },
  }
}
