-- The questions that a company keeps for all of its jobs.

create table company_questions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  language text not null check (language in ('fr', 'en', 'de', 'es')),
  text text not null check (length(text) between 1 and 500),
  -- Of the text without case, accents, spaces and punctuation.
  text_hash text not null,
  competency text not null check (competency in ('mindset', 'culture', 'communication', 'potential', 'skills')),
  -- What a good answer shows.
  key_points jsonb not null,
  saved_at timestamptz not null default now(),
  unique (company_id, language, text_hash)
);
select protect_tenant_table('company_questions');
