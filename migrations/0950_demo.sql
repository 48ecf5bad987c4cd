-- Companies made for /Demo: visitors read them, nobody else does.
alter table companies add column demo text check (demo in ('building', 'open'));
create index demo_companies on companies (created_at) where demo is not null;
