import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { getChallengeEndpoint } from '../contract/proof.ts'

const route = routeOf<typeof getChallengeEndpoint>({ method: 'GET', path: '/api/candidates/challenge' })

/** The browser could not do the work. */
export class ProofFailed extends Error {}

// Challenges live for half an hour.
const freshMs = 20 * 60_000

let begun: { proof: Promise<string | undefined>; at: number } | null = null

async function prove(jobId: string | undefined): Promise<string | undefined> {
  const { challenge } = await call(route, { query: jobId === undefined ? {} : { jobId } })
  if (challenge === null) return undefined
  try {
    const { proveWork } = await import('#ui/proof/prove-work.ts')
    return await proveWork(challenge)
  } catch {
    throw new ProofFailed()
  }
}

/** Begins the work while the form is filled in. */
export function beginProof(jobId?: string): void {
  if (begun && Date.now() - begun.at < freshMs) return
  const proof = prove(jobId)
  begun = { proof, at: Date.now() }
  // What fails while one types, as without a connection, is begun again; a failure is told when the proof is taken.
  proof.catch(() => {
    if (begun?.proof === proof) begun = null
  })
}

/** A proof that nobody used; undefined where none is asked for. Throws ApiError or ProofFailed. */
export async function takeProof(jobId?: string): Promise<string | undefined> {
  beginProof(jobId)
  const proof = begun?.proof
  begun = null
  return proof
}
