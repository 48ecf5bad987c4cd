import type { AnswerOf } from '#contract/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import type { readSetup as call } from '../contract.ts'
import { findSetup } from './find-setup.ts'
import { qrOf } from './second-factor.ts'

/** What an authenticator app needs; the same each time until the setup is finished, and never afterwards. */
export async function readSetup(
  platform: Pick<Platform, 'db' | 'clock' | 'links' | 'config'>,
  token: string,
): Promise<AnswerOf<typeof call>> {
  const { operator, secret } = await findSetup(platform, token)
  const { email } = operator
  return { email, secret, qr: await qrOf(secret, platform.config.BRAND_NAME, email) }
}
