import type { BodyOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { refuseCommonPassword } from '#features/accounts/server/refuse-common-password.ts'
import type { Platform } from '#platform/platform.ts'
import type { finishSetupEndpoint } from '../contract/operators.ts'
import { stepOf } from './authenticator-codes.ts'
import { findSetup } from './find-setup.ts'
import { completeSetup } from './store.ts'

/** Keeps the password, once a code shows that the app works. Throws BAD_SETUP, COMMON_PASSWORD or WRONG_CODE. */
export async function finishSetup(
  platform: Pick<Platform, 'db' | 'clock' | 'links' | 'audit' | 'config' | 'passwords'>,
  token: string,
  { password, code }: BodyOf<typeof finishSetupEndpoint>,
): Promise<void> {
  const { operator, secret } = await findSetup(platform, token)
  refuseCommonPassword(password, 'password', [operator.email])
  const totpStep = stepOf(secret, code, platform.clock.now())
  if (totpStep === null) throw new Refusal('WRONG_CODE')
  const passwordHash = await platform.passwords.hash(password)
  await platform.db.forSystem(async (tx) => {
    if (!(await completeSetup(tx, operator, { passwordHash, totpStep }))) throw new Refusal('BAD_SETUP')
    const { id } = operator
    await platform.audit.record(tx, { companyId: null, actor: id, action: 'operator.set-up', subjectId: id })
  })
}
