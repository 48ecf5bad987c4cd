-- What jobs are searched by, less to read: each word of an offer once, and all that a search filters and sorts by. A
-- term that is looked for holds no blank, so it stands within a word, or nowhere.
drop trigger job_search_kept on jobs;
drop function keep_job_search();
drop table job_search;

create table job_search (
  company_id uuid not null,
  job_id uuid primary key,
  status text not null,
  created_at timestamptz not null,
  words text not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
) with (toast_tuple_target = 8160);
alter table job_search alter column words set storage external;
create index job_search_of_company on job_search (company_id);
select protect_tenant_table('job_search');

create function search_words(value text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(distinct word, ' '), '')
  from regexp_split_to_table(fold_text(value), '\s+') as word
$$;

create function keep_job_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.title = new.title and old.description = new.description then
    update job_search set status = new.status, created_at = new.created_at where job_id = new.id;
  else
    insert into job_search (company_id, job_id, status, created_at, words)
      values (new.company_id, new.id, new.status, new.created_at, search_words(new.title || ' ' || new.description))
      on conflict (job_id) do update
        set status = excluded.status, created_at = excluded.created_at, words = excluded.words;
  end if;
  return null;
end
$$;
create trigger job_search_kept after insert or update of title, description, status, created_at on jobs
  for each row execute function keep_job_search();
insert into job_search
  select company_id, id, status, created_at, search_words(title || ' ' || description) from jobs;
