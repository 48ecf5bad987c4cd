-- Company profiles and their drafts.

create table company_profiles (
  company_id uuid primary key references companies (id) on delete cascade,
  industry text not null,
  description text not null check (length(description) > 500),
  size int not null check (size in (10, 50, 200, 500, 1000, 1001)),
  values text[] not null check (cardinality(values) between 1 and 5),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('company_profiles');

-- What was typed into the onboarding wizard and not sent yet.
create table company_drafts (
  company_id uuid primary key references companies (id) on delete cascade,
  draft jsonb not null check (length(draft::text) <= 70000),
  -- Grows with every save, so that a window learns that another one wrote meanwhile.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
select protect_tenant_table('company_drafts');
