-- Interviews under way and completed, and the answers given.

create table interviews (
  candidate_id uuid primary key,
  company_id uuid not null,
  job_id uuid not null,
  -- As they were when the interview began: later changes of the job do not reach it.
  questions text[] not null check (cardinality(questions) > 0),
  -- The questions' own follow-ups, '' where there is none; null where the job asks no follow-ups.
  follow_ups text[] check (cardinality(follow_ups) = cardinality(questions)),
  -- Which version of the consent text the candidate accepted.
  consent_version text not null,
  started_at timestamptz not null default now(),
  -- Stands for the candidate's mailbox, which holds one place of a job at a time until it is spent.
  mailbox text check (mailbox ~ '^[0-9a-f]{32}$'),
  -- Until when a place is kept; null once it is spent.
  seat_until timestamptz,
  completed_at timestamptz,
  -- When the answers were submitted, with the CV to follow; null again once it came.
  cv_awaited_at timestamptz,
  -- When the candidate withdrew: the place is free again, spent or not.
  released_at timestamptz,
  -- When its completion was published.
  published_at timestamptz,
  cv_key text,
  cv_name text check (length(cv_name) between 1 and 200),
  cv_kind text check (cv_kind in ('pdf', 'docx', 'doc', 'jpg', 'png', 'heic')),
  cv_size integer,
  cv_sha256 text,
  cv_state text check (cv_state in ('waiting', 'read', 'unreadable')),
  cv_text text,
  -- Text that a person reading it would not see; it is kept apart and counts for nothing.
  cv_hidden jsonb,
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  unique (company_id, candidate_id),
  check ((completed_at is null) <> (seat_until is null)),
  check ((cv_key is null) = (cv_state is null)),
  check (completed_at is null or cv_key is not null),
  check (published_at is null or completed_at is not null)
);
create index interviews_of_job on interviews (company_id, job_id);
select protect_tenant_table('interviews');

-- Free places kept for those who were told of them, until they start or the time for it ends.
create table seat_offers (
  company_id uuid not null,
  job_id uuid not null,
  mailbox text not null check (mailbox ~ '^[0-9a-f]{32}$'),
  offered_at timestamptz not null,
  primary key (job_id, mailbox),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
select protect_tenant_table('seat_offers');

create table answers (
  company_id uuid not null,
  candidate_id uuid not null,
  index integer not null check (index between 0 and 99),
  -- Of the follow-up question to this one, which stands in `question`.
  follow_up boolean not null default false,
  question text,
  skipped_at timestamptz,
  text text check (length(text) between 1 and 10000),
  -- Typed, but not sent.
  draft text not null default '' check (length(draft) <= 10000),
  -- How the answer came to be: pasted and typed characters, pastes, deletions, seconds.
  counters jsonb,
  saved_at timestamptz,
  -- How often the text was saved: a late copy of an earlier text changes nothing.
  revision integer not null default 0,
  primary key (candidate_id, index, follow_up),
  check (follow_up = (question is not null)),
  check (skipped_at is null or (follow_up and text is null)),
  foreign key (company_id, candidate_id) references interviews (company_id, candidate_id) on delete cascade
);
select protect_tenant_table('answers');
