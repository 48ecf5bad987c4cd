import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/components/toast.ts'
import { failureMessage } from './failure-message.ts'

interface Change<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /** The toast of a success. */
  done: (given: Given, answer: Answer) => string
  failed: string
  /** The query that is loaded again, whatever the result. */
  changes: QueryKey
}

/** Sends a change, reports its result in a toast and loads again what it changed. */
export function useChange<Given, Answer>({ send, done, failed, changes }: Change<Given, Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, given) => void toast.success(done(given, answer)),
    onError: (error) => void toast.error(failureMessage(error, failed)),
    onSettled: () => queries.invalidateQueries({ queryKey: changes }),
  })
}
