import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { bearerHash, mintBearer } from './bearer-token.ts'
import type { listDemos } from './make-demo-company.ts'
import { demoSessionEnd } from './rules.ts'
import { insertSession } from './sessions/store.ts'

type Demo = Pick<Awaited<ReturnType<typeof listDemos>>[number], 'companyId' | 'visitorId'>

/** Starts a visitor's session; answers with its bearer token. */
export async function visitDemo(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, visitorId: userId }: Demo,
): Promise<string> {
  const bearer = mintBearer()
  const now = clock.now()
  const times = { expiresAt: demoSessionEnd(now), createdAt: now, lastSeenAt: now }
  await insertSession(tx, { tokenHash: bearerHash(bearer), companyId, userId, ...times })
  return bearer
}
