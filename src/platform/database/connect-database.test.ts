import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyId, UserId } from '#contract/ids.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { requestCost } from '#testing/request-cost.ts'
import { silentLog } from '#testing/test-cluster.ts'
import { connectDatabase, type OpenDatabase } from './connect-database.ts'
import type { Tx } from './database.ts'
import { DatabaseUnavailable, sqlState } from './database-unavailable.ts'
import { tooMighty } from './too-mighty.ts'

const ours = '0198c000-0000-7000-8000-000000000001' as CompanyId
const theirs = '0198c000-0000-7000-8000-000000000002' as CompanyId

let fresh: FreshDatabase
let owner: pg.Client

beforeAll(async () => {
  fresh = await freshDatabase()
  owner = new pg.Client(fresh.owner)
  await owner.connect()
  await owner.query(`create table test_notes (company_id uuid not null, text text not null, reads int not null default 0);
    select protect_tenant_table('test_notes');
    create table test_plans (name text primary key); select open_table('test_plans');
    create table test_unopened (name text)`)
  await owner.query('insert into test_notes values ($1, $2), ($3, $4)', [ours, 'ours', theirs, 'theirs'])
})

afterAll(async () => {
  await owner?.end()
  await fresh?.close()
})

function notesSeenBy(companyId: CompanyId): Promise<string[]> {
  return fresh.database.forCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ text: string }>('select text from test_notes order by text')
    return rows.map((row) => row.text)
  })
}

test('a company sees its own rows only, the system all', async () => {
  expect(await notesSeenBy(ours)).toEqual(['ours'])
  expect(await notesSeenBy(theirs)).toEqual(['theirs'])
  const all = await fresh.database.forSystem((tx) => tx.execute('select text from test_notes'))
  expect(all.rowCount).toBe(2)
})

// Each as one statement beside others: what an injection could add.
test.each([
  ['reset role; select text from test_notes', '42501'],
  ['reset role; select name from test_unopened', '42501'],
  ['reset role; set role mindhire_system', '42501'],
  ['reset role; create role mindhire_intruder superuser', '42501'],
  ['set session authorization app', '42501'],
])('a connection of a company becomes nobody else: %s (D22)', async (injected, code) => {
  const stolen = fresh.database.forCompany(ours, (tx) => tx.$client.query(injected))
  expect(sqlState(await stolen.catch((error: unknown) => error))).toBe(code)
})

test('a connection of the system becomes neither owner nor company (D22)', async () => {
  for (const injected of [
    'reset role; select text from test_notes',
    'reset role; set role mindhire_tenant',
  ]) {
    const stolen = fresh.database.forSystem((tx) => tx.$client.query(injected))
    expect(sqlState(await stolen.catch((error: unknown) => error))).toBe('42501')
  }
})

test('a superuser of DATABASE_URL is named as no wall', async () => {
  expect(await tooMighty(owner)).toBe(
    'The role app of DATABASE_URL is a superuser: give the installation a role with CREATEROLE that owns this database, and no more',
  )
})

test('a company neither adds, changes nor removes a row of another', async () => {
  const inserted = fresh.database.forCompany(ours, (tx) =>
    tx.execute(`insert into test_notes values ('${theirs}', 'planted')`),
  )
  expect(sqlState(await inserted.catch((error: unknown) => error))).toBe('42501')
  const moved = fresh.database.forCompany(ours, (tx) =>
    tx.execute(`update test_notes set company_id = '${theirs}'`),
  )
  expect(sqlState(await moved.catch((error: unknown) => error))).toBe('42501')
  await fresh.database.forCompany(ours, (tx) => tx.execute(`delete from test_notes where text = 'theirs'`))
  expect(await notesSeenBy(theirs)).toEqual(['theirs'])
})

test.each(['', `; set local app.company_id = ''`])(
  'without a company there are no rows%s',
  async (setting) => {
    await owner.query(`begin; set local role mindhire_tenant${setting}`)
    const { rows } = await owner.query('select * from test_notes')
    await owner.query('rollback')
    expect(rows).toEqual([])
  },
)

