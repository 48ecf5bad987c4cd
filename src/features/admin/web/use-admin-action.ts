import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { toast } from '#ui/components/toast.ts'
import { auditKey } from './query-keys.ts'

export interface AdminAction<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /** The toast of a success; none where the page itself shows it. */
  done?: string
  failed: string
  /** The list that the action changes; it is fetched again even on failure: another operator may have been first. */
  changes: readonly unknown[]
  onDone?: (answer: Answer) => void
}

/** Runs an action once, however often its button is pressed, and reports the result in a toast. */
export function useAdminAction<Answer, Given = void>(action: AdminAction<Given, Answer>) {
  const { send, done, failed, changes, onDone } = action
  const queries = useQueryClient()
  const running = useRef(false)
  const refetch = () =>
    Promise.all([changes, auditKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      if (done) toast.success(done)
      await refetch()
      onDone?.(answer)
    },
    onError: (thrown) => {
      toast.error(failureMessage(thrown, failed))
      return refetch()
    },
    onSettled: () => {
      running.current = false
    },
  })
  const run = (given: Given) => {
    if (running.current) return
    running.current = true
    mutate(given)
  }
  return { run, busy: isPending, failure: error && failureMessage(error, failed) }
}
