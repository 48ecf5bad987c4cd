-- How often something was tried: shared by every process, under keyed hashes that name nobody.

create table rate_limits (
  key text primary key check (length(key) between 1 and 100),
  used integer not null check (used >= 0),
  -- When the count begins anew.
  resets_at timestamptz not null
);
create index rate_limits_over on rate_limits (resets_at);
select open_table('rate_limits', '', 'select, insert, update, delete');
