import { createHash } from 'node:crypto'
import type { AssessmentInput } from './assessment.ts'
import type { Evidence } from './verify-quote.ts'

/** The fingerprint of the content that decides the scores: the job, the questions, the redacted texts, the month. */
export function contentHashOf(input: AssessmentInput, evidence: Evidence): string {
  const { idealProfile, ...job } = input.job
  return sha256([
    [job.title, job.description, job.language, job.industry, job.companyValues],
    [
      idealProfile.skills,
      idealProfile.minExperienceYears,
      idealProfile.educationLevel,
      idealProfile.preferredLanguages,
      idealProfile.softSkills,
      idealProfile.seniorityLevel,
      idealProfile.industryBackground,
    ],
    input.questions.map(({ text, competency = '', measures = [], keyPoints = [] }) => [
      text,
      competency,
      measures,
      keyPoints,
    ]),
    evidence.answers.map((answer) => answer.text),
    evidence.cv?.text ?? null,
    monthOf(input.now),
  ])
}

/** The content's fingerprint for an engine of some versions. Two candidates who differ only in what is redacted share it. */
export function hashOf(
  { contentHash }: { contentHash: string },
  { engine, rubric }: { engine: string; rubric: string },
): string {
  return sha256([engine, rubric, contentHash])
}

const sha256 = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Months since year 0, in UTC. */
export function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
