-- Those who run this installation. They belong to no company.

create table operators (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  -- Null until the link of the command line was used.
  password_hash text,
  -- Encrypted with a key derived from the installation's secret.
  totp_secret text,
  -- The last time step whose code was taken: no code works twice.
  totp_step bigint not null default 0,
  setup_issue integer not null default 1,
  setup_sent_at timestamptz,
  created_at timestamptz not null default now()
);
select open_table('operators', '');

create table operator_sessions (
  -- SHA-256 of the bearer token, in hexadecimal; the token itself is nowhere.
  token_hash text primary key check (length(token_hash) = 64),
  operator_id uuid not null references operators (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on operator_sessions (operator_id);
create index on operator_sessions (expires_at);
select open_table('operator_sessions', '');
