-- What a company has done on the way to its first candidate, and when it first did.
create table first_steps (
  company_id uuid primary key references companies (id) on delete cascade,
  questions_read_at timestamptz,
  link_shared_at timestamptz
);
select protect_tenant_table('first_steps');
