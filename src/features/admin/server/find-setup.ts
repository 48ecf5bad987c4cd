import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { decryptSecret } from './encrypt-secret.ts'
import { setupIsOpen } from './rules.ts'
import { findOperator } from './store.ts'
import type { OperatorRow } from './tables.ts'

/** The operator whom an open link belongs to, with the secret of their app; throws BAD_SETUP. Changes nothing. */
export async function findSetup(
  { db, clock, links, config }: Pick<Platform, 'db' | 'clock' | 'links' | 'config'>,
  token: string,
): Promise<{ operator: OperatorRow; secret: string }> {
  const id = links.claimedId(token)
  const operator = id === null ? null : await db.forSystem((tx) => findOperator(tx, id))
  if (!operator || !links.matches(token, 'operator-setup', operator.id, operator.setupIssue))
    throw new Refusal('BAD_SETUP')
  const secret = operator.totpSecret && decryptSecret(config, operator.id, operator.totpSecret)
  if (!secret || !setupIsOpen(operator, clock.now())) throw new Refusal('BAD_SETUP')
  return { operator, secret }
}
