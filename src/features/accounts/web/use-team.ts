import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { getTeamEndpoint } from '../contract/team.ts'

export type Team = AnswerOf<typeof getTeamEndpoint>
export type TeamUser = Team['users'][number]
export type Invite = Team['invites'][number]

export const teamKey = ['team'] as const

export const useTeam = () =>
  useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call(getTeamEndpoint, { signal }) })
