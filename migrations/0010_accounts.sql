-- Companies, their users, and who is signed in.

create table companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  -- The address of its public page.
  slug text not null unique check (length(slug) between 1 and 80),
  phone text not null,
  address text not null,
  city text not null,
  time_zone text not null default 'Africa/Tunis',
  onboarding_status text not null default 'PENDING' check (onboarding_status in ('PENDING', 'COMPLETED')),
  created_at timestamptz not null default now()
);
select protect_tenant_table('companies', 'id');

create table users (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  -- In the one spelling that the contract folds addresses to.
  email text not null unique,
  password_hash text not null,
  role text not null check (role in ('ADMIN', 'RECRUITER', 'VIEWER')),
  verified_at timestamptz,
  -- A link carries its issue number; the row's number is the only one that works.
  verification_issue int not null default 1,
  verification_sent_at timestamptz not null,
  reset_issue int not null default 0,
  -- Null when no reset link is open.
  reset_sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
select protect_tenant_table('users');

create table sessions (
  -- SHA-256 of the bearer token, in hexadecimal; the token itself is nowhere.
  token_hash text primary key check (length(token_hash) = 64),
  company_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index on sessions (company_id, user_id);
create index on sessions (expires_at);
select protect_tenant_table('sessions');
