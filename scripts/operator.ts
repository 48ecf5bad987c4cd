// `npm run operator -- create EMAIL`: manages the accounts of the admin console. Works with and without a running server.
import { foldEmail, isEmailAddress } from '../src/contract/email-address.ts'
import { createOperator } from '../src/features/admin/server/create-operator.ts'
import { type ListedOperator, listOperators } from '../src/features/admin/server/list-operators.ts'
import { removeOperator } from '../src/features/admin/server/remove-operator.ts'
import { auditLog } from '../src/platform/audit/audit-log.ts'
import { systemClock } from '../src/platform/clock/clock.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { deriveLinks } from '../src/platform/links/derive-links.ts'
import { openLog } from '../src/platform/log/open-log.ts'
import type { Platform } from '../src/platform/platform.ts'
import { describeStartError } from '../src/server/describe-start-error.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'links' | 'audit' | 'config'>

/** A mistake of the person at the terminal: printed without a stack trace. */
class Mistake extends Error {}

const usage = `npm run operator -- create EMAIL   adds an operator, or sends an existing one a new setup link (lost phone, forgotten password)
npm run operator -- list           lists the operators
npm run operator -- remove EMAIL   removes an operator and ends their sessions`

const commands: Record<string, (deps: Deps, email: string) => Promise<string>> = {
  create: async (deps, email) => {
    const { url, endsAt, renewed } = await createOperator(deps, email)
    return [
      renewed
        ? `${email} has a new setup link. Their old password, authenticator app and sessions no longer work.`
        : `${email} becomes an operator of this installation by opening this link:`,
      '',
      `  ${url}`,
      '',
      `The link works once, until ${moment(endsAt)}. Anyone who opens it can become the operator: send it over a safe channel.`,
    ].join('\n')
  },
  list: async (deps) => {
    const all = await listOperators(deps)
    if (all.length === 0) return 'There are no operators yet. Add one with: npm run operator -- create EMAIL'
    return all.map((one) => `${one.email}  ${stateOf(one)}`).join('\n')
  },
  remove: async (deps, email) => {
    if (!(await removeOperator(deps, email))) throw new Mistake(`${email} is not an operator.`)
    return `${email} is no longer an operator. Their sessions have ended.`
  },
}

function stateOf({ state, linkEndsAt, createdAt }: ListedOperator): string {
  if (state === 'ready') return `active since ${moment(createdAt)}`
  const end = linkEndsAt ? moment(linkEndsAt) : ''
  return state === 'invited' ? `invited, link valid until ${end}` : `invited, link expired ${end}`
}

function moment(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

async function run([name = '', typed, ...more]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const takesEmail = name !== 'list'
  if (!command || more.length > 0 || takesEmail !== (typed !== undefined)) throw new Mistake(usage)
  const email = foldEmail(typed ?? '')
  if (takesEmail && !isEmailAddress(email)) throw new Mistake(`“${typed}” is not an email address.`)
  const config = readConfig()
  const db = await openDatabase({ config, log: openLog({ LOG_LEVEL: 'silent' }) })
  try {
    const clock = systemClock
    return await command({ db, clock, config, audit: auditLog, links: deriveLinks({ config, clock }) }, email)
  } finally {
    await db.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Mistake ? error.message : describeStartError(error)}\n`)
  process.exitCode = 1
}
