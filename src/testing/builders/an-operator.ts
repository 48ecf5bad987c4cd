import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { OperatorId } from '#contract/ids.ts'
import {
  finishSetupEndpoint,
  logInOperatorEndpoint,
  readSetupEndpoint,
} from '#features/admin/contract/operators.ts'
import { createOperator } from '#features/admin/server/create-operator.ts'
import { identifyOperator } from '#features/admin/server/identify-operator.ts'
import type { TestApp } from '#testing/start-app.ts'

/** Somebody who runs the installation, went all the way from the command line's link, and is signed in. */
export interface TestOperator {
  token: string
  operatorId: OperatorId
  email: string
  password: string
  /** What their authenticator app shows then; each works once. */
  codeAt(date: Date): string
}

export const operatorPassword = 'Nine quiet herons at dusk'
const stepMs = 30_000

/** The token in a link of the command line. */
export function setupTokenOf(url: string): string {
  return new URL(url).searchParams.get('token') ?? ''
}

/** What an authenticator app with this secret shows. */
export function codeOf(secret: string, date: Date): string {
  return new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: date.getTime(),
  })
}

/** A link that was not used yet. */
export async function anOperatorLink(
  app: TestApp,
  email = `operator-${randomBytes(6).toString('hex')}@mindhire.example`,
): Promise<{ email: string; linkToken: string }> {
  const { url } = await createOperator(app.platform, email)
  return { email, linkToken: setupTokenOf(url) }
}

/** The code of the moment finishes the setup, and the next one logs in. */
export async function anOperator(app: TestApp, address?: string): Promise<TestOperator> {
  const { email, linkToken } = await anOperatorLink(app, address)
  const { secret } = await app.succeed(readSetupEndpoint, { params: { token: linkToken } })
  const codeAt = (date: Date) => codeOf(secret, date)
  const now = app.clock.now()
  const password = operatorPassword
  await app.succeed(finishSetupEndpoint, {
    params: { token: linkToken },
    body: { password, code: codeAt(now) },
  })
  const code = codeAt(new Date(now.getTime() + stepMs))
  const { body } = await app.call(logInOperatorEndpoint, { body: { email, password, code } })
  const operator = await identifyOperator(app.platform, body.accessToken)
  if (!operator) throw new Error('The operator is not signed in')
  return { token: body.accessToken, operatorId: operator.operatorId, email, password, codeAt }
}
