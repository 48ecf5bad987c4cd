import type { OwnerClient } from '#platform/database/with-client.ts'

type Client = Pick<OwnerClient, 'query'>

/** A table and the columns that are written, in their order. */
export interface DumpedTable {
  table: string
  columns: string[]
}

const batch = 1_000

/** All that is read afterwards is of one moment, and of every company. Throws for an account that may not see them all. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('set row_security = off')
  await client.query('begin isolation level repeatable read read only')
}

/** Every table of the product but the list of migrations, and the queue's tasks. */
export async function selectTables(client: Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(`
    select format('%I.%I', n.nspname, c.relname) "table", array_agg(quote_ident(a.attname) order by a.attnum) columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname <> 'schema_migrations' or n.nspname = 'pgboss' and c.relname = 'job')
    group by n.nspname, c.relname order by 1`)
  return rows
}

export async function selectMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select name || ' ' || checksum as line from schema_migrations order by name`,
  )
  return rows.map(({ line }) => line)
}

/** Each row in PostgreSQL's own words, which it reads back without loss. */
export async function* readRows(client: Client, { table, columns }: DumpedTable): AsyncGenerator<string[]> {
  const row = `row(${columns.map((column) => `t.${column}`).join()})::text`
  await client.query(`declare dump no scroll cursor for select ${row} as row from ${table} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batch} from dump`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close dump')
}

export async function hasOtherConnections(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ others: boolean }>(`
    select exists (select from pg_stat_activity where datname = current_database()
      and application_name in ('mindhire', 'mindhire-tasks')) as others`)
  return rows[0]?.others === true
}

/** Empties every table in one transaction that triggers and references do not watch; tombstones stay. */
export async function beginRestore(client: Client): Promise<GuardedTable[]> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  const tables = await selectTables(client)
  const emptied = tables.filter(({ table }) => table !== 'public.tombstones').map(({ table }) => table)
  const guarded = await selectGuarded(client)
  for (const { table, trigger } of guarded)
    await client.query(`alter table ${table} disable trigger ${trigger}`)
  await client.query(`truncate ${emptied.join()}`)
  return guarded
}

/** Puts the guards back, and commits. */
export async function endRestore(client: Client, guarded: readonly GuardedTable[]): Promise<void> {
  for (const { table, trigger } of guarded)
    await client.query(`alter table ${table} enable always trigger ${trigger}`)
  await client.query('commit')
}

/** A table that refuses changes even to a replica. */
export interface GuardedTable {
  table: string
  trigger: string
}

async function selectGuarded(client: Client): Promise<GuardedTable[]> {
  const { rows } = await client.query<GuardedTable>(
    `select tgrelid::regclass::text "table", quote_ident(tgname) "trigger" from pg_trigger where tgenabled = 'A'`,
  )
  return rows
}

export async function insertRows(
  client: Client,
  { table, columns }: DumpedTable,
  rows: readonly string[],
): Promise<void> {
  // A row of the backup has only the columns that are written: a type of just these reads it.
  await client.query(`create temp table if not exists restored_${hashed(table)} on commit drop as
    select ${columns.join()} from ${table} with no data`)
  await client.query(
    `insert into ${table} (${columns.join()}) overriding system value
     select (one.r).* from (select line::pg_temp.restored_${hashed(table)} as r from unnest($1::text[]) line) one
     on conflict do nothing`,
    [rows],
  )
}

const hashed = (table: string) => table.replace(/\W/g, '_')

/** Numbers that are counted up go on after the highest that is there. */
export async function advanceSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select s.* from (
      select format('%I.%I', n.nspname, c.relname) "table", quote_ident(a.attname) "column",
        pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) "sequence"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p')) s
    where s."sequence" is not null`)
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1, coalesce((select max(${column}) from ${table}), 0) + 1, false)`, [
      sequence,
    ])
}

/** The keys of stored files that rows name: where a row names a file, its column ends in `_key`. */
export async function selectFileKeys(client: Client): Promise<Set<string>> {
  const { rows: columns } = await client.query<{ place: string; name: string }>(`
    select format('%I.%I', table_schema, table_name) "place", quote_ident(column_name) "name"
    from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%\\_key'`)
  const keys = new Set<string>()
  for (const { place, name } of columns) {
    const { rows } = await client.query<{ key: string }>(
      `select ${name} as key from ${place} where ${name} ~ '^[[:alnum:]-]+(/[[:alnum:]._-]+)+$'`,
    )
    for (const { key } of rows) keys.add(key)
  }
  return keys
}

/** The hashes of all who were erased, in hex. */
export async function selectTombstones(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select encode(id_hash, 'hex') as hash from tombstones`,
  )
  return rows.map(({ hash }) => hash)
}

export async function insertTombstones(client: Client, hashes: readonly string[]): Promise<void> {
  await client.query(
    `insert into tombstones (id_hash) select decode(hash, 'hex') from unnest($1::text[]) hash on conflict do nothing`,
    [hashes],
  )
}

/** Those of the backup who were erased after it was made. */
export async function selectBuried(
  client: Client,
): Promise<{ companies: string[]; candidates: { id: string; companyId: string }[] }> {
  const companies = await client.query<{ id: string }>(
    `select c.id from companies c join tombstones t on t.id_hash = sha256(convert_to(c.id::text, 'UTF8'))`,
  )
  const candidates = await client.query<{ id: string; companyId: string }>(
    `select c.id, c.company_id as "companyId" from candidates c join tombstones t on t.id_hash = sha256(convert_to(c.id::text, 'UTF8'))`,
  )
  return { companies: companies.rows.map(({ id }) => id), candidates: candidates.rows }
}
