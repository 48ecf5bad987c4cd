import type { ClientBase } from 'pg'

/** Why the role that connects is no wall between companies; null when it is one. */
export async function tooMighty(client: Pick<ClientBase, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ role: string; super: boolean; bypasses: boolean }>(
    'select rolname as role, rolsuper as super, rolbypassrls as bypasses from pg_roles where rolname = session_user',
  )
  const [found] = rows
  if (!found?.super && !found?.bypasses) return null
  const might = found.super ? 'is a superuser' : 'may bypass row-level security'
  return `The role ${found.role} of DATABASE_URL ${might}: give the installation a role with CREATEROLE that owns this database, and no more`
}
