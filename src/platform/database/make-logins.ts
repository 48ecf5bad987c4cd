import { createHmac } from 'node:crypto'
import pg, { type ClientBase } from 'pg'
import type { OwnerConnection } from './connect-database.ts'
import { withClient } from './with-client.ts'

/** Who the application's connections sign in as. Neither owns anything, nor may become the other. */
export interface Logins {
  company: Login
  system: Login
}

export interface Login {
  user: string
  /** Where the server asks for one. */
  password?: string
}

const names = { company: 'mindhire_company_login', system: 'mindhire_system_login' }

/** Makes both, unless they are there. Run by the superuser of a server that asks for no passwords: the embedded one. */
export async function makeLogins(client: Pick<ClientBase, 'query'>): Promise<Logins> {
  const logins = { company: { user: names.company }, system: { user: names.system } }
  await makeBoth(client, logins)
  return logins
}

/**
 * Makes those of a server of somebody's own, with passwords that follow from the owner's; null where that has none.
 * Throws where the owner may not make roles, or something before the server does not know them.
 */
export async function makeLoginsWithPasswords(owner: OwnerConnection): Promise<Logins | null> {
  const { database = '', password } = new pg.Client(owner)
  if (!password) return null
  const loginOf = (name: string): Required<Login> => {
    // Roles belong to the whole server, which may have a second installation.
    const user = `${name}_${database}`.slice(0, 63)
    return { user, password: createHmac('sha256', password).update(user).digest('base64url') }
  }
  const logins = { company: loginOf(names.company), system: loginOf(names.system) }
  await withClient(owner, (client) => makeBoth(client, logins))
  for (const login of Object.values(logins))
    await withClient(signedInAs(owner, login), (client) => client.query('select 1'))
  return logins
}

/** The same database, reached as another. */
export function signedInAs(owner: OwnerConnection, login: Login): OwnerConnection {
  if (owner.connectionString === undefined) return { ...owner, ...login }
  // The driver prefers them to those before the host.
  const separator = owner.connectionString.includes('?') ? '&' : '?'
  return { connectionString: `${owner.connectionString}${separator}${new URLSearchParams({ ...login })}` }
}

async function makeBoth(client: Pick<ClientBase, 'query'>, { company, system }: Logins): Promise<void> {
  await makeLogin(client, company, ['mindhire_tenant', 'mindhire_person', 'mindhire_candidate'])
  await makeLogin(client, system, ['mindhire_system'])
}

async function makeLogin(
  client: Pick<ClientBase, 'query'>,
  { user, password }: Login,
  roles: string[],
): Promise<void> {
  const name = pg.escapeIdentifier(user)
  const literal = pg.escapeLiteral(user)
  // Roles belong to the whole server: another process right now may be making them.
  const granted = roles.map(
    (role) => `if not pg_has_role(${literal}, '${role}', 'MEMBER') then
      begin
        grant ${role} to ${name};
      exception when unique_violation or internal_error then null;
      end;
    end if;`,
  )
  // Processes of one installation that start together take turns to set the password.
  const turn = "select pg_advisory_xact_lock(hashtextextended('logins of the application', 0));"
  const setPassword = password ? `alter role ${name} password ${pg.escapeLiteral(password)};` : ''
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = ${literal}) then
      create role ${name} login noinherit;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`)
  // A transaction does not know the role that another made while it tried to: the next one does.
  await client.query(`${password ? turn : ''} do $$ begin
    ${granted.join('\n')}
    ${setPassword}
  end $$`)
}
