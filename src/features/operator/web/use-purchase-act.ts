import { useState } from 'react'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { auditKey, purchasesKey } from './desk-keys.ts'
import { useDeskAct } from './use-desk-act.ts'

interface Act<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  done?: () => string
  failed: string
  onDone?: () => void
}

/** Decides a purchase. What came to nothing stays said in the dialog; `over` when there is nothing left to decide. */
export function usePurchaseAct<Given, Answer>({ send, done, failed, onDone }: Act<Given, Answer>) {
  const [failure, setFailure] = useState<{ message: string; over: boolean } | null>(null)
  const { act, busy, answer } = useDeskAct({ send, done, failed, changes: [purchasesKey, auditKey] })
  const decide = (given: Given) => {
    setFailure(null)
    act(given, {
      ...(onDone ? { onSuccess: onDone } : {}),
      onError: (error) =>
        setFailure({
          message: sayFailure(error, failed),
          over: error instanceof ApiError && error.status === 409,
        }),
    })
  }
  return { decide, busy, answer, failure }
}
