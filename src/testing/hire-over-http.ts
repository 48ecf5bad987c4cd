import type { JobId } from '#contract/ids.ts'
import { logInEndpoint, signUpEndpoint, verifyEmailEndpoint } from '#features/accounts/contract/account.ts'
import {
  finishSetupEndpoint,
  logInOperatorEndpoint,
  readSetupEndpoint,
} from '#features/admin/contract/operators.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import { startInterviewEndpoint } from '#features/interviews/contract/interviews.ts'
import { createJobEndpoint, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aRegistration } from './builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from './builders/a-company.ts'
import { aNewJob } from './builders/a-job.ts'
import { codeOf, operatorPassword, setupTokenOf } from './builders/an-operator.ts'
import { createOperator } from './create-operator.ts'
import { type PersistentClient, persistentClient } from './persistent-client.ts'
import type { TestServer } from './start-server.ts'

/** A call whose answer was lost may find its own work done. */
export async function once<T>(call: Promise<T>, done: RegExp): Promise<T | null> {
  return call.catch((error: Error) => {
    if (done.test(error.message)) return null
    throw error
  })
}

/** The bearer token of a company that signed up and finished onboarding. */
export async function signedUpOver(client: PersistentClient): Promise<string> {
  const account = aNewAccount()
  await client.call(signUpEndpoint, { body: account })
  const { links } = await client.mailTo(account.userName, /verify/i)
  const params = { token: tokenIn(links, /\/verify\?token=([\w-]+)/) }
  await once(client.call(verifyEmailEndpoint, { params }), /ALREADY_VERIFIED/)
  const { accessToken } = await client.call(logInEndpoint, {
    body: { userName: account.userName, password: account.password },
  })
  await client.call(finishOnboardingEndpoint, { token: accessToken, body: aCompanyIdentity() })
  return accessToken
}

/** The token of an operator who was made on the command line, with the installation's settings. */
export async function anOperatorOver(
  { dataDir, url }: Pick<TestServer, 'dataDir' | 'url'>,
  settings: Record<string, string> = {},
): Promise<string> {
  const client = persistentClient({ dataDir, url })
  const email = 'operator@mindhire.example'
  const params = { token: setupTokenOf(await createOperator({ dataDir, url }, email, settings)) }
  const { secret } = await client.call(readSetupEndpoint, { params })
  const now = Date.now()
  const password = operatorPassword
  await client.call(finishSetupEndpoint, { params, body: { password, code: codeOf(secret, new Date(now)) } })
  const code = codeOf(secret, new Date(now + 30_000))
  return (await client.call(logInOperatorEndpoint, { body: { email, password, code } })).accessToken
}

/** A job with its questions. */
export async function aJobOver(client: PersistentClient, token: string): Promise<JobId> {
  const { id } = await client.call(createJobEndpoint, { token, body: aNewJob() })
  const isReady = ({ questionsState }: { questionsState: string }) => questionsState === 'ready'
  await client.until(readJobEndpoint, { token, params: { jobId: id } }, isReady)
  return id
}

/** Somebody who registered and started the interview, with the token of the link. */
export async function aLinkOver(
  client: PersistentClient,
  jobId: JobId,
): Promise<{ token: string; email: string }> {
  const registration = aRegistration(jobId)
  await client.call(registerCandidateEndpoint, { body: registration })
  const { links } = await client.mailTo(registration.email, /./)
  const token = tokenIn(links, /\/Interview\/([\w-]+)/)
  await client.call(startInterviewEndpoint, { params: { token }, body: { consentVersion: currentConsent } })
  return { token, email: registration.email }
}

export function tokenIn(links: readonly string[], pattern: RegExp): string {
  const found = links.map((link) => pattern.exec(link)?.[1]).find((part) => part !== undefined)
  if (found === undefined) throw new Error(`No link like ${pattern}`)
  return found
}
