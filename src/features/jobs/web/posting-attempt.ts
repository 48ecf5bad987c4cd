import type { NewJob } from '../contract.ts'

/** A posting whose answer has not come: sent again under its name, it posts nothing twice. */
export interface Attempt {
  requestId: string
  offer: NewJob
}

const nameOf = (place: string) => `${place}:attempt`

/** The attempt that sending this offer belongs to: a new one, unless an answer is still missing. */
export function attemptOf(place: string, offer: NewJob): Attempt {
  const open = openAttempt(place)
  // Another title is another job, whatever became of the first.
  if (open && open.offer.title === offer.title) return open
  const attempt = { requestId: newId(), offer }
  try {
    sessionStorage.setItem(nameOf(place), JSON.stringify(attempt))
  } catch {
    // Storage is closed: a second try after a lost answer may post twice.
  }
  return attempt
}

export function openAttempt(place: string): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(place)) ?? 'null')
  } catch {
    return null
  }
}

export function endAttempt(place: string): void {
  try {
    sessionStorage.removeItem(nameOf(place))
  } catch {
    // Nothing was kept either.
  }
}

/** A random UUID; `crypto.randomUUID` is missing where the address is not https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
