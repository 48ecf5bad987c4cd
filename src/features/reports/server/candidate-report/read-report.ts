import { createHmac } from 'node:crypto'
import type { EmployerLanguage } from '#contract/languages.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type {
  CandidateSummary,
  Evaluation,
  ShownRequirement,
} from '#features/assessments/contract/assessments.ts'
import { listAskedQuestions } from '#features/assessments/server/list-asked-questions.ts'
import { listEvaluations } from '#features/assessments/server/list-evaluations.ts'
import { summarizeCandidate } from '#features/assessments/server/summarize-candidate.ts'
import { type ShownPerson, shownPerson } from '#features/candidates/server/blind-review.ts'
import { findCandidate } from '#features/candidates/server/get-candidate.ts'
import { redactReply } from '#features/candidates/server/redact-person.ts'
import type { TranscriptFollowUp } from '#features/interviews/contract/transcript.ts'
import { getTranscript } from '#features/interviews/server/get-transcript.ts'
import { getJob, type KnownJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { codeAlphabet, codeLength } from '../../contract/check-code.ts'
import type { MadeReport } from '../store.ts'
import type { ReportRow } from '../tables.ts'

/** All that a report says; where blind review hides the candidate, without a word that names them. */
export interface ReportContent {
  /** Of the one who asked for it. */
  language: EmployerLanguage
  brand: string
  /** The address of the page that verifies the check code. */
  verifyAt: string
  date: Date
  timeZone: string
  person: ShownPerson
  appliedAt: Date | null
  job: Pick<KnownJob, 'title' | 'location' | 'language'>
  evaluation: Evaluation
  summary: CandidateSummary
  requirements: ShownRequirement[]
  questions: string[]
  /** Each with the answer to its follow-up at its end. */
  answers: string[]
  /** One for each question, null where none was asked. */
  followUps: (TranscriptFollowUp | null)[]
  made: Omit<MadeReport, 'fileKey' | 'sha256'>
}

/** Reads a report's content; null when the candidate is gone, or the assessment cannot be read. */
export async function readReport(
  platform: Pick<Platform, 'config' | 'clock' | 'links'>,
  tx: Tx,
  { companyId, candidateId, requestedAt, language: spoken }: ReportRow,
): Promise<ReportContent | null> {
  const { clock, config, links } = platform
  const candidate = await findCandidate(tx, companyId, candidateId)
  if (!candidate) return null
  const known = await listEvaluations(platform, tx, companyId, [candidateId])
  const evaluation = known.get(candidateId)?.evaluation
  if (!evaluation) return null
  const job = await getJob(tx, companyId, candidate.jobId)
  const company = await getCompany(tx, companyId)
  const { questions, answers, followUps, cv } = await getTranscript(tx, companyId, candidateId)
  const asked = await listAskedQuestions(tx, { companyId, jobId: job.id }, questions)
  const read = summarizeCandidate({ evaluation, job, questions: asked, answers, cvText: cv?.text ?? null })
  const person = shownPerson(job, candidate, clock.now())
  const { title, location, language } = job
  const said = redactReply(job, candidate, clock.now(), {
    evaluation,
    ...read,
    questions,
    answers,
    followUps,
  })
  const content = {
    ...said,
    language: spoken,
    brand: config.BRAND_NAME,
    verifyAt: links.page('/verify-report'),
    timeZone: company.timeZone,
    person,
    appliedAt: candidate.appliedAt,
    job: { title, location, language },
  }
  const made = {
    assessmentId: evaluation.id,
    hidden: person.hidden,
    companyName: company.name,
    jobTitle: title,
    engineVersion: evaluation.engineVersion,
    rubricVersion: evaluation.rubricVersion,
  }
  const code = codeOf(config.secretKey, { candidateId, ...content, ...made })
  return { ...content, date: requestedAt, made: { ...made, code } }
}

/** Follows from all that the report says but its date: nobody without the secret key makes one that fits. */
function codeOf(secretKey: string, content: object): string {
  const digest = createHmac('sha256', secretKey)
    .update(`report-code\n${JSON.stringify(content)}`)
    .digest()
  // 256 divides by 32: each byte is as likely to become one letter as another.
  return [...digest.subarray(0, codeLength)].map((byte) => codeAlphabet[byte % 32]).join('')
}