test('a company does not outlive its transaction', async () => {
  for (let turn = 0; turn < 12; turn++) await notesSeenBy(ours)
  const { rows } = await fresh.database.forSystem((tx) =>
    tx.execute<{ company: string }>('select current_company() company'),
  )
  expect(rows[0]?.company).toBeNull()
})

test('a table is out of reach until a migration opens it', async () => {
  const refused = await fresh.database
    .forSystem((tx) => tx.execute('select * from test_unopened'))
    .catch((error: unknown) => error)
  expect(sqlState(refused)).toBe('42501')
  await fresh.database.forSystem((tx) => tx.execute(`insert into test_plans values ('starter')`))
  const seen = await fresh.database.forCompany(ours, (tx) => tx.execute('select * from test_plans'))
  expect(seen.rowCount).toBe(1)
  const written = await fresh.database
    .forCompany(ours, (tx) => tx.execute('delete from test_plans'))
    .catch((error: unknown) => error)
  expect(sqlState(written)).toBe('42501')
})

test.each([
  '',
  'x',
  `x'; reset role; --`,
  `'; reset role; --${ours}`,
  `${ours}'; reset role; --`,
  `${ours}0`,
])('only a uuid names a company, and %j is none', (companyId) => {
  expect(() => fresh.database.forCompany(companyId as CompanyId, () => Promise.resolve())).toThrow(
    new TypeError('Not the id of a company'),
  )
})

test('a person sees their company’s rows, and is known for one transaction', async () => {
  const userId = randomUUID() as UserId
  const person = { companyId: ours, userId }
  const seen = await fresh.database.forPerson(person, (tx) =>
    tx.execute('select text, current_person() person from test_notes'),
  )
  expect(seen.rows).toEqual([{ text: 'ours', person: userId }])
  const { rows } = await fresh.database.forCompany(ours, (tx) => tx.execute('select current_person() person'))
  expect(rows).toEqual([{ person: null }])
  expect(() =>
    fresh.database.forPerson({ ...person, userId: 'x' as UserId }, () => Promise.resolve()),
  ).toThrow('Not the id of a user')
})

