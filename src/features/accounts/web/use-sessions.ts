import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '../contract/account.ts'
import { failureMessage } from './failure-message.ts'
import { sessionsTexts } from './settings-texts.ts'

type Sessions = AnswerOf<typeof listSessionsEndpoint>
export type ListedSession = Sessions[number]

const key = ['sessions']

/** Where the user is logged in. What is ended leaves the list at once, and comes back if that failed. */
export function useSessions() {
  const t = useTexts(sessionsTexts)
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSessionsEndpoint, { signal }) })
  const endOne = useEnding<ListedSession>({
    send: ({ id }) => call(endSessionEndpoint, { params: { sessionId: id } }),
    stays: (session, ended) => session.id !== ended.id,
    done: (session) => t('ended', { device: session.device || t('unknownDevice') }),
  })
  const endOthers = useEnding<void>({
    send: () => call(endOtherSessionsEndpoint, {}),
    stays: (session) => session.current,
    done: () => t('endedOthers'),
  })
  return { list, endOne, endOthers }
}

type Ending<Wanted> = {
  send: (wanted: Wanted) => Promise<unknown>
  stays: (session: ListedSession, wanted: Wanted) => boolean
  done: (wanted: Wanted) => string
}

function useEnding<Wanted>({ send, stays, done }: Ending<Wanted>) {
  const t = useTexts(sessionsTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onMutate: async (wanted: Wanted) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<Sessions>(key)
      queries.setQueryData<Sessions>(key, (now) => now?.filter((session) => stays(session, wanted)))
      return { before }
    },
    onSuccess: (_answer, wanted) => toast.success(done(wanted)),
    onError: (error, _wanted, context) => {
      queries.setQueryData(key, context?.before)
      toast.error(failureMessage(error, t('failed')))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
