import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { toast } from '#ui/components/toast.ts'
import { auditKey } from './query-keys.ts'

interface Action<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /** The toast of a success; none where the page itself shows it. */
  done?: () => string
  failed: string
  /** The list that the action changes. It is fetched again whatever the result: another operator may have been first. */
  changes: readonly unknown[]
  onDone?: () => void
}

/** `over`: the server refused for good, so that trying again is pointless. */
export type ActionFailure = { message: string; over: boolean }

/** Runs an action once, however often its button is pressed, and reports the result in a toast. */
export function useAdminAction<Given, Answer>({
  send,
  done,
  failed,
  changes,
  onDone,
}: Action<Given, Answer>) {
  const queries = useQueryClient()
  const running = useRef(false)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      if (done) toast.success(done())
    },
    onError: (thrown) => {
      toast.error(failureMessage(thrown, failed))
    },
    onSettled: async (_answer, thrown) => {
      running.current = false
      await Promise.all([changes, auditKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
      if (!thrown) onDone?.()
    },
  })
  const act = (given: Given) => {
    if (running.current) return
    running.current = true
    mutate(given)
  }
  const failure: ActionFailure | null = error && {
    message: failureMessage(error, failed),
    over: error instanceof ApiError && error.status === 409,
  }
  return { act, busy: isPending, answer: data, failure }
}
