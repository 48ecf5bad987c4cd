-- One person's application to one job.

create table candidates (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  job_id uuid not null,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  -- In the one spelling that the contract folds addresses to.
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text not null check (length(phone) between 8 and 30),
  city text not null check (length(city) between 1 and 100),
  status text not null check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'UNDER_REVIEW', 'WITHDRAWN', 'HIRED')),
  -- Why a person must look at the application first.
  location_reason text check (location_reason in ('too-far', 'unknown-city')),
  -- The interview link carries this number; raising it kills the link.
  link_issue integer not null default 1,
  link_expires_at timestamptz not null,
  -- Of the last assessment; null when there is none, or not enough evidence for one.
  score integer check (score between 0 and 100),
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  unique (company_id, id),
  unique (job_id, email),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index candidates_by_score on candidates (job_id, score desc nulls last, id);
create index candidates_by_score_up on candidates (job_id, score, id);
create index candidates_by_date on candidates (job_id, (coalesce(applied_at, created_at)) desc, id desc);
create index candidates_by_name on candidates (job_id, lower(first_name), id);
create index candidates_of_job on candidates (company_id, job_id);
select protect_tenant_table('candidates');

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
  -- Why a person must look at the application first.
  location_reason text check (location_reason in ('too-far', 'unknown-city')),
  created_at timestamptz not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index on registrations (company_id, job_id);
create index on registrations (created_at);
select protect_tenant_table('registrations');
