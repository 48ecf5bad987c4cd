import type pg from 'pg'

/** Every row of every table as text, the queue's included, by the names of the tables. */
export async function readTables(owner: Pick<pg.Client, 'query'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`)
    found[name] = rows.map(({ row }) => row).sort()
  }
  return found
}
