import { randomBytes } from 'node:crypto'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { type Registration, registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import type { TestApp } from '#testing/start-app.ts'

/** Somebody who has registered for a job and got the interview link. */
export interface TestCandidate {
  candidateId: CandidateId
  email: string
  /** The token in the link. */
  linkToken: string
}

/** Valid answers of the apply form. */
export function aRegistration(jobId: JobId, overrides: Partial<Registration> = {}): Registration {
  return {
    firstName: 'Amel',
    lastName: 'Trabelsi',
    email: `amel-${randomBytes(6).toString('hex')}@candidate.example`,
    phone: '22345678',
    city: 'Tunis',
    jobId,
    ...overrides,
  }
}

/** The token in the interview link that came last to this address. */
export function mailedInterviewToken(app: TestApp, email: string): string {
  const links = app.mail.to(email).map((mail) => /\/Interview\/([\w-]+)/.exec(mail.action?.url ?? '')?.[1])
  const token = links.filter((link) => link !== undefined).at(-1)
  if (token === undefined) throw new Error('No interview link came to this address')
  return token
}

/** A registered candidate with a link; the city must suit the job. */
export async function aCandidate(
  app: TestApp,
  job: { id: JobId },
  overrides: Partial<Registration> = {},
): Promise<TestCandidate> {
  const registration = aRegistration(job.id, overrides)
  await app.succeed(registerCandidateEndpoint, { body: registration })
  await app.runTasks()
  const linkToken = mailedInterviewToken(app, registration.email)
  const candidateId = app.platform.links.claimedId(linkToken) as CandidateId
  return { candidateId, email: registration.email, linkToken }
}
