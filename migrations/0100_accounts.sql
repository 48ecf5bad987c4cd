-- Companies, their users, sign-ups, sessions and team invites.

create table companies (
  id uuid primary key default gen_random_uuid(),
  -- The short name of the sign-up.
  name text not null check (length(name) between 1 and 200),
  -- The name people read; null for a company that goes by its short name.
  full_name text check (length(full_name) between 1 and 100),
  -- The address of its public page.
  slug text not null unique check (length(slug) between 1 and 80),
  phone text not null,
  address text not null,
  city text not null,
  time_zone text not null default 'Africa/Tunis',
  -- How soon candidates are promised a response.
  response_promise text not null default 'hours' check (response_promise in ('hours', 'days', 'week', 'none')),
  onboarding_status text not null default 'PENDING' check (onboarding_status in ('PENDING', 'COMPLETED')),
  -- For how many months candidates are kept after the last activity; null for as long as the installation keeps them.
  retention_months integer check (retention_months between 1 and 120),
  banned_at timestamptz,
  -- Shown to its users.
  ban_reason text check (length(ban_reason) between 1 and 500),
  -- When everything of the company is erased, unless it is undone before; null for a company that stays.
  delete_at timestamptz,
  created_at timestamptz not null default now(),
  check ((banned_at is null) = (ban_reason is null))
);
create index companies_to_delete on companies (delete_at) where delete_at is not null;
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
  -- The mail that carries the link: another try at it sends the same link.
  verification_mail uuid,
  reset_issue int not null default 0,
  -- Null when no reset link is open.
  reset_sent_at timestamptz,
  reset_mail uuid,
  -- An address that waits to be confirmed in place of the present one, by the link with this issue number.
  new_email text,
  new_email_issue integer not null default 0,
  new_email_sent_at timestamptz,
  -- What the application and its mails speak to this user; null while nothing was chosen.
  language text check (language in ('en', 'fr', 'ar')),
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((new_email is null) = (new_email_sent_at is null))
);
select protect_tenant_table('users');

create table sessions (
  -- SHA-256 of the bearer token, in hexadecimal; the token itself is nowhere.
  token_hash text primary key check (length(token_hash) = 64),
  -- How the API names a session: the hash stays inside.
  id uuid not null unique default gen_random_uuid(),
  company_id uuid not null,
  user_id uuid not null,
  -- Browser and system, from the user agent.
  device text not null default '' check (length(device) <= 100),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index on sessions (company_id, user_id);
create index on sessions (expires_at);
select protect_tenant_table('sessions');

-- Each process keeps for a while whose a session is: what ends or changes it is announced when it is committed.
create function announce_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('mindhire', 'sessions ' || (to_jsonb(old) ->> tg_argv[0]));
  return null;
end
$$;
create trigger announce_end after delete on sessions
  for each row execute function announce_sessions('company_id');
create trigger announce_user after update of role on users
  for each row execute function announce_sessions('company_id');
create trigger announce_company after update of banned_at, onboarding_status on companies
  for each row execute function announce_sessions('id');

-- From where a user has logged in, as keyed hashes: such a place is let in while others try passwords.
create table known_addresses (
  company_id uuid not null,
  user_id uuid not null,
  address_hash text not null check (length(address_hash) between 1 and 100),
  seen_at timestamptz not null default now(),
  primary key (user_id, address_hash),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
select protect_tenant_table('known_addresses');

-- Known address or not, signing up writes one row here, and a task makes of it what there is to make.
create table sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text not null,
  name text not null,
  phone text not null,
  address text not null,
  city text not null,
  language text check (language in ('en', 'fr', 'ar')),
  created_at timestamptz not null default now()
);
select open_table('sign_ups', '', 'select, insert, delete');

-- Old addresses to notify of a change, which their owner may not have wanted.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  user_id uuid not null,
  old_email text not null,
  changed_at timestamptz not null,
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index on email_changes (company_id, user_id);
create index on email_changes (changed_at);
select protect_tenant_table('email_changes');

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
