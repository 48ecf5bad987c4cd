import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EndpointShape } from '#contract/endpoint.ts'
import { logInEndpoint, signUpEndpoint, verifyEmailEndpoint } from '#features/accounts/contract/account.ts'
import {
  finishSetupEndpoint,
  logInOperatorEndpoint,
  readSetupEndpoint,
} from '#features/admin/contract/operators.ts'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { aCompanyIdentity, aNewAccount } from '#testing/builders/a-company.ts'
import { codeOf, operatorPassword, setupTokenOf } from '#testing/builders/an-operator.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { requestOf, type TestCall } from '#testing/request-of.ts'
import type { TestServer } from '#testing/start-server.ts'
import type { TwoServers } from './two-servers.ts'

const root = join(import.meta.dirname, '..', '..')

/** The token of an ADMIN whose company has just finished onboarding. */
export async function aCustomer(client: PersistentClient): Promise<string> {
  const account = aNewAccount()
  await client.call(signUpEndpoint, { body: account })
  const { text } = await client.mailTo(account.userName, /verify/i)
  const link = /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
  await client.call(verifyEmailEndpoint, { params: { token: link } })
  const { userName, password } = account
  const { accessToken: token } = await client.call(logInEndpoint, { body: { userName, password } })
  await client.call(finishOnboardingEndpoint, { token, body: aCompanyIdentity() })
  return token
}

/** The token of an operator who was made on the command line. */
export async function aBenchOperator({ dataDir, url }: TestServer): Promise<string> {
  const client = persistentClient({ dataDir, url })
  const email = 'operator@mindhire.example'
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operator.ts', 'create', email], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PUBLIC_URL: url },
  })
  const params = { token: setupTokenOf(/^ {2}(http\S+)$/m.exec(stdout)?.[1] ?? '') }
  const { secret } = await client.call(readSetupEndpoint, { params })
  const now = Date.now()
  const password = operatorPassword
  await client.call(finishSetupEndpoint, { params, body: { password, code: codeOf(secret, new Date(now)) } })
  const code = codeOf(secret, new Date(now + 30_000))
  return (await client.call(logInOperatorEndpoint, { body: { email, password, code } })).accessToken
}

/** Sends a call many times in parallel, to both processes in turn; returns the statuses. */
export function allAtOnce<E extends EndpointShape>(
  { urls }: TwoServers,
  endpoint: E,
  calls: readonly TestCall<E>[],
): Promise<number[]> {
  return Promise.all(
    calls.map(async (call, at) => {
      const { method, url, headers, payload } = requestOf(endpoint, call as TestCall<EndpointShape>)
      const reply = await fetch(`${urls[at % 2 === 0 ? 0 : 1]}${String(url)}`, {
        method: String(method),
        headers: {
          ...(headers as Record<string, string>),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      })
      await reply.arrayBuffer()
      return reply.status
    }),
  )
}

/** `200 ×40, 409 ×2`. */
export function tallyOf(statuses: readonly number[]): string {
  const groups = [...Map.groupBy(statuses, (status) => status)].sort(([one], [other]) => one - other)
  return groups.map(([status, all]) => `${status} ×${all.length}`).join(', ')
}
