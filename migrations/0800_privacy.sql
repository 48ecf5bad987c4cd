-- Copies of all that a company has here.

create table company_exports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  -- The user to notify when it is ready, who may be gone by then.
  requested_by uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  file_key text,
  size bigint check (size >= 0),
  -- How often making it was begun.
  attempts integer not null default 0,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  -- When the archive is removed.
  expires_at timestamptz,
  unique (company_id, id),
  check ((state = 'ready') = (file_key is not null)),
  check ((file_key is null) = (size is null))
);
create index company_exports_of_company on company_exports (company_id, requested_at desc);
-- However often it is asked for, one is made at a time.
create unique index on company_exports (company_id) where state = 'waiting';
select protect_tenant_table('company_exports');

-- The day up to which retention believes the clock: it advances a few days a run, however far the clock jumps.
create table retention_clock (
  only_row boolean primary key default true check (only_row),
  believed_at timestamptz not null
);
insert into retention_clock (believed_at) values (now());
select open_table('retention_clock', '', 'select, update');
