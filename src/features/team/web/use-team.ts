import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { getTeam } from '../contract.ts'

export type Team = AnswerOf<typeof getTeam>
export type TeamUser = Team['users'][number]
export type Invite = Team['invites'][number]

/** Names what is kept of the team, so that a change can ask for it again. */
export const teamKey = ['team'] as const

export const useTeam = () =>
  useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call(getTeam, { signal }) })

interface Act<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /** What to say when it is done. */
  done: (given: Given, answer: Answer) => string
  failed: string
}

/** Does something to the team, says what came of it and asks for the team again, whatever came of it. */
export function useTeamAct<Given, Answer>({ send, done, failed }: Act<Given, Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, given) => {
      toast.success(done(given, answer))
    },
    onError: (error) => {
      toast.error(sayFailure(error, failed))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamKey }),
  })
}
