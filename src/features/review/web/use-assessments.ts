import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import {
  assessAgainEndpoint,
  listAssessmentsEndpoint,
  readAssessmentEndpoint,
} from '#features/assessments/contract.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { reviewTexts } from './texts.ts'
import { candidatesKey } from './use-job-candidates.ts'

/** A candidate's score history, loaded again when `latest` changes. */
export function useAssessments(candidateId: CandidateId, latest: AssessmentId | null) {
  return useQuery({
    queryKey: ['assessments', candidateId, latest],
    queryFn: ({ signal }) => call(listAssessmentsEndpoint, { params: { candidateId }, signal }),
  })
}

/** One assessment; it never changes. */
export function useAssessment(candidateId: CandidateId, assessmentId: AssessmentId) {
  return useQuery({
    queryKey: ['assessment', candidateId, assessmentId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(readAssessmentEndpoint, { params: { candidateId, assessmentId }, signal }),
  })
}

/** Scores a candidate again; the list of candidates shows the progress. */
export function useScoreAgain(candidateId: CandidateId) {
  const t = useTexts(reviewTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(assessAgainEndpoint, { params: { candidateId } }),
    onSuccess: () => toast.success(t('scoringAgain')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('scoreAgainFailed')),
    // Also after a refusal: a run may be under way already.
    onSettled: () => queries.invalidateQueries({ queryKey: candidatesKey }),
  })
}
