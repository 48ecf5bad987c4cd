import { useSyncExternalStore } from 'react'

export type OnBoardingStatus = 'PENDING' | 'COMPLETED'

/** Who is signed in on this browser. */
export interface Session {
  token: string | null
  authenticated: boolean
  userId: string | null
  onBoardingStatus: OnBoardingStatus | null
}

const signedOut: Session = { token: null, authenticated: false, userId: null, onBoardingStatus: null }
const names = ['token', 'userId', 'onBoardingStatus'] as const
const listeners = new Set<() => void>()
let session: Session | null = null

/** The session as it is now; signed out on the server. */
export function currentSession(): Session {
  session ??= readStored()
  return session
}

/** Follows the session, in other tabs too. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, () => signedOut)

/** Keeps what a successful login answered. */
export function login(answer: {
  accessToken: string
  userId: string
  onBoardingStatus: OnBoardingStatus
}): void {
  change({
    token: answer.accessToken,
    authenticated: true,
    userId: answer.userId,
    onBoardingStatus: answer.onBoardingStatus,
  })
}

/** Forgets the session on this browser; ending it on the server is a call of its own. */
export function logout(): void {
  change(signedOut)
}

export function setOnBoardingStatus(onBoardingStatus: OnBoardingStatus): void {
  const now = currentSession()
  if (now.authenticated) change({ ...now, onBoardingStatus })
}

function change(next: Session): void {
  session = next
  try {
    for (const name of names) {
      const value = next[name]
      if (value === null) localStorage.removeItem(name)
      else localStorage.setItem(name, value)
    }
  } catch {
    // Storage is closed (private window): the session lasts for this page.
  }
  for (const tell of listeners) tell()
}

function readStored(): Session {
  try {
    const token = localStorage.getItem('token')
    if (!token) return signedOut
    const status = localStorage.getItem('onBoardingStatus')
    const onBoardingStatus = status === 'PENDING' || status === 'COMPLETED' ? status : null
    return { token, authenticated: true, userId: localStorage.getItem('userId'), onBoardingStatus }
  } catch {
    return signedOut
  }
}

function subscribe(tell: () => void): () => void {
  // A null key says that another tab cleared everything.
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== null && !names.some((name) => name === key)) return
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
