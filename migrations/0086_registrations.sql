-- Known address or not, applying writes one row here, and a task makes of it what there is to make.

create table registrations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  job_id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  city text not null,
  -- Why a person must look at the application first, as the visitor was told.
  location_reason text check (location_reason in ('too-far', 'unknown-city')),
  created_at timestamptz not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index on registrations (company_id, job_id);
create index on registrations (created_at);
select protect_tenant_table('registrations');
