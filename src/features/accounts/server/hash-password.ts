import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { waitingLine } from './waiting-line.ts'

// Argon2id, OWASP's first choice. The work happens on libuv's threads, off the event loop.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// Of the four threads one stays free for files, however many cores there are.
const inTurn = waitingLine({ atOnce: Math.min(availableParallelism(), 3), mostWaiting: 100 })

// Of a password nobody knows, at the same cost: an unknown address takes as long as a known one.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$rYqGT7laAD3EHmJpZCSJPg$N2bVqoLC921B+DvjUDGkZYDWR7qdbVgE0WMDXlYfiUA'

/** The same password typed on another keyboard may arrive composed differently. */
const composed = (password: string) => password.normalize('NFC')

/** Throws UNAVAILABLE when too many passwords wait, so that a storm of logins leaves the machine to others. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composed(password), cost))
}

/** Whether the password fits; takes the same time when there is no hash. Throws UNAVAILABLE as above. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(passwordHash ?? nobodysHash, composed(password)))
  return fits && passwordHash !== null
}
