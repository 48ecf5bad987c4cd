import { readFileSync } from 'node:fs'
import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import type { JobType, Seniority } from '../src/features/jobs/contract/options.ts'
import type { JobBrief } from '../src/features/question-sets/server/questions/job-brief.ts'

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

const offersIn = (folder: string, languages: readonly Language[]): JobFixture[] =>
  languages.flatMap(
    (one) =>
      JSON.parse(readFileSync(new URL(`./${folder}/${one}.json`, import.meta.url), 'utf8')) as JobFixture[],
  )

/** Job offers written for this project: fifteen in each language, or sixty of all. */
export const jobFixtures = (language?: Language): JobFixture[] =>
  offersIn('jobs', language ? [language] : interviewLanguages)

/** Sixty others, written by somebody who knew neither the library nor the offers above. */
export const offersRead = (): JobFixture[] => offersIn('offers-read', interviewLanguages)

/** What the writer of an interview gets to know of a job when it is held in a language. */
export function briefOf(job: JobFixture, language: Language): JobBrief {
  const { id, years, education: _, company, ...rest } = job
  return {
    ...rest,
    jobId: id,
    language,
    minExperienceYears: years,
    company: { ...company, description: '' },
  }
}
