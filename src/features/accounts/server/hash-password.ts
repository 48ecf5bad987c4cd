import { hash, verify } from '@node-rs/argon2'

// Argon2id, OWASP's first choice. The work happens on libuv's threads, off the event loop.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// Of a password nobody knows, at the same cost: an unknown address takes as long as a known one.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$rYqGT7laAD3EHmJpZCSJPg$N2bVqoLC921B+DvjUDGkZYDWR7qdbVgE0WMDXlYfiUA'

/** The same password typed on another keyboard may arrive composed differently. */
const composed = (password: string) => password.normalize('NFC')

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

/** Whether the password fits; takes the same time when there is no hash to compare with. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, composed(password))
  return fits && passwordHash !== null
}
