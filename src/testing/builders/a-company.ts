import { randomBytes } from 'node:crypto'
import type { CompanyId, UserId } from '#contract/ids.ts'
import {
  logInEndpoint,
  type NewAccount,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '#features/accounts/contract/account.ts'
import { identify } from '#features/accounts/server/identify-employer.ts'
import { type CompanyIdentity, finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import type { TestApp } from '#testing/start-app.ts'

/** An employer who went all the way from sign-up to a finished profile, and is signed in. */
export interface TestCompany {
  token: string
  companyId: CompanyId
  userId: UserId
  email: string
  password: string
  name: string
}

export const validPassword = 'Correct horse 7 battery'

/** Valid answers of the sign-up form. */
export function aNewAccount(overrides: Partial<NewAccount> = {}): NewAccount {
  return {
    userName: `hr-${randomBytes(6).toString('hex')}@company.example`,
    password: validPassword,
    name: 'Atlas Textiles',
    phone: '71234567',
    adresse: '12 rue de Carthage',
    city: 'Tunis',
    ...overrides,
  }
}

/** Valid answers of the onboarding wizard. */
export function aCompanyIdentity(overrides: Partial<CompanyIdentity> = {}): CompanyIdentity {
  return {
    companyDescription: 'We weave linen for hotels and hospitals all around the Mediterranean. '.repeat(9),
    industry: 'Manufacturing',
    companySize: 50,
    companyValues: ['Integrity', 'Customer Focus'],
    ...overrides,
  }
}

/** The token in the link of the mail that came last to this address. */
export function mailedToken(app: TestApp, email: string): string {
  const mail = app.mail.to(email).at(-1)
  const token = /[?&]token=([\w-]+)/.exec(mail?.action?.url ?? '')?.[1]
  if (!token) throw new Error('No link came to this address')
  return token
}

/** A verified user who is signed in, onboarding not begun. */
export async function aNewCompany(app: TestApp, overrides: Partial<NewAccount> = {}): Promise<TestCompany> {
  const account = aNewAccount(overrides)
  await app.call(signUpEndpoint, { body: account })
  await app.runTasks()
  await app.call(verifyEmailEndpoint, { params: { token: mailedToken(app, account.userName) } })
  const { userName, password } = account
  const { body } = await app.call(logInEndpoint, { body: { userName, password } })
  const employer = await identify(app.platform, body.accessToken)
  if (!employer) throw new Error('The new employer is not signed in')
  const { companyId, userId } = employer
  return { token: body.accessToken, companyId, userId, email: userName, password, name: account.name }
}

/** A signed-in employer whose company has finished onboarding. */
export async function aCompany(
  app: TestApp,
  overrides: { account?: Partial<NewAccount>; identity?: Partial<CompanyIdentity> } = {},
): Promise<TestCompany> {
  const company = await aNewCompany(app, overrides.account)
  await app.succeed(finishOnboardingEndpoint, {
    token: company.token,
    body: aCompanyIdentity(overrides.identity),
  })
  return company
}
