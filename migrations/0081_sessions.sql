-- Sessions that their user can tell apart and end; sign-ups that wait for their account; addresses that change.

alter table sessions
  -- What a session is called outside: its hash stays inside.
  add column id uuid not null unique default gen_random_uuid(),
  -- Browser and system, as far as the browser tells.
  add column device text not null default '' check (length(device) <= 100),
  add column last_seen_at timestamptz not null default now();

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
  created_at timestamptz not null default now()
);
select open_table('sign_ups', '', 'select, insert, delete');

alter table users
  -- An address that waits to be confirmed in place of the present one, by the link with this issue number.
  add column new_email text,
  add column new_email_issue integer not null default 0,
  add column new_email_sent_at timestamptz,
  add check ((new_email is null) = (new_email_sent_at is null));

-- Whom to tell that an address changed: the owner of the old one, who may not have wanted it.
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
