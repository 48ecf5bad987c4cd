-- What a company's language model calls of a month cost. Each call first takes the most it can cost, and gives back
-- what it did not: what was never given back, after a crash, stays counted.

create table ai_spending (
  company_id uuid not null references companies (id) on delete cascade,
  -- Its first day, in UTC.
  month date not null check (extract(day from month) = 1),
  -- Millionths of a US dollar.
  spent bigint not null check (spent >= 0),
  primary key (company_id, month)
);
select protect_tenant_table('ai_spending');