test('a transaction that throws is rolled back', async () => {
  const failed = fresh.database.forCompany(ours, async (tx) => {
    await tx.execute(`update test_notes set text = 'changed'`)
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await notesSeenBy(ours)).toEqual(['ours'])
})

test('a swallowed failure is not committed', async () => {
  const swallowed = fresh.database.forSystem(async (tx) => {
    await tx.execute('select 1/0').catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow('swallowed')
})

test('statements begun together go out in one round trip, and fail together', async () => {
  const together = (statements: string[]) =>
    fresh.database.forCompany(ours, (tx) => Promise.all(statements.map((text) => tx.execute(text))))
  let answers: unknown[] = []
  const cost = await requestCost(fresh, async () => {
    answers = await together(['select 1 n', 'select text n from test_notes', 'select 3 n'])
  })
  expect(answers).toEqual([1, 'ours', 3].map((n) => expect.objectContaining({ rows: [{ n }] })))
  expect([cost.roundTrips, cost.statements.length]).toEqual([3, 3])
  const failed = together([`update test_notes set reads = 7`, 'select 1/0', 'select 1'])
  expect(sqlState(await failed.catch((error: unknown) => error))).toBe('22012')
  const { rows } = await owner.query('select 1 from test_notes where reads = 7')
  expect(rows).toEqual([])
  expect(await notesSeenBy(ours)).toEqual(['ours'])
})

test('what goes on after its transaction has failed is refused', async () => {
  let goOn = (): Promise<unknown> => Promise.resolve()
  const failed = fresh.database.forCompany(ours, async (tx) => {
    goOn = async () => tx.execute('select * from test_notes')
    await tx.execute('select 1/0')
  })
  expect(sqlState(await failed.catch((error: unknown) => error))).toBe('22012')
  await expect(goOn()).rejects.toMatchObject({ cause: { message: 'The transaction is over' } })
})

test('a transaction inside a transaction is refused', async () => {
  await expect(fresh.database.forSystem((tx) => tx.transaction(() => Promise.resolve()))).rejects.toThrow(
    'Already',
  )
})

test('serialization failures are repeated three times, not more', async () => {
  let runs = 0
  const work = (failures: number) =>
    fresh.database.forSystem(async (tx) => {
      runs++
      if (runs <= failures) await tx.execute(`do $$ begin raise sqlstate '40001'; end $$`)
      return runs
    })
  expect(await work(3)).toBe(4)
  runs = 0
  expect(sqlState(await work(9).catch((error: unknown) => error))).toBe('40001')
  expect(runs).toBe(4)
})

test('a deadlock is repeated until both are through', async () => {
  const add = (first: string, second: string) =>
    fresh.database.forSystem(async (tx) => {
      await tx.execute(`update test_notes set reads = reads + 1 where text = '${first}'`)
      await tx.execute('select pg_sleep(0.1)')
      await tx.execute(`update test_notes set reads = reads + 1 where text = '${second}'`)
    })
  await Promise.all([add('ours', 'theirs'), add('theirs', 'ours')])
  const { rows } = await owner.query<{ reads: number }>('select reads from test_notes')
  expect(rows.map((row) => row.reads)).toEqual([2, 2])
})

test('a connection lost in the middle is unavailability, and the next one works', async () => {
  const killed = fresh.database.forSystem(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() pid')
    await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.execute('select 1')
  })
  await expect(killed).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await notesSeenBy(ours)).toEqual(['ours'])
  await fresh.database.ping()
})

describe('a statement that comes again', () => {
  let one: OpenDatabase
  beforeEach(() => {
    one = connectDatabase(fresh.owner, silentLog, { connections: 1 })
  })
  afterEach(() => one.close())

  const inSystem = <Row extends Record<string, unknown>>(statement: SQL) =>
    one.forSystem(async (tx) => (await tx.execute<Row>(statement)).rows)
  const readsOf = (text: string) =>
    inSystem<{ reads: unknown }>(sql`select reads from test_notes where text = ${text}`)
  const prepared = async () =>
    (
      await inSystem<{ statement: string }>(
        sql`select statement from pg_prepared_statements where not from_sql`,
      )
    ).map(({ statement }) => statement)

  test('is kept parsed from its third time on', async () => {
    for (let time = 0; time < 2; time++) await readsOf('ours')
    expect(await prepared()).toEqual([])
    await readsOf('ours')
    expect(await prepared()).toEqual(['select reads from test_notes where text = $1'])
  })

  test('shows each role and company what is theirs', async () => {
    const seen = (tx: Tx) =>
      tx.execute<{ text: string }>(sql`select text from test_notes where text <> ${''} order by 1`)
    for (let time = 0; time < 12; time++) {
      expect((await one.forCompany(ours, seen)).rows).toEqual([{ text: 'ours' }])
      expect((await one.forCompany(theirs, seen)).rows).toEqual([{ text: 'theirs' }])
      expect((await one.forSystem(seen)).rows).toHaveLength(2)
    }
  })

  test('is sent without a name once a pooler has lost it', async () => {
    for (let time = 0; time < 3; time++) await readsOf('ours')
    await one.forSystem((tx) => tx.execute('deallocate all'))
    expect(await readsOf('ours')).toHaveLength(1)
    for (let time = 0; time < 3; time++) await readsOf('theirs')
    expect(await prepared()).toEqual([])
  })

  test('outlives a migration that changes what it answers', async () => {
    for (let time = 0; time < 4; time++) await readsOf('ours')
    await owner.query('alter table test_notes alter column reads type text')
    expect(await readsOf('ours')).toEqual([{ reads: expect.any(String) }])
    await owner.query('alter table test_notes alter column reads type int using reads::int')
  })
})
