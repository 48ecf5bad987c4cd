-- Emails to users of a company about candidates.

-- A user's own choice; without one the role's default holds.
create table notification_settings (
  company_id uuid not null,
  user_id uuid primary key,
  completed_interviews text not null check (completed_interviews in ('at-once', 'daily', 'off')),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
select protect_tenant_table('notification_settings');

-- The first completed interview of a job, which has its own email; the row stays when its candidate is erased.
create table first_completions (
  company_id uuid not null,
  job_id uuid primary key,
  candidate_id uuid not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
select protect_tenant_table('first_completions');

create table notification_digests (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  user_id uuid not null,
  -- 8 o'clock of a day in the company's zone: one digest a day.
  due_at timestamptz not null,
  unique (user_id, due_at),
  unique (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
select protect_tenant_table('notification_digests');

-- One user learns of one candidate: by a mail about this row, or in the digest that is due then.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  user_id uuid not null,
  candidate_id uuid not null,
  kind text not null check (kind in ('completed', 'first-completed', 'asked-for-a-person', 'withdrawn')),
  -- Null for a mail of its own.
  due_at timestamptz,
  digest_id uuid,
  created_at timestamptz not null default now(),
  unique (user_id, candidate_id, kind),
  check (digest_id is null or due_at is not null),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade,
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, digest_id) references notification_digests (company_id, id) on delete cascade
);
create index notifications_due on notifications (due_at) where due_at is not null and digest_id is null;
create index on notifications (company_id, candidate_id);
create index on notifications (company_id, digest_id);
select protect_tenant_table('notifications');
