import type { Platform } from '#platform/platform.ts'
import { newSecret } from './authenticator-codes.ts'
import { encryptSecret } from './encrypt-secret.ts'
import { setupEnd } from './rules.ts'
import { deleteSessionsOf, issueSetup, keepSecret } from './store.ts'

/** A link with which an operator chooses a password and connects an authenticator app. */
export interface SetupLink {
  url: string
  endsAt: Date
  /** Whether there was such an operator before, who now cannot log in until the link is used. */
  renewed: boolean
}

/**
 * Makes an operator, or gives one a new link, which ends their password, second factor and sessions. For the command
 * line alone: the holder of the link becomes the operator.
 */
export function createOperator(
  { db, clock, links, audit, config }: Pick<Platform, 'db' | 'clock' | 'links' | 'audit' | 'config'>,
  email: string,
): Promise<SetupLink> {
  const now = clock.now()
  return db.forSystem(async (tx) => {
    const { id, setupIssue } = await issueSetup(tx, email, now)
    // Made now and not when the link is opened, which must change nothing: mail programs open links too.
    await keepSecret(tx, id, encryptSecret(config, id, newSecret()))
    await deleteSessionsOf(tx, id)
    const renewed = setupIssue > 1
    const action = renewed ? 'operator.setup-renewed' : 'operator.created'
    await audit.record(tx, { companyId: null, actor: 'command-line', action, subjectId: id })
    const token = links.token('operator-setup', id, setupIssue)
    return { url: links.page(`/Admin/setup?token=${token}`), endsAt: setupEnd(now), renewed }
  })
}
