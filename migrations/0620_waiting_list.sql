-- Addresses to be told when a place in a full job is free: one mail each, then they are deleted.

create table waiting_list (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  job_id uuid not null,
  -- In the one spelling that the contract folds addresses to.
  email text not null check (email = lower(email) and length(email) <= 254),
  -- Null for the language of the interview.
  language text check (language in ('en', 'fr', 'de', 'es', 'ar')),
  created_at timestamptz not null,
  -- When the mail was queued; a place is kept free for it as long as a seat is leased.
  told_at timestamptz,
  unique (job_id, email),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index on waiting_list (company_id, job_id, created_at);
select protect_tenant_table('waiting_list');
