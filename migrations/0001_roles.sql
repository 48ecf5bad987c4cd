-- The roles that every statement of the application runs under, and the functions with which later
-- migrations open their tables to them. A table that calls neither function is out of reach: nothing is granted.

-- Roles belong to the whole server: another database on it, or another process right now, may have made them.
do $$
declare
  role_name text;
  -- Since PostgreSQL 16 the maker of a role is a member of it who may not yet SET ROLE to it.
  privilege text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  foreach role_name in array array['mindhire_tenant', 'mindhire_system', 'mindhire_person', 'mindhire_candidate'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, role_name, privilege) then
      begin
        execute format('grant %I to current_user', role_name);
      exception when unique_violation or internal_error then null;
      end;
    end if;
  end loop;
  -- A signed-in user: all that their company may, and the decisions that only a person makes.
  if not pg_has_role('mindhire_person', 'mindhire_tenant', 'USAGE') then
    begin
      grant mindhire_tenant to mindhire_person;
    exception when unique_violation or internal_error then null;
    end;
  end if;
  -- A candidate by their own link: all that their company's tasks may, and to withdraw.
  if not pg_has_role('mindhire_candidate', 'mindhire_tenant', 'USAGE') then
    begin
      grant mindhire_tenant to mindhire_candidate;
    exception when unique_violation or internal_error then null;
    end;
  end if;
end
$$;

grant usage on schema public to mindhire_tenant, mindhire_system;
alter default privileges in schema public grant usage on sequences to mindhire_tenant, mindhire_system;

-- The company of the transaction; null, which no row matches, when none is set.
create function current_company() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::uuid;

-- The signed-in user who makes a decision in this transaction; null in every other one.
create function current_person() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- The candidate whose link opened this transaction; null in every other one.
create function current_candidate() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.candidate_id', true), '')::uuid;

-- Closes a table to all but its company's rows. `company_column` is for the table of companies itself.
create function protect_tenant_table(protected_table regclass, company_column name default 'company_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected_table);
  execute format('alter table %s force row level security', protected_table);
  execute format(
    'create policy tenant on %s to mindhire_tenant
       using (%I = (select current_company())) with check (%I = (select current_company()))',
    protected_table, company_column, company_column);
  execute format('create policy system on %s to mindhire_system using (true) with check (true)', protected_table);
  execute format('grant select, insert, update, delete on %s to mindhire_tenant, mindhire_system', protected_table);
end
$$;

-- Opens a table that belongs to no company. Grants are lists such as 'select, insert'; '' grants nothing.
create function open_table(
  opened_table regclass,
  tenant_grants text default 'select',
  system_grants text default 'select, insert, update, delete'
) returns void language plpgsql as $$
begin
  if tenant_grants <> '' then
    execute format('grant %s on %s to mindhire_tenant', tenant_grants, opened_table);
  end if;
  if system_grants <> '' then
    execute format('grant %s on %s to mindhire_system', system_grants, opened_table);
  end if;
end
$$;

revoke execute on function protect_tenant_table(regclass, name), open_table(regclass, text, text) from public;
