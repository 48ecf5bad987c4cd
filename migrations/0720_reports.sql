-- Reports on candidates. A row stays when a newer report replaces its file, so that a printed one can still be verified.

create table reports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  candidate_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  requested_by uuid not null,
  requested_at timestamptz not null,
  -- Of the one who asked for it.
  language text not null check (language in ('en', 'fr', 'ar')),
  -- How often making it was begun, and until when the last beginning may take.
  attempts integer not null default 0,
  lease_until timestamptz not null,
  -- What it was made from, and whether blind review hid the candidate.
  assessment_id uuid,
  hidden boolean,
  -- What its check code confirms: as the report says it.
  code text check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  company_name text,
  job_title text,
  engine_version text,
  rubric_version text,
  -- null when a newer report has replaced the file.
  file_key text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  check (state <> 'ready' or (assessment_id is not null and hidden is not null and code is not null
    and company_name is not null and job_title is not null and engine_version is not null
    and rubric_version is not null and sha256 is not null))
);
create index on reports (company_id, candidate_id, requested_at desc);
create index on reports (code);
-- However often it is asked for, one is made at a time.
create unique index on reports (candidate_id) where state = 'waiting';
create index on reports (lease_until) where state = 'waiting';
select protect_tenant_table('reports');
