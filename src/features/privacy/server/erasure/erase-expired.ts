import * as z from 'zod/mini'
import type { CompanyId } from '#contract/ids.ts'
import { retentionOf } from '#features/accounts/server/get-company.ts'
import { listRetentions } from '#features/accounts/server/list-companies.ts'
import { listIdleCandidates } from '#features/candidates/server/erase-candidates.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { eraseCandidates } from './erase-candidates.ts'
import { believedTime, monthsBefore } from './rules.ts'
import { lockBelievedTime, putBelievedTime } from './store.ts'

const dayMs = 86_400_000
const batchSize = 100

/**
 * Erases the candidates of every company with whom nothing happened for as long as it keeps them. The audit log counts
 * them by company and names nobody; nobody is mailed.
 */
export const eraseExpiredTask = defineTask({
  name: 'privacy.erase-expired',
  payload: z.strictObject({}),
  every: '23 3 * * *',
  expireSeconds: 7200,
  run: async (platform) => {
    const { db, clock, config, log } = platform
    const now = clock.now()
    const believed = await db.forSystem(async (tx) => {
      const time = believedTime(now, await lockBelievedTime(tx))
      await putBelievedTime(tx, time)
      return time
    })
    const behind = Math.round((now.getTime() - believed.getTime()) / dayMs)
    if (behind > 0)
      log.warn({ behind }, 'the clock jumped: retention follows it three days a run; check the clock')
    for (const { id, ...kept } of await db.forSystem(listRetentions))
      await eraseOf(platform, id, monthsBefore(believed, retentionOf(config, kept)))
  },
})

async function eraseOf(
  {
    db,
    config,
    mail,
    tasks,
    audit,
    log,
  }: Pick<Platform, 'audit' | 'config' | 'db' | 'log' | 'mail' | 'tasks'>,
  companyId: CompanyId,
  since: Date,
): Promise<void> {
  for (let erased = batchSize; erased === batchSize; ) {
    erased = await db.forCompany(companyId, async (tx) => {
      const ids = await listIdleCandidates(tx, companyId, { since, max: batchSize })
      if (ids.length === 0) return 0
      await eraseCandidates({ config, mail, tasks }, tx, companyId, ids)
      const subjectId = `${ids.length}-candidates`
      await audit.record(tx, { companyId, actor: 'system', action: 'candidates.expired', subjectId })
      return ids.length
    })
    if (erased > 0) log.info({ companyId, erased }, 'candidates were erased after the retention period')
  }
}
