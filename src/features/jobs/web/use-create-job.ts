import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { createJob, type NewJob } from '../contract.ts'
import { createTexts } from './create-texts.ts'
import { outcomeOf } from './posting-outcome.ts'
import { canPostKey } from './use-can-post.ts'
import { companyJobsKey } from './use-company-jobs.ts'

/** Posts the job; the list is asked for again, and after a refusal whether posting is allowed at all. */
export function useCreateJob() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (offer: NewJob) => call(createJob, { body: offer }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: companyJobsKey })
    },
    onError: (error) => {
      if (outcomeOf(error) !== 'UNKNOWN_ERROR') void queries.invalidateQueries({ queryKey: canPostKey })
    },
  })
}

/** What the server said, where it said something. */
export function failureOf(error: unknown): string {
  const said = error instanceof ApiError && error.status > 0 ? error.message : ''
  return said || createTexts.unknownError
}
