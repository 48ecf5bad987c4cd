import type { ShownConfidence } from '#features/assessments/contract/assessments.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import { distanceBetween } from '#features/candidates/server/check-location.ts'
import type { ListedCandidate as CandidateRow } from '#features/candidates/server/list-candidates.ts'
import { linkCv } from '#features/interviews/server/open-cv.ts'
import type { IdealProfile } from '#features/jobs/contract/jobs.ts'
import { shownReport } from '#features/reports/server/shown-report.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type EvaluationNumbers,
  evaluation as evaluationSchema,
  type ListedCandidate,
} from '../contract/candidates.ts'

/** A candidate as a list shows them to readers of the job. */
export function shownCandidate(
  { links, clock }: Pick<Platform, 'links' | 'clock'>,
  job: { location: string; blind: boolean; idealProfile: IdealProfile },
  row: CandidateRow,
): ListedCandidate {
  const person = shownPerson(job, row, clock.now())
  return {
    id: row.id,
    ...person,
    status: row.status,
    group: row.group,
    shortlisted: row.shortlisted,
    askedForPerson: row.askedForPersonAt !== null,
    locationReason: row.locationReason,
    distanceKm: row.locationReason === 'too-far' ? distanceBetween(row.city, job.location) : null,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    cvAwaited: row.cvAwaitedAt !== null && row.status === 'PENDING',
    cvUrl:
      row.cvKey && row.cvKind && !person.hidden
        ? linkCv(
            { links },
            {
              key: row.cvKey,
              kind: row.cvKind,
              person: `${person.firstName} ${person.lastName}`,
              cvOf: { companyId: row.companyId, candidateId: row.id },
            },
          )
        : null,
    ...shownReport({ links }, row, person),
    aiPercentage: row.aiPercentage,
    ...shownAssessment(job.idealProfile, row),
    run: row.runState,
    undoUntil: row.undoUntil && row.undoUntil > clock.now() ? row.undoUntil.toISOString() : null,
  }
}

/** The fields in the order of the reply, with their places in `field_scores`. */
const placeOf = Object.keys(evaluationSchema.shape)
  .map((name) => scoreFields.find((field) => field === name))
  .filter((field) => field !== undefined)
  .map((field) => [field, scoreFields.indexOf(field)] as const)

const asks: Partial<Record<ScoreField, (profile: IdealProfile) => boolean>> = {
  technicalSkillsMatch: ({ skills }) => skills.length > 0,
  experienceMatch: ({ minExperienceYears }) => minExperienceYears > 0,
  languageMatch: ({ preferredLanguages }) => preferredLanguages.length > 0,
  educationMatch: ({ educationLevel }) => educationLevel !== 'Not Required',
}

function shownAssessment(
  profile: IdealProfile,
  row: CandidateRow,
): Pick<ListedCandidate, 'evaluation' | 'assessment'> {
  const { assessmentId, engine, score, fieldScores, aiBand, hasInstructions, hasSharedText } = row
  const { confidence: level, confidenceReasons } = row
  if (assessmentId === null || engine === null) return { evaluation: null, assessment: null }
  const evaluation = { score } as EvaluationNumbers
  for (const [field, at] of placeOf) evaluation[field] = fieldScores?.[at] ?? null
  return {
    evaluation,
    assessment: {
      id: assessmentId,
      engine,
      confidence: level && { level, reasons: confidenceReasons as ShownConfidence['reasons'] },
      aiBand,
      instructions: hasInstructions,
      sharedText: hasSharedText,
      notRequired: scoreFields.filter(
        (field) => evaluation[field] === 100 && asks[field]?.(profile) === false,
      ),
    },
  }
}
