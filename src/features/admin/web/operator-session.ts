import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { logOutOperatorEndpoint } from '../contract/operators.ts'

const storedSession = z.object({ token: z.string().check(z.minLength(1)), email: z.string() })
/** The operator signed in on this browser; an employer's session beside it is separate. */
type OperatorSession = z.infer<typeof storedSession>

const key = 'operator-session'
const listeners = new Set<() => void>()
let session: OperatorSession | null | undefined

export function currentOperator(): OperatorSession | null {
  if (session === undefined) session = readStored()
  return session
}

/** Follows the session, in other tabs too. */
export const useOperator = (): OperatorSession | null => useSyncExternalStore(subscribe, currentOperator)

/** Keeps what a successful login answered. */
export const logInHere = (answer: { accessToken: string; email: string }): void =>
  change({ token: answer.accessToken, email: answer.email })

/** Forgets the session on this browser only. */
export const forgetOperator = (): void => change(null)

/** Ends the session on the server and forgets it here; without a connection it is at least forgotten here. */
export async function endOperatorSession(): Promise<void> {
  try {
    await call(logOutOperatorEndpoint, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  } finally {
    forgetOperator()
  }
}

function change(next: OperatorSession | null): void {
  session = next
  try {
    if (next) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // Storage is closed (private window): the session lasts for this page.
  }
  for (const notify of listeners) notify()
}

function readStored(): OperatorSession | null {
  try {
    return storedSession.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

function subscribe(notify: () => void): () => void {
  // A null key says that another tab cleared everything.
  const otherTab = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return
    session = readStored()
    notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', otherTab)
  }
}
