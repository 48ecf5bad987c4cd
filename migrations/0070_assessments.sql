-- The ledger of assessments: each run of an engine on a candidate adds a row, and no row ever changes.

create table assessments (
  id uuid primary key default gen_random_uuid(),
  -- Order of writing; the latest row of a candidate is the one that is shown.
  seq bigint generated always as identity,
  company_id uuid not null,
  candidate_id uuid not null,
  engine text not null check (engine in ('builtin', 'llm')),
  engine_version text not null,
  rubric_version text not null,
  -- Over the redacted content: equal hash, engine and versions mean an equal result.
  input_hash text not null,
  score integer check (score between 0 and 100),
  -- Marks with their quotes, caps, reasons and the advice about machine-written text.
  result jsonb not null,
  milliseconds integer not null check (milliseconds >= 0),
  created_at timestamptz not null default now(),
  unique (company_id, candidate_id, input_hash, engine, engine_version, rubric_version),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index assessments_of_candidate on assessments (company_id, candidate_id, seq desc);
select protect_tenant_table('assessments');
revoke update on assessments from mindhire_tenant, mindhire_system;
-- Rows go with their candidate (the cascade runs as the owner), and in no other way.
revoke delete on assessments from mindhire_tenant, mindhire_system;
