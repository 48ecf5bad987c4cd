// `npm run operator -- create EMAIL`: who may log in to the admin console. Works beside a running server and without one.
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

type Parts = Pick<Platform, 'db' | 'clock' | 'links' | 'audit' | 'config'>

/** Said to the person at the terminal, without a trace. */
class Mistake extends Error {}

const usage = `npm run operator -- create EMAIL   makes an operator, or gives one a new link (lost phone, forgotten password)
npm run operator -- list           who there is
npm run operator -- remove EMAIL   ends their access at once`

const commands: Record<string, (parts: Parts, email: string) => Promise<string>> = {
  create: async (parts, email) => {
    const { url, endsAt, renewed } = await createOperator(parts, email)
    return [
      renewed
        ? `${email} has a new link. Their password, authenticator app and sessions are over.`
        : `${email} is an operator of this installation once this link is used.`,
      '',
      `  ${url}`,
      '',
      `It works once, until ${moment(endsAt)}. Whoever opens it becomes the operator: hand it over safely.`,
    ].join('\n')
  },
  list: async (parts) => {
    const all = await listOperators(parts)
    if (all.length === 0) return 'There is no operator yet. Make one with: npm run operator -- create EMAIL'
    return all.map((one) => `${one.email}  ${stateOf(one)}`).join('\n')
  },
  remove: async (parts, email) => {
    if (!(await removeOperator(parts, email))) throw new Mistake(`There is no operator ${email}.`)
    return `${email} is no operator any more; their sessions are over.`
  },
}

function stateOf({ state, linkEndsAt, createdAt }: ListedOperator): string {
  if (state === 'ready') return `can log in, since ${moment(createdAt)}`
  const end = linkEndsAt ? moment(linkEndsAt) : ''
  return state === 'invited' ? `has a link until ${end}` : `did not use the link, which ended ${end}`
}

function moment(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

async function run([name = '', typed, ...more]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const takesEmail = name !== 'list'
  if (!command || more.length > 0 || takesEmail !== (typed !== undefined)) throw new Mistake(usage)
  const email = foldEmail(typed ?? '')
  if (takesEmail && !isEmailAddress(email)) throw new Mistake(`“${typed}” is no email address.`)
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
