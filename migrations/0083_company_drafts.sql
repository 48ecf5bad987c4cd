-- What was typed into the onboarding wizard and not sent yet.

create table company_drafts (
  company_id uuid primary key references companies (id) on delete cascade,
  draft jsonb not null check (length(draft::text) <= 70000),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('company_drafts');
