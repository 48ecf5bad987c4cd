import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { JobId } from '#contract/ids.ts'
import { type Challenge, getChallengeEndpoint } from '#features/candidates/contract/proof.ts'
import type { TestApp } from './start-app.ts'

/** What a browser sends after its work. */
export async function solvedChallenge(
  app: TestApp,
  change: Partial<Challenge['parameters']> = {},
  jobId?: JobId,
) {
  const { challenge } = await app.succeed(getChallengeEndpoint, { query: jobId ? { jobId } : {} })
  if (!challenge) throw new Error('This installation asks for no proof')
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  const parameters = { ...challenge.parameters, ...change }
  return Buffer.from(JSON.stringify({ challenge: { ...challenge, parameters }, solution })).toString('base64')
}
