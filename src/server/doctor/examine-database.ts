import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listOperators } from '#features/operator/server/list-operators.ts'
import { verifyAuditChain } from '#platform/audit/audit-log.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { connectDatabase, type OwnerConnection } from '#platform/database/connect-database.ts'
import type { Database } from '#platform/database/database.ts'
import { readMigrationState } from '#platform/database/migrate-database.ts'
import { reachDatabase } from '#platform/database/open-database.ts'
import { whyNotOpened } from '#platform/database/why-not-opened.ts'
import { openLog } from '#platform/log/open-log.ts'
import { countOwedMails } from '#platform/mail/list-troubled-mails.ts'
import { countTasks } from '#platform/tasks/count-tasks.ts'
import { whyNotStarted } from '../why-not-started.ts'
import { bad, counted, type Finding, findOut, note, ok } from './finding.ts'
import { readClockAhead } from './store.ts'

const worryingMs = 5_000
const makeOperator = 'npm run operator -- create EMAIL'

/** All that the database tells. Nothing is migrated; an embedded server that did not run is stopped again. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  if (!config.DATABASE_URL && !existsSync(join(config.dataDir, 'postgres')))
    return [note('Database', 'embedded, not made yet: npm start makes it')]
  const log = openLog({ LOG_LEVEL: 'silent' })
  try {
    const { owner, stop } = await reachDatabase({ config, log })
    try {
      const migrations = await examineMigrations(config, owner)
      if (migrations.state === 'bad') return [migrations]
      const db = connectDatabase(owner, log, { connections: 2 })
      try {
        return [migrations, ...(await examineContents(db))]
      } finally {
        await db.close()
      }
    } finally {
      await stop()
    }
  } catch (error) {
    return [bad('Database', whyNotStarted(error))]
  }
}

async function examineMigrations(config: Config, owner: OwnerConnection): Promise<Finding> {
  const { version, applied, pending, edited } = await readMigrationState(owner).catch((error: unknown) => {
    throw whyNotOpened(error)
  })
  const said = `PostgreSQL ${version}, ${config.DATABASE_URL ? placeOf(config.DATABASE_URL) : 'embedded'}`
  if (edited.length > 0)
    return bad('Database', `${said}; edited after they ran: ${edited.join(', ')}. Restore them`)
  if (pending.length === 0) return ok('Database', `${said}, ${counted(applied, 'migration')}, none pending`)
  return note(
    'Database',
    `${said}; ${counted(pending.length, 'migration')} pending: the next start applies them`,
  )
}

/** Host and database, and nothing else of the address. */
function placeOf(url: string): string {
  const { hostname, pathname } = new URL(url.replace('@/', '@socket/'))
  return `${pathname.slice(1)} at ${hostname}`
}

async function examineContents(db: Database): Promise<Finding[]> {
  return [
    await findOut('Clock', () => examineClock(db)),
    await findOut('Audit log', () => examineAudit(db)),
    await findOut('Operators', () => examineOperators(db)),
    await findOut('Tasks', () => examineTasks(db)),
    await findOut('Mails', () => examineMails(db)),
  ]
}

async function examineClock(db: Database): Promise<Finding> {
  const ahead = await db.forSystem((tx) => readClockAhead(tx, Date.now))
  const said = `the database’s is ${Math.abs(ahead)} ms ${ahead < 0 ? 'behind' : 'ahead'}`
  return Math.abs(ahead) > worryingMs ? bad('Clock', `${said}: set both`) : ok('Clock', said)
}

async function examineAudit(db: Database): Promise<Finding> {
  const { rows, brokenAt } = await db.forSystem(verifyAuditChain)
  if (brokenAt === null) return ok('Audit log', `${counted(rows, 'entry', 'entries')}, the chain holds`)
  return bad(
    'Audit log',
    `THE CHAIN IS BROKEN at number ${brokenAt} of ${rows}: that entry, or what follows it, was changed or removed. Compare with a backup`,
  )
}

async function examineOperators(db: Database): Promise<Finding> {
  const all = await listOperators({ db, clock: systemClock })
  const ready = all.filter(({ state }) => state === 'ready').length
  if (ready > 0) return ok('Operators', `${ready} can log in`)
  return note(
    'Operators',
    `${all.length > 0 ? 'none has used the link yet' : 'there is none'}: ${makeOperator}`,
  )
}

async function examineTasks(db: Database): Promise<Finding> {
  const counts = await db.forSystem(countTasks)
  if (!counts) return note('Tasks', 'the queue is not made yet: the first start makes it')
  const said = `${counts.waiting} waiting, ${counts.failed} failed`
  return counts.failed > 0 ? note('Tasks', `${said}: see Tasks at /Operator`) : ok('Tasks', said)
}

async function examineMails(db: Database): Promise<Finding> {
  const { waiting, dead } = await db.forSystem(countOwedMails)
  const said = `${waiting} waiting, ${dead} given up`
  return dead > 0 ? note('Mails', `${said}: see Mails at /Operator`) : ok('Mails', said)
}
