import type { ClientBase } from 'pg'

/** Who the application's connections sign in as. Neither owns anything, nor may become the other. */
export interface Logins {
  company: string
  system: string
}

const logins: Logins = { company: 'mindhire_company_login', system: 'mindhire_system_login' }

/** Makes both, unless they are there. Run by the superuser of a server that asks for no passwords: the embedded one. */
export async function makeLogins(client: Pick<ClientBase, 'query'>): Promise<Logins> {
  await makeLogin(client, logins.company, ['mindhire_tenant', 'mindhire_person', 'mindhire_candidate'])
  await makeLogin(client, logins.system, ['mindhire_system'])
  return logins
}

async function makeLogin(client: Pick<ClientBase, 'query'>, login: string, roles: string[]): Promise<void> {
  // Roles belong to the whole server: another process right now may be making them.
  const granted = roles.map(
    (role) => `if not pg_has_role('${login}', '${role}', 'MEMBER') then
      begin
        grant ${role} to ${login};
      exception when unique_violation or internal_error then null;
      end;
    end if;`,
  )
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${login}') then
      begin
        create role ${login} login noinherit;
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    ${granted.join('\n')}
  end $$`)
}
