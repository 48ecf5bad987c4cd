import { setTimeout as pause } from 'node:timers/promises'
import { requestReport } from '#features/reports/server/request-report.ts'
import type { Platform } from '#platform/platform.ts'
import { emailOf, findCandidate, type Posted } from './apply-as.ts'

/** Has the report on a candidate made as soon as there is an assessment; without one in time there is none. */
export async function reportOn(platform: Platform, posted: Posted, number: number): Promise<void> {
  const email = emailOf(posted, number)
  for (let tries = 0; tries < 150; tries++) {
    const candidate = await findCandidate(platform, posted, email)
    if (candidate && candidate.assessmentId !== null) {
      await requestReport(platform, posted, candidate.id)
      return
    }
    await pause(200)
  }
}
