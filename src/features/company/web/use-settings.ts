import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { getSettingsAddress } from '../contract/addresses.ts'
import type { getSettingsEndpoint } from '../contract/settings.ts'

const route = routeOf<typeof getSettingsEndpoint>(getSettingsAddress)

export type Settings = AnswerOf<typeof getSettingsEndpoint>

/** The name people read. */
export const companyNameOf = ({ name, fullName }: Pick<Settings, 'name' | 'fullName'>) => fullName ?? name

/** Names what is kept of the settings, so that a change can ask for them again. */
export const settingsKey = ['settings'] as const

/** The signed-in user and their company; loaded at most once a minute. */
export const useSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(route, { signal }),
    staleTime: 60_000,
  })
