import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/fresh-database.ts'

// The platform reads and writes these in plain SQL; words are written by triggers and read by a function.
const withoutDrizzle = ['schema_migrations', 'audit_head', 'audit_log', 'candidate_words', 'tombstones']

const sources = join(import.meta.dirname, '..')

async function declaredColumns(): Promise<string[]> {
  const columns: string[] = []
  for (const file of globSync('**/tables.ts', { cwd: sources })) {
    const declared: Record<string, unknown> = await import(join(sources, file))
    for (const table of Object.values(declared)) {
      if (!is(table, PgTable)) continue
      const { name, columns: own } = getTableConfig(table)
      for (const column of own) columns.push(line(name, column.name, column.getSQLType(), column.notNull))
    }
  }
  return columns.sort()
}

function line(table: string, column: string, type: string, notNull: boolean): string {
  const plain = type
    .replace(/^(small|big)serial$/, '$1int')
    .replace(/^serial$/, 'integer')
    .replace(/^varchar/, 'character varying')
    .replace(/^char\b/, 'character')
    .replace(/, /g, ',')
  return `${table}.${column} ${plain}${notNull ? ' not null' : ''}`
}

test('the tables written for drizzle are the tables of the database', async () => {
  const fresh = await freshDatabase()
  const owner = new pg.Client(fresh.owner)
  try {
    await owner.connect()
    const { rows } = await owner.query<{ table: string; column: string; type: string; required: boolean }>(
      `
      select c.relname "table", a.attname "column", format_type(a.atttypid, a.atttypmod) "type", a.attnotnull required
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
      [withoutDrizzle],
    )
    const migrated = rows.map((row) => line(row.table, row.column, row.type, row.required)).sort()
    expect(await declaredColumns()).toEqual(migrated)
  } finally {
    await owner.end()
    await fresh.close()
  }
})

test('every table with rows of companies is closed to other companies', async () => {
  const fresh = await freshDatabase()
  const owner = new pg.Client(fresh.owner)
  try {
    await owner.connect()
    const { rows } = await owner.query<{ relname: string }>(`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not (c.relrowsecurity and c.relforcerowsecurity)`)
    expect(rows.map((row) => row.relname)).toEqual([])
  } finally {
    await owner.end()
    await fresh.close()
  }
})
