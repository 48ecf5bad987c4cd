import { useSyncExternalStore } from 'react'
import type { Role } from '#contract/endpoint.ts'

export type OnBoardingStatus = 'PENDING' | 'COMPLETED'

/** Who is signed in on this browser. */
export interface Session {
  token: string | null
  authenticated: boolean
  userId: string | null
  onBoardingStatus: OnBoardingStatus | null
  /** Null until the server has said it. What a role may do is decided there; here it says what to offer. */
  role: Role | null
  /** A visitor’s of a demo company. */
  demo: 'on' | null
}

const signedOut: Session = {
  token: null,
  authenticated: false,
  userId: null,
  onBoardingStatus: null,
  role: null,
  demo: null,
}
const names = ['token', 'userId', 'onBoardingStatus', 'role', 'demo'] as const
const listeners = new Set<() => void>()
let session: Session | null = null

/** The session as it is now; signed out on the server. */
export function currentSession(): Session {
  session ??= readStored()
  return session
}

/** Follows the session, in other tabs too. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, () => signedOut)

/** Whether this user runs jobs and candidates: null until the server has said who they are. */
export function useCanEdit(): boolean | null {
  const { role } = useSession()
  return role === null ? null : role !== 'VIEWER'
}

/** Keeps what a successful login answered. */
export function login(answer: {
  accessToken: string
  userId: string
  onBoardingStatus: OnBoardingStatus
  role?: Role
  demo?: 'on'
}): void {
  change({
    token: answer.accessToken,
    authenticated: true,
    userId: answer.userId,
    onBoardingStatus: answer.onBoardingStatus,
    role: answer.role ?? null,
    demo: answer.demo ?? null,
  })
}

/** Forgets the session on this browser; ending it on the server is a call of its own. */
export function logout(): void {
  change(signedOut)
}

export function setOnBoardingStatus(onBoardingStatus: OnBoardingStatus): void {
  const now = currentSession()
  if (now.authenticated && now.onBoardingStatus !== onBoardingStatus) change({ ...now, onBoardingStatus })
}

/** Keeps the role as the server last said it: another user may have changed it since the login. */
export function setRole(role: Role): void {
  const now = currentSession()
  if (now.authenticated && now.role !== role) change({ ...now, role })
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
  for (const notify of listeners) notify()
}

function readStored(): Session {
  try {
    const token = localStorage.getItem('token')
    if (!token) return signedOut
    const status = localStorage.getItem('onBoardingStatus')
    const onBoardingStatus = status === 'PENDING' || status === 'COMPLETED' ? status : null
    const role = knownRole(localStorage.getItem('role'))
    const demo = localStorage.getItem('demo') === 'on' ? 'on' : null
    return {
      token,
      authenticated: true,
      userId: localStorage.getItem('userId'),
      onBoardingStatus,
      role,
      demo,
    }
  } catch {
    return signedOut
  }
}

const knownRole = (text: string | null): Role | null =>
  text === 'ADMIN' || text === 'RECRUITER' || text === 'VIEWER' ? text : null

function subscribe(notify: () => void): () => void {
  // A null key says that another tab cleared everything.
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== null && !names.some((name) => name === key)) return
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
