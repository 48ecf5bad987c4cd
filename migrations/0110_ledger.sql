-- The ledger of assessments, for good: nobody changes or removes a row, whatever their role. What it says of a person
-- is sealed with a key of that person, which goes when they are erased; the row stays, and tells nobody anything.

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

-- Rows outlive their candidate, and the same content may be marked again.
do $$
declare
  bound record;
begin
  for bound in select conname from pg_constraint where conrelid = 'assessments'::regclass and contype in ('f', 'u') loop
    execute format('alter table assessments drop constraint %I', bound.conname);
  end loop;
end
$$;

alter table assessments
  alter column result drop not null,
  add column provider text,
  add column model text,
  add column parameters jsonb,
  add column prompt_versions jsonb,
  add column input_tokens integer not null default 0 check (input_tokens >= 0),
  add column output_tokens integer not null default 0 check (output_tokens >= 0),
  -- Millionths of a US dollar.
  add column micro_usd bigint not null default 0 check (micro_usd >= 0),
  -- The user who asked; null when the interview's completion did.
  add column requested_by uuid,
  -- The row whose result, or whose replies of a model, were taken again.
  add column reused_from uuid,
  -- Why the built-in engine did what a language model was to do; a word of a fixed list.
  add column fallback text,
  -- Marks, quotes and reasons, sealed; `result` holds them in rows from before, until those are sealed too.
  add column sealed_result bytea,
  -- What was looked at, and what a model said, sealed: with these the total is computed again.
  add column sealed_work bytea,
  add check ((result is null) <> (sealed_result is null));
create index assessments_of_content on assessments (company_id, input_hash);
create index assessments_to_seal on assessments (seq) where result is not null;

create function keep_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.result is not null then
      raise exception 'A new row of the ledger is sealed' using errcode = '42501';
    end if;
    -- Under the row-level security of whoever inserts: only their own candidates have keys for them.
    if not exists (
      select from candidate_keys k where k.company_id = new.company_id and k.candidate_id = new.candidate_id
    ) then
      raise exception 'No such candidate' using errcode = '23503';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    -- Sealing a row from before: nothing else of it changes.
    if old.result is not null and new.result is null
      and to_jsonb(new) - array['result', 'sealed_result'] = to_jsonb(old) - array['result', 'sealed_result'] then
      return new;
    end if;
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
grant update (result, sealed_result) on assessments to mindhire_tenant;
