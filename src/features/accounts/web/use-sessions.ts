import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { endOtherSessions, endSession, listSessions } from '../contract.ts'
import { sayFailure } from './read-failure.ts'
import { sessionsTexts as texts } from './settings-texts.ts'

type Sessions = AnswerOf<typeof listSessions>
export type ListedSession = Sessions[number]

const key = ['sessions']

/** Where the user is logged in. What is ended leaves the list at once, and comes back if that failed. */
export function useSessions() {
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSessions, { signal }) })
  const endOne = useEnding<ListedSession>({
    send: ({ id }) => call(endSession, { params: { sessionId: id } }),
    stays: (session, ended) => session.id !== ended.id,
    done: (session) => texts.ended(nameOf(session)),
  })
  const endOthers = useEnding<void>({
    send: () => call(endOtherSessions, {}),
    stays: (session) => session.current,
    done: () => texts.endedOthers,
  })
  return { list, endOne, endOthers }
}

type Ending<Wanted> = {
  send: (wanted: Wanted) => Promise<unknown>
  stays: (session: ListedSession, wanted: Wanted) => boolean
  done: (wanted: Wanted) => string
}

function useEnding<Wanted>({ send, stays, done }: Ending<Wanted>) {
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
      toast.error(sayFailure(error, texts.failed))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export const nameOf = ({ device }: ListedSession): string => device || texts.unknownDevice
