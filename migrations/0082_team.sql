-- People invited to a company who have not joined yet.

create table team_invites (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  -- In the one spelling that the contract folds addresses to.
  email text not null,
  role text not null check (role in ('ADMIN', 'RECRUITER', 'VIEWER')),
  -- A link carries its issue number; the row's number is the only one that works.
  issue integer not null default 1,
  sent_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, email)
);
select protect_tenant_table('team_invites');
