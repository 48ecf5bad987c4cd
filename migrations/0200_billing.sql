-- Plans, purchases and their payment, subscriptions, invoices.

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

create table purchases (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  plan_id text not null references plans (id),
  -- As they were on the day of buying.
  plan_name text not null,
  price_usd numeric(10, 2) not null check (price_usd >= 0),
  amount_tnd numeric(12, 3) not null check (amount_tnd >= 0),
  -- What the buyer writes on the transfer, and the operator looks for.
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  -- waiting: for the payment; submitted: a screenshot came; then a person decides, or the buyer takes it back.
  state text not null default 'waiting' check (state in ('waiting', 'submitted', 'confirmed', 'refused', 'cancelled', 'refunded')),
  screenshot_key text,
  -- Of the decoded picture, so that the same one is known again in another file.
  screenshot_hash text check (length(screenshot_hash) = 2048 and screenshot_hash ~ '^[0-9a-f]+$'),
  submitted_at timestamptz,
  decided_at timestamptz,
  -- The operator's message to the buyer.
  reason text check (length(reason) between 1 and 500),
  refunded_tnd numeric(12, 3) check (refunded_tnd > 0),
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((screenshot_key is null) = (screenshot_hash is null)),
  check (state <> 'submitted' or screenshot_key is not null),
  check ((state in ('confirmed', 'refused', 'cancelled', 'refunded')) = (decided_at is not null))
);
create unique index purchases_open on purchases (company_id) where state in ('waiting', 'submitted');
create index purchases_of_company on purchases (company_id, created_at desc);
create index purchases_to_decide on purchases (submitted_at) where state = 'submitted';
select protect_tenant_table('purchases');

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
  -- Null for the free offer.
  purchase_id uuid,
  created_at timestamptz not null default now(),
  -- Null: for life.
  ends_at timestamptz,
  -- When its holder was warned that it ends soon.
  warned_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, purchase_id) references purchases (company_id, id) on delete cascade
);
-- The free offer stays beside a plan that is paid for, paused while that one runs: billing/server/store.ts.
create unique index on subscriptions (company_id) where status = 'ACTIVE' and not free_offer;
create unique index on subscriptions (company_id) where status = 'PENDING';
create unique index on subscriptions (company_id) where free_offer;
create index subscriptions_ending on subscriptions (ends_at) where status = 'ACTIVE' and ends_at is not null;
select protect_tenant_table('subscriptions');

create table invoices (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  purchase_id uuid not null unique,
  -- `2026-000001`: without gaps or doubles within a year.
  number text not null unique check (number ~ '^[0-9]{4}-[0-9]{6}$'),
  -- Its whole content, as on the day.
  content jsonb not null,
  -- Null until the PDF is written.
  file_key text,
  issued_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, purchase_id) references purchases (company_id, id) on delete cascade
);
create index invoices_of_company on invoices (company_id, issued_at desc);
select protect_tenant_table('invoices');

-- The last number of each year; its row lock makes confirmations wait for each other.
create table invoice_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);
select open_table('invoice_numbers', '', 'select, insert, update');
