import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { toast } from '#ui/components/toast.ts'

interface Act<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /** What to say when it is done; nothing where the page itself says it. */
  done?: (() => string) | undefined
  failed: string
  /** What the act changes, asked for again whatever came of it: somebody else may have acted first. */
  changes: readonly (readonly unknown[])[]
}

/** Does something at the desk once, however often it is pressed, and says what came of it. */
export function useDeskAct<Given, Answer>({ send, done, failed, changes }: Act<Given, Answer>) {
  const queries = useQueryClient()
  const running = useRef(false)
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: () => {
      if (done) toast.success(done())
    },
    onError: (error) => {
      toast.error(sayFailure(error, failed))
    },
    onSettled: async () => {
      running.current = false
      await Promise.all(changes.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
  const act = (
    given: Given,
    then: { onSuccess?: (answer: Answer) => void; onError?: (error: Error) => void } = {},
  ) => {
    if (running.current) return
    running.current = true
    mutation.mutate(given, then)
  }
  return { act, busy: mutation.isPending, answer: mutation.data }
}
