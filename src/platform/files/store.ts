import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'

/** Which of the keys stand in any column of any table that ends in `_key`. */
export async function keysWithRow(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const columns = await tx.execute<{ place: string; name: string }>(
    sql`select table_name place, column_name name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name like '%\\_key'`,
  )
  const named = new Set<string>()
  for (const { place, name } of columns.rows) {
    const column = sql.identifier(name)
    const { rows } = await tx.execute<{ key: string }>(
      sql`select ${column} as key from ${sql.identifier(place)} where ${column} = any(${sql.param(keys)})`,
    )
    for (const { key } of rows) named.add(key)
  }
  return named
}
