-- Job offers and the questions of their interviews.

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
  interview_state text not null default 'preparing' check (interview_state in ('preparing', 'ready')),
  -- What the plan allowed on the day of posting.
  max_candidates integer not null check (max_candidates >= 0),
  -- Kept in the transactions that add candidates, so that no list has to count them.
  candidates_count integer not null default 0 check (candidates_count >= 0),
  -- Grows with every change of what the public page shows.
  content_version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create index jobs_of_company on jobs (company_id, created_at desc, id desc);
select protect_tenant_table('jobs');

create table job_questions (
  company_id uuid not null,
  job_id uuid not null,
  position integer not null check (position >= 0),
  text text not null check (length(text) between 1 and 1000),
  -- How the employer reads the answers: intent, what a good one shows, red flags, anchors.
  guide jsonb not null,
  primary key (job_id, position),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
select protect_tenant_table('job_questions');
