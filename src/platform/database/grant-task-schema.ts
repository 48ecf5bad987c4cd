import type { ClientBase } from 'pg'

/** Lets both roles put tasks in the queue's schema inside their transactions. Run by its owner once it is made. */
export async function grantTaskSchema(client: Pick<ClientBase, 'query'>): Promise<void> {
  // One transaction; processes that start together take turns, or PostgreSQL aborts one of them.
  await client.query(`
    select pg_advisory_xact_lock(hashtextextended('grants of the task schema', 0));
    grant usage on schema pgboss to mindhire_tenant, mindhire_system;
    grant select, insert, update, delete on all tables in schema pgboss to mindhire_tenant, mindhire_system;
    grant usage on all sequences in schema pgboss to mindhire_tenant, mindhire_system;
    grant execute on all functions in schema pgboss to mindhire_tenant, mindhire_system;
    alter default privileges in schema pgboss
      grant select, insert, update, delete on tables to mindhire_tenant, mindhire_system`)
}
