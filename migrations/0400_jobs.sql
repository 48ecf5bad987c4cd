-- Job offers and their drafts.

create table jobs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  title text not null check (length(title) between 1 and 120),
  description text not null check (length(description) between 1 and 10000),
  location text not null check (length(location) between 1 and 120),
  -- Dinars a month.
  salary numeric(12, 3) check (salary > 0),
  type text not null check (type in ('Full-time', 'Part-time', 'Contract', 'Remote', 'Freelance', 'Internship')),
  ideal_profile jsonb not null,
  interview_language text not null check (interview_language in ('fr', 'en', 'de', 'es')),
  status text not null default 'open' check (status in ('open', 'closed')),
  questions_state text not null default 'preparing' check (questions_state in ('preparing', 'ready')),
  -- What the plan allowed on the day of posting.
  max_candidates integer not null check (max_candidates >= 0),
  -- Kept in the transactions that add candidates, so that no list has to count them.
  candidates_count integer not null default 0 check (candidates_count >= 0),
  -- Grows with every change of the offer that an employer makes.
  version integer not null default 1 check (version >= 1),
  -- The texts of its questions in order, written together with the question set.
  tailored_questions text[] not null default '{}',
  -- When the first candidate started: the questions stay as they are from then on.
  questions_locked_at timestamptz,
  -- When an employer last changed the questions by hand; null for those as they were written.
  questions_edited_at timestamptz,
  -- The job that this one was posted as a copy of.
  copied_from uuid,
  -- Who candidates are is hidden until a decision.
  blind boolean not null default false,
  -- The farthest a candidate's city may be, in km; null for the installation's limit.
  distance_limit_km integer check (distance_limit_km between 0 and 20000),
  reject_reasons text[] not null default '{}',
  -- Whether interviews that begin from now on ask follow-up questions.
  follow_ups boolean not null default true,
  -- Whether candidates are reminded once of an unfinished interview.
  link_reminder boolean not null default true,
  closed_at timestamptz,
  posted_by uuid,
  -- The idempotency key of the posting.
  request_id uuid,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (fold_text(title || ' ' || description)) stored,
  unique (company_id, id)
);
create unique index on jobs (company_id, posted_by, request_id) where request_id is not null;
create index jobs_of_company on jobs (company_id, created_at desc, id desc);
-- Open ones before closed ones, each newest first, as the list shows them.
create index jobs_by_status on jobs (company_id, status desc, created_at desc, id desc);
-- Interviews that are still to be written are few among all jobs, and looked for again and again.
create index jobs_in_preparation on jobs (company_id, id) where questions_state = 'preparing';
select protect_tenant_table('jobs');

-- Why blind review of a job was switched off while it had candidates, and by whom.
create table blind_review_ends (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  job_id uuid not null,
  ended_by uuid not null,
  reason text not null check (length(reason) between 1 and 500),
  ended_at timestamptz not null default now(),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index on blind_review_ends (company_id, job_id);
select protect_tenant_table('blind_review_ends');

-- What a user typed into the job form and has not posted yet, as it was typed.
create table job_drafts (
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null,
  draft jsonb not null,
  -- Grows with every save, so that a window learns that another one wrote meanwhile.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
select protect_tenant_table('job_drafts');
