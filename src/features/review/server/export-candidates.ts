import { Readable } from 'node:stream'
import type { QueryOf } from '#contract/endpoint.ts'
import type { CompanyId, JobId } from '#contract/ids.ts'
import { defineTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { confidenceTexts, type ShownConfidence } from '#features/assessments/contract/assessments.ts'
import { listCandidatePage } from '#features/candidates/server/list-candidates.ts'
import { getJobWithCounts } from '#features/jobs/server/get-job-with-counts.ts'
import { scoreFields } from '#features/scoring/weights.ts'
import { type CsvCell, csvLine, csvStart } from '#platform/csv/csv-line.ts'
import type { FileAnswer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { exportCandidatesEndpoint, ListedCandidate } from '../contract/candidates.ts'
import { fieldOf } from './list-job-candidates.ts'
import { shownCandidate } from './shown-candidate.ts'

const exportTexts = defineTexts('review.export', {
  fileName: 'Candidates for {job}',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  status: 'Status',
  'status.PENDING': 'Pending',
  'status.ACCEPTED': 'Invited',
  'status.REJECTED': 'Rejected',
  'status.UNDER_REVIEW': 'Under review',
  'status.WITHDRAWN': 'Withdrawn',
  'status.HIRED': 'Hired',
  shortlisted: 'Shortlisted',
  registeredAt: 'Registered',
  completedAt: 'Interview completed',
  score: 'Score',
  technicalSkillsMatch: 'Technical skills',
  mindsetScore: 'Mindset',
  cultureFit: 'Culture fit',
  communicationSkills: 'Communication',
  potentialScore: 'Potential',
  experienceMatch: 'Experience',
  languageMatch: 'Languages',
  seniorityMatch: 'Seniority',
  educationMatch: 'Education',
  note: 'Average answer score',
  aiPercentage: 'AI-written text, 0 to 100',
  confidence: 'Confidence in the scores',
  confidenceReasons: 'Why confidence is not high',
  yes: 'Yes',
  no: 'No',
})
const t = translatorOf(exportTexts)
const sayConfidence = translatorOf(confidenceTexts)

type Deps = Pick<Platform, 'db' | 'links' | 'clock'>
type Filters = QueryOf<typeof exportCandidatesEndpoint>

const batchSize = 1_000

/** The filtered candidates of a job as CSV in the order of the list, made while it is sent. Throws NOT_FOUND. */
export async function exportCandidates(
  deps: Deps,
  companyId: CompanyId,
  jobId: JobId,
  filters: Filters,
): Promise<FileAnswer> {
  const { title } = await deps.db.forCompany(companyId, (tx) => getJobWithCounts(tx, companyId, jobId))
  return {
    stream: Readable.from(linesOf(deps, companyId, jobId, filters)),
    size: null,
    contentType: 'text/csv; charset=utf-8',
    name: `${t('fileName', { job: title })}.csv`,
    disposition: 'attachment',
  }
}

async function* linesOf(deps: Deps, companyId: CompanyId, jobId: JobId, filters: Filters) {
  yield csvStart + csvLine(columns.map((column) => t(column)))
  let after: { key: string; id: string } | null = null
  do {
    const batch: Batch = await readBatch(deps, companyId, jobId, { filters, after })
    yield batch.candidates.map((candidate) => csvLine(cellsOf(candidate))).join('')
    after = batch.next
  } while (after)
}

interface Batch {
  candidates: ListedCandidate[]
  next: { key: string; id: string } | null
}

/** Each batch in a transaction of its own: a slow reader holds no connection. */
function readBatch(
  { db, ...deps }: Deps,
  companyId: CompanyId,
  jobId: JobId,
  { filters, after }: { filters: Filters; after: Batch['next'] },
): Promise<Batch> {
  return db.forCompany(companyId, async (tx) => {
    const job = await getJobWithCounts(tx, companyId, jobId)
    const { content, next } = await listCandidatePage(tx, companyId, jobId, {
      ...filters,
      blind: job.blind,
      now: deps.clock.now(),
      field: fieldOf(filters),
      page: 0,
      size: batchSize,
      after: after ?? undefined,
      isBounded: false,
    })
    return { candidates: content.map((row) => shownCandidate(deps, job, row)), next }
  })
}

const columns = [
  ...(['firstName', 'lastName', 'email', 'phone', 'city', 'status', 'shortlisted'] as const),
  ...(['registeredAt', 'completedAt', 'score'] as const),
  ...scoreFields,
  ...(['aiPercentage', 'confidence', 'confidenceReasons'] as const),
] as const

function cellsOf(candidate: ListedCandidate): CsvCell[] {
  const { firstName, lastName, email, phone, city, status, shortlisted, evaluation } = candidate
  return [
    ...[firstName, lastName, email, phone, city, t(`status.${status}`), t(shortlisted ? 'yes' : 'no')],
    ...[candidate.createdAt, candidate.appliedAt, evaluation?.score ?? null],
    ...scoreFields.map((field) => evaluation?.[field] ?? null),
    candidate.aiPercentage,
    ...confidenceCells(candidate.assessment?.confidence ?? null),
  ]
}

const confidenceCells = (confidence: ShownConfidence | null): CsvCell[] =>
  confidence === null
    ? [null, null]
    : [
        sayConfidence(`level.${confidence.level}`),
        confidence.reasons.map((reason) => sayConfidence(`reason.${reason}`)).join(' ') || null,
      ]
