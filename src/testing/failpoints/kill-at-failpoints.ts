// Loaded before a server (`node --import`): ends its process at a step, as a machine that fails does. A step is a commit, named after
// the tables it writes, or a file that takes its place. FAILPOINT='NAME:kill' ends at one; with FAILPOINTS_SEEN, a file,
// each step ends the process the first time it is reached, as long as that file exists.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname } from 'node:path'
import pg from 'pg'

const { FAILPOINT, FAILPOINTS_SEEN } = process.env

function reach(name: string): void {
  if (FAILPOINT === `${name}:kill`) process.kill(process.pid, 'SIGKILL')
  if (FAILPOINTS_SEEN === undefined || !existsSync(FAILPOINTS_SEEN)) return
  if (readFileSync(FAILPOINTS_SEEN, 'utf8').split('\n').includes(name)) return
  appendFileSync(FAILPOINTS_SEEN, `${name}\n`)
  process.kill(process.pid, 'SIGKILL')
}

async function around<T>(step: string, work: () => Promise<T>): Promise<T> {
  reach(`${step}, before`)
  const result = await work()
  reach(`${step}, after`)
  return result
}

/** Of the transaction that is open on a connection. */
const tables = new WeakMap<object, Set<string>>()
const noTables = new Set(['set', 'of', 'skip', 'nowait', 'rate_limits'])

function noteTables(client: object, text: string): void {
  for (const [, name = ''] of text.matchAll(/\b(?:insert into|update|delete from)\s+"?([\w.]+)/gi))
    if (!noTables.has(name.toLowerCase())) tables.get(client)?.add(name)
}

type Query = (this: object, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const { query } = prototype
prototype.query = function (...args) {
  const [given] = args
  const text = typeof given === 'string' ? given : String((given as { text?: string } | null)?.text ?? '')
  if (/^\s*begin\b/i.test(text)) tables.set(this, new Set())
  else noteTables(this, text)
  const written = [...(tables.get(this) ?? [])].sort()
  if (!/^\s*commit\b/i.test(text) || written.length === 0) return query.apply(this, args)
  return around(`commit of ${written.join(', ')}`, async () => query.apply(this, args))
}

const { rename } = promises
promises.rename = (from, to) => around(`file into ${basename(dirname(String(to)))}`, () => rename(from, to))
syncBuiltinESMExports()
