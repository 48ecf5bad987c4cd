-- The ledger of assessments, for good: nobody changes or removes a row, whatever their role. What it says of a person
-- is encrypted with a key of that person, which goes when they are erased; the row stays, unreadable.

create table candidate_keys (
  company_id uuid not null,
  candidate_id uuid not null,
  -- Which secret key of the installation it is wrapped with: after a change of that key, a candidate gets a new one.
  wrapped_by text not null,
  -- 32 random bytes, wrapped.
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (candidate_id, wrapped_by),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index candidate_keys_of_company on candidate_keys (company_id, candidate_id);
select protect_tenant_table('candidate_keys');
-- A key goes with its candidate (the cascade runs as the owner), and in no other way.
revoke update, delete on candidate_keys from mindhire_tenant, mindhire_system;

-- What is under way, or came to nothing. A run that is done is a row of the ledger, under the same id.
create table assessment_runs (
  candidate_id uuid primary key,
  company_id uuid not null,
  run_id uuid not null default gen_random_uuid(),
  -- The user who asked; null when the interview's completion did.
  requested_by uuid,
  state text not null default 'waiting' check (state in ('waiting', 'failed')),
  attempts integer not null default 0,
  asked_at timestamptz not null,
  begun_at timestamptz,
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index assessment_runs_of_company on assessment_runs (company_id, candidate_id);
select protect_tenant_table('assessment_runs');

-- A row outlives its candidate.
create table assessments (
  id uuid primary key default gen_random_uuid(),
  -- Order of writing; the latest row of a candidate is the one that is shown.
  seq bigint generated always as identity,
  company_id uuid not null,
  candidate_id uuid not null,
  engine text not null check (engine in ('builtin', 'llm')),
  engine_version text not null,
  rubric_version text not null,
  provider text,
  model text,
  parameters jsonb,
  prompt_versions jsonb,
  -- Over the redacted content: equal hash, engine and versions mean an equal result.
  input_hash text not null,
  score integer check (score between 0 and 100),
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  -- Millionths of a US dollar.
  micro_usd bigint not null default 0 check (micro_usd >= 0),
  milliseconds integer not null check (milliseconds >= 0),
  -- The user who asked; null when the interview's completion did.
  requested_by uuid,
  -- The row whose result, or whose replies of a model, were taken again.
  reused_from uuid,
  -- Why the built-in engine did what a language model was to do; a word of a fixed list.
  fallback text,
  -- Scores, quotes and reasons, encrypted.
  encrypted_result bytea not null,
  -- The input and a model's replies, encrypted: from these the total is computed again.
  encrypted_work bytea not null,
  created_at timestamptz not null default now()
);
create index assessments_of_candidate on assessments (company_id, candidate_id, seq desc);
create index assessments_of_content on assessments (company_id, input_hash);
select protect_tenant_table('assessments');
revoke update, delete on assessments from mindhire_tenant, mindhire_system;

create function keep_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Under the row-level security of the inserting role: a company sees keys of its own candidates only.
    if not exists (
      select from candidate_keys k where k.company_id = new.company_id and k.candidate_id = new.candidate_id
    ) then
      raise exception 'No such candidate' using errcode = '23503';
    end if;
    return new;
  end if;
  raise exception 'The ledger of assessments is append-only' using errcode = '42501';
end
$$;
create trigger keep_ledger before insert or update or delete on assessments
  for each row execute function keep_ledger();
create trigger keep_whole_ledger before truncate on assessments
  for each statement execute function keep_ledger();
alter table assessments enable always trigger keep_ledger;
alter table assessments enable always trigger keep_whole_ledger;

-- Fingerprints of what candidates wrote, so that long passages shared word for word with others of the same job are
-- found. Each is a hash of some words with the job's id: no text, nothing to compare between jobs.
create table answer_shingles (
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null,
  answer integer not null check (answer between 0 and 99),
  shingle bigint not null,
  primary key (candidate_id, answer, shingle),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
-- Without the company, which a job has one of: with it, a table without statistics yet was read by company.
create index answer_shingles_of_job on answer_shingles (job_id, shingle, candidate_id);
select protect_tenant_table('answer_shingles');
