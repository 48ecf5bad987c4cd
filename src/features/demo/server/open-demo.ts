import type { AnswerOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { freshHours, listDemos } from '#features/accounts/server/make-demo-company.ts'
import { visitDemo } from '#features/accounts/server/visit-demo.ts'
import type { Platform } from '#platform/platform.ts'
import type { openDemoEndpoint } from '../contract.ts'
import { makeDemo } from './make-demo.ts'

const hourMs = 3_600_000
/** Its meetings lie some days ahead. */
const maxAgeMs = 20 * hourMs

/** A visitor's session in the newest demo company; has a fresh one made where that is an hour old. Throws DEMO_OFF. */
export async function openDemo(platform: Platform): Promise<AnswerOf<typeof openDemoEndpoint>> {
  const { db, clock, config } = platform
  if (!config.demo) throw new Refusal('DEMO_OFF')
  return db.forSystem(async (tx) => {
    const newest = (await listDemos(tx)).find(({ state }) => state === 'open')
    const ageMs = newest ? clock.now().getTime() - newest.createdAt.getTime() : maxAgeMs
    if (ageMs >= freshHours * hourMs) begin(platform)
    if (!newest || ageMs >= maxAgeMs) return { session: null }
    const accessToken = await visitDemo(platform, tx, newest)
    return {
      session: { accessToken, userId: newest.visitorId, onBoardingStatus: 'COMPLETED', role: 'VIEWER' },
    }
  })
}

/** No task: candidates of the demo are rejected and invited, which tasks may not do. */
function begin(platform: Platform): void {
  makeDemo(platform).catch((error: unknown) => {
    platform.log.error({ err: error }, 'The demo company was not made')
  })
}
