-- What a company may do: the plans on offer, and the subscriptions companies hold.

create table plans (
  id text primary key check (id ~ '^[a-z][a-z0-9-]*$'),
  name text not null,
  price_usd numeric(10, 2) not null check (price_usd >= 0),
  postings int not null check (postings >= 0),
  candidates_per_job int not null check (candidates_per_job > 0),
  features text[] not null
);
select open_table('plans');

insert into plans (id, name, price_usd, postings, candidates_per_job, features) values
  ('starter', 'Starter', 45, 1, 30, '{}'),
  ('basic', 'Basic', 99, 3, 50, '{}'),
  ('enterprise', 'Enterprise', 199, 10, 100,
   '{reports,advancedReports,responses,scheduling,automatedRejection,prioritySupport}');

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  plan_id text not null references plans (id),
  status text not null check (status in ('PENDING', 'ACTIVE', 'EXPIRED')),
  -- Copied from the plan when it is sold: a plan that changes later takes nothing from those who hold it.
  price_usd numeric(10, 2) not null check (price_usd >= 0),
  postings_left int not null check (postings_left >= 0),
  candidates_per_job int not null check (candidates_per_job > 0),
  features text[] not null,
  free_offer boolean not null default false,
  created_at timestamptz not null default now(),
  -- Null: for life.
  ends_at timestamptz,
  unique (company_id, id)
);
create unique index on subscriptions (company_id) where status = 'ACTIVE';
create unique index on subscriptions (company_id) where status = 'PENDING';
create unique index on subscriptions (company_id) where free_offer;
select protect_tenant_table('subscriptions');
