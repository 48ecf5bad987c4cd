import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { getTeamEndpoint } from '../contract/team.ts'
import { failureMessage } from './failure-message.ts'

export type Team = AnswerOf<typeof getTeamEndpoint>
export type TeamUser = Team['users'][number]
export type Invite = Team['invites'][number]

export const teamKey = ['team'] as const

export const useTeam = () =>
  useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call(getTeamEndpoint, { signal }) })

interface Mutation<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /** What to say when it is done. */
  done: (given: Given, answer: Answer) => string
  failed: string
}

/** Changes the team, says the outcome in a toast and loads the team again. */
export function useTeamMutation<Given, Answer>({ send, done, failed }: Mutation<Given, Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, given) => {
      toast.success(done(given, answer))
    },
    onError: (error) => {
      toast.error(failureMessage(error, failed))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamKey }),
  })
}
