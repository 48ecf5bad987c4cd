import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '#features/accounts/web/use-session.ts'
import { call } from '#ui/api/call.ts'
import {
  type DoneSteps,
  getFirstStepsEndpoint,
  markFirstStepEndpoint,
  type OwnStep,
} from '../contract/first-steps.ts'

const firstStepsKey = ['jobs', 'first-steps'] as const

/** What the company has done before its first candidate, beside what its jobs tell. */
export const useDoneSteps = () =>
  useQuery({
    queryKey: firstStepsKey,
    queryFn: ({ signal }) => call(getFirstStepsEndpoint, { signal }),
  })

/** Marks a step as done for the whole company; one that could not be marked stays open. */
export function useMarkStep(): (step: OwnStep) => void {
  const queries = useQueryClient()
  const { role, demo } = useSession()
  const mayMark = role !== null && role !== 'VIEWER' && demo === null
  return useCallback(
    (step) => {
      if (!mayMark || queries.getQueryData<DoneSteps>(firstStepsKey)?.[step]) return
      call(markFirstStepEndpoint, { body: { step } }).then(
        (done) => queries.setQueryData(firstStepsKey, done),
        () => undefined,
      )
    },
    [mayMark, queries],
  )
}
