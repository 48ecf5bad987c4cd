import { useSyncExternalStore } from 'react'

/** The operator signed in on this browser; an employer's session beside it is another matter. */
export interface OperatorSession {
  token: string
  email: string
}

// Apart from the keys of an employer's session.
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

/** Forgets the session on this browser; ending it on the server is a call of its own. */
export const forgetOperator = (): void => change(null)

function change(next: OperatorSession | null): void {
  session = next
  try {
    if (next) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // Storage is closed (private window): the session lasts for this page.
  }
  for (const tell of listeners) tell()
}

function readStored(): OperatorSession | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('token' in stored)) return null
    const { token } = stored
    if (typeof token !== 'string' || token === '') return null
    return { token, email: 'email' in stored && typeof stored.email === 'string' ? stored.email : '' }
  } catch {
    return null
  }
}

function subscribe(tell: () => void): () => void {
  // A null key says that another tab cleared everything.
  const otherTab = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return
    session = readStored()
    tell()
  }
  listeners.add(tell)
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', otherTab)
  }
}
