import type { JobId } from '#contract/ids.ts'
import { logInEndpoint, signUpEndpoint, verifyEmailEndpoint } from '#features/accounts/contract/account.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import { startInterviewEndpoint } from '#features/interviews/contract/interviews.ts'
import { createJobEndpoint, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aRegistration } from './builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from './builders/a-company.ts'
import { aNewJob } from './builders/a-job.ts'
import type { PersistentClient } from './persistent-client.ts'

/** The bearer token of a company that signed up and finished onboarding. */
export async function signedUpOver(client: PersistentClient): Promise<string> {
  const account = aNewAccount()
  await client.call(signUpEndpoint, { body: account })
  const { links } = await client.mailTo(account.userName, /verify/i)
  await client.call(verifyEmailEndpoint, { params: { token: tokenIn(links, /\/verify\?token=([\w-]+)/) } })
  const { accessToken } = await client.call(logInEndpoint, {
    body: { userName: account.userName, password: account.password },
  })
  await client.call(finishOnboardingEndpoint, { token: accessToken, body: aCompanyIdentity() })
  return accessToken
}

/** A job with its questions. */
export async function aJobOver(client: PersistentClient, token: string): Promise<JobId> {
  const { id } = await client.call(createJobEndpoint, { token, body: aNewJob() })
  const isReady = ({ questionsState }: { questionsState: string }) => questionsState === 'ready'
  await client.until(readJobEndpoint, { token, params: { jobId: id } }, isReady)
  return id
}

/** The token of the link of somebody who registered and started the interview. */
export async function aLinkOver(client: PersistentClient, jobId: JobId): Promise<string> {
  const registration = aRegistration(jobId)
  await client.call(registerCandidateEndpoint, { body: registration })
  const { links } = await client.mailTo(registration.email, /./)
  const token = tokenIn(links, /\/Interview\/([\w-]+)/)
  await client.call(startInterviewEndpoint, { params: { token }, body: { consentVersion: currentConsent } })
  return token
}

export function tokenIn(links: readonly string[], pattern: RegExp): string {
  const found = links.map((link) => pattern.exec(link)?.[1]).find((part) => part !== undefined)
  if (found === undefined) throw new Error(`No link like ${pattern}`)
  return found
}
