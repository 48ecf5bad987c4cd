import type { AnswerOf } from '#contract/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import type { readSetupEndpoint } from '../contract/operators.ts'
import { qrOf } from './authenticator-codes.ts'
import { findSetup } from './find-setup.ts'

/** What an authenticator app needs; the same each time until the setup is finished, and never afterwards. */
export async function readSetup(
  platform: Pick<Platform, 'db' | 'clock' | 'links' | 'config'>,
  token: string,
): Promise<AnswerOf<typeof readSetupEndpoint>> {
  const { operator, secret } = await findSetup(platform, token)
  const { email } = operator
  return { email, secret, qr: await qrOf(secret, platform.config.BRAND_NAME, email) }
}
