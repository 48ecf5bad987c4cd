-- Job offers that are searched, changed, closed and copied, drafts of offers, and interviews that get locked.

-- Text without case and accents, for searching. Letters that a plain database does not lower, or that no accent can
-- be taken off, are put in place of each other one by one.
create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
  select translate(
    replace(replace(replace(
      lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g')),
      'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
    'øØłŁđĐıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςىة',
    'oollddiабвгдежзиклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψωσيه')
$$;

alter table jobs
  -- Grows with every change of the offer that an employer makes.
  add column version integer not null default 1 check (version >= 1),
  -- Grows with every change of the questions, by whomever.
  add column interview_version integer not null default 1 check (interview_version >= 1),
  -- When the first candidate started: the questions stay as they are from then on.
  add column interview_locked_at timestamptz,
  -- When an employer last changed the questions by hand; null for those as they were written.
  add column questions_edited_at timestamptz,
  -- How often the questions were asked to be written anew: each number gives other ones.
  add column interview_attempt integer not null default 0 check (interview_attempt >= 0),
  add column closed_at timestamptz,
  -- Who posted it, and under which key: sent again, it posts nothing twice.
  add column posted_by uuid,
  add column request_id uuid;
create unique index on jobs (company_id, posted_by, request_id) where request_id is not null;

update jobs set interview_locked_at = first.started_at
  from (select company_id, job_id, min(started_at) as started_at from interviews group by 1, 2) as first
  where first.company_id = jobs.company_id and first.job_id = jobs.id;
update jobs set closed_at = now() where status = 'closed';

-- What jobs are searched by. Apart from them and never compressed, so that ten thousand are read through in some
-- hundredths of a second, with no extension that the owner of a database may be forbidden.
create table job_search (
  company_id uuid not null,
  job_id uuid primary key,
  folded text not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
) with (toast_tuple_target = 8160);
alter table job_search alter column folded set storage external;
create index job_search_of_company on job_search (company_id);
select protect_tenant_table('job_search');

create function keep_job_search() returns trigger language plpgsql as $$
begin
  insert into job_search (company_id, job_id, folded)
    values (new.company_id, new.id, fold_text(new.title || ' ' || new.description))
    on conflict (job_id) do update set folded = excluded.folded;
  return null;
end
$$;
create trigger job_search_kept after insert or update of title, description on jobs
  for each row execute function keep_job_search();
insert into job_search select company_id, id, fold_text(title || ' ' || description) from jobs;

alter table job_questions
  add column origin text not null default 'written' check (origin in ('written', 'edited', 'added'));

-- What a user typed into the job form and has not posted yet, as it was typed.
create table job_drafts (
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null,
  draft jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
select protect_tenant_table('job_drafts');

create index jobs_by_status on jobs (company_id, status, created_at desc, id desc);

-- How many jobs and candidates a company has, so that no page has to count them.
create table job_totals (
  company_id uuid primary key references companies (id) on delete cascade,
  jobs integer not null,
  open_jobs integer not null,
  candidates integer not null
);
select protect_tenant_table('job_totals');
insert into job_totals
  select company_id, count(*), count(*) filter (where status = 'open'), sum(candidates_count) from jobs group by 1;

-- Once for a statement, however many rows it writes; a change that moves no total locks nothing.
create function keep_job_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_totals as total (company_id, jobs, open_jobs, candidates)
      select company_id, count(*), count(*) filter (where status = 'open'), sum(candidates_count)
      from added group by company_id order by company_id
      on conflict (company_id) do update set
        jobs = total.jobs + excluded.jobs,
        open_jobs = total.open_jobs + excluded.open_jobs,
        candidates = total.candidates + excluded.candidates;
  elsif tg_op = 'DELETE' then
    update job_totals as total set
        jobs = total.jobs - change.jobs,
        open_jobs = total.open_jobs - change.open_jobs,
        candidates = total.candidates - change.candidates
      from (
        select company_id, count(*) as jobs, count(*) filter (where status = 'open') as open_jobs,
          sum(candidates_count) as candidates
        from gone group by company_id) as change
      where change.company_id = total.company_id;
  else
    update job_totals as total set
        open_jobs = total.open_jobs + change.open_jobs,
        candidates = total.candidates + change.candidates
      from (
        select company_id, sum(opened) as open_jobs, sum(candidates) as candidates
        from (
          select company_id, (status = 'open')::int as opened, candidates_count as candidates from added
          union all
          select company_id, -(status = 'open')::int, -candidates_count from gone) as both_sides
        group by company_id) as change
      where change.company_id = total.company_id and (change.open_jobs <> 0 or change.candidates <> 0);
  end if;
  return null;
end
$$;
create trigger job_totals_added after insert on jobs
  referencing new table as added for each statement execute function keep_job_totals();
create trigger job_totals_gone after delete on jobs
  referencing old table as gone for each statement execute function keep_job_totals();
create trigger job_totals_changed after update on jobs
  referencing old table as gone new table as added for each statement execute function keep_job_totals();
