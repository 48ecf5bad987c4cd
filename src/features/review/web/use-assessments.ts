import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import { assessAgain, listAssessments, readAssessment } from '#features/assessments/contract.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { candidatesKey } from './use-job-candidates.ts'

/** What the ledger holds of a candidate, asked for anew when `latest` is another one. */
export function useAssessments(candidateId: CandidateId, latest: AssessmentId | null) {
  return useQuery({
    queryKey: ['assessments', candidateId, latest],
    queryFn: ({ signal }) => call(listAssessments, { params: { candidateId }, signal }),
  })
}

/** One result of the ledger; it never changes. */
export function useAssessment(candidateId: CandidateId, assessmentId: AssessmentId) {
  return useQuery({
    queryKey: ['assessment', candidateId, assessmentId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(readAssessment, { params: { candidateId, assessmentId }, signal }),
  })
}

/** Has a candidate scored again; the list of candidates then shows that it is under way, and its end. */
export function useScoreAgain(candidateId: CandidateId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(assessAgain, { params: { candidateId } }),
    onSuccess: () => toast.success('Scoring again. The new result appears here by itself.'),
    onError: (error) =>
      toast.error(
        error instanceof ApiError ? error.message : 'Scoring again could not be started. Please try again.',
      ),
    // Also when it was under way already.
    onSettled: () => queries.invalidateQueries({ queryKey: candidatesKey }),
  })
}
