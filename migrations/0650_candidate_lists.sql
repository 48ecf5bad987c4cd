-- Lists of a job's candidates: each row holds what a card shows, and each order and filter has an index.

alter table candidates
  -- The CV, as the interview has it since its completion.
  add cv_key text,
  add cv_kind text check (cv_kind in ('pdf', 'doc', 'docx')),
  -- The assessment under way, or its failure; null once there is a result.
  add run_state text check (run_state in ('running', 'failed')),
  -- The latest report, the assessment it was made from, and whether blind review hid the candidate in it.
  add report_status text check (report_status in ('GENERATING', 'READY', 'FAILED')),
  add report_key text,
  add report_assessment_id uuid,
  add report_hidden boolean not null default false,
  -- Whether the candidate was ever invited, also when rejected since.
  add was_invited boolean not null default false,
  -- What lists are sorted by. Candidates without a score come last in both directions.
  add sort_score smallint not null generated always as (coalesce(score, -1)) stored,
  add sort_score_up smallint not null generated always as (coalesce(score, 101)) stored,
  add sort_date timestamptz not null generated always as (coalesce(applied_at, created_at)) stored,
  add sort_name text collate "C" not null generated always as (fold_text(first_name)) stored,
  -- 'none' for an assessment without a total; null without an assessment.
  add score_band text generated always as (
    case when score >= 85 then 'high' when score >= 70 then 'medium' when score >= 0 then 'low'
      when assessment_id is not null then 'none' end
  ) stored,
  add search_text text collate "C" not null
    generated always as (fold_text(first_name || ' ' || last_name || ' ' || email)) stored;
grant update (cv_key, cv_kind, run_state, report_status, report_key, report_assessment_id, report_hidden)
  on candidates to mindhire_tenant, mindhire_system;

create index candidates_decided on candidates (job_id, decided_at, id) where decided_at is not null;

do $$
declare
  sort_key text;
  flag text;
begin
  foreach sort_key in array array['sort_score', 'sort_score_up', 'sort_date', 'sort_name'] loop
    -- A minimum in one field is looked for in the index alone.
    execute format(
      'create index on candidates (job_id, %I, id) include (company_id, field_scores)',
      sort_key);
    execute format('create index on candidates (job_id, review_group, %I, id) include (company_id, field_scores)', sort_key);
    execute format('create index on candidates (job_id, score_band, %I, id) include (company_id)', sort_key);
    foreach flag in array array[
      'shortlisted', 'asked_for_person_at is not null', 'ai_band <> ''none''', 'has_instructions', 'has_shared_text'
    ] loop
      execute format('create index on candidates (job_id, %I, id) where %s', sort_key, flag);
    end loop;
  end loop;
end
$$;

create function remember_invitation() returns trigger language plpgsql as $$
begin
  new.was_invited := new.was_invited or new.status in ('ACCEPTED', 'HIRED');
  return new;
end
$$;
create trigger remember_invitation before insert or update of status on candidates
  for each row execute function remember_invitation();

-- Counts of a job's candidates, kept in the transactions that change them.
create table job_candidate_counts (
  job_id uuid primary key,
  company_id uuid not null,
  to_decide integer not null default 0,
  -- Of those to decide.
  shortlisted integer not null default 0,
  under_review integer not null default 0,
  not_completed integer not null default 0,
  invited integer not null default 0,
  hired integer not null default 0,
  rejected integer not null default 0,
  withdrawn integer not null default 0,
  started integer not null default 0,
  completed integer not null default 0,
  ever_invited integer not null default 0,
  -- How many have each total: from 0 to 100, and in the last place those without one.
  totals integer[] not null default array_fill(0, array[102]) check (cardinality(totals) = 102),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
) with (fillfactor = 50);
create index job_candidate_counts_of_company on job_candidate_counts (company_id, job_id);
select protect_tenant_table('job_candidate_counts');

-- Once a statement, so that many rows at once are counted at once.
create function count_candidates() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in execute
    'select company_id, job_id, review_group, applied_at is not null as completed, was_invited, shortlisted, score, sum(sign)::int as n from ('
    || case tg_op
      when 'INSERT' then 'select *, 1 as sign from added'
      when 'DELETE' then 'select *, -1 as sign from removed'
      else 'select *, 1 as sign from added union all select *, -1 as sign from removed'
    end
    || ') changed group by 1, 2, 3, 4, 5, 6, 7 having sum(sign) <> 0 order by job_id'
  loop
    if tg_op = 'INSERT' then
      insert into job_candidate_counts (company_id, job_id) values (change.company_id, change.job_id)
        on conflict do nothing;
    end if;
    update job_candidate_counts set
      to_decide = to_decide + case change.review_group when 'to-decide' then change.n else 0 end,
      shortlisted = shortlisted + case when change.shortlisted and change.review_group = 'to-decide' then change.n else 0 end,
      under_review = under_review + case change.review_group when 'under-review' then change.n else 0 end,
      not_completed = not_completed + case change.review_group when 'not-completed' then change.n else 0 end,
      invited = invited + case change.review_group when 'invited' then change.n else 0 end,
      hired = hired + case change.review_group when 'hired' then change.n else 0 end,
      rejected = rejected + case change.review_group when 'rejected' then change.n else 0 end,
      withdrawn = withdrawn + case change.review_group when 'withdrawn' then change.n else 0 end,
      completed = completed + case when change.completed then change.n else 0 end,
      ever_invited = ever_invited + case when change.was_invited then change.n else 0 end,
      totals[coalesce(change.score, 101) + 1] = totals[coalesce(change.score, 101) + 1] + change.n
    where job_id = change.job_id and company_id = change.company_id;
  end loop;
  return null;
end
$$;
create trigger count_added after insert on candidates
  referencing new table as added for each statement execute function count_candidates();
create trigger count_changed after update on candidates
  referencing old table as removed new table as added for each statement execute function count_candidates();
create trigger count_removed after delete on candidates
  referencing old table as removed for each statement execute function count_candidates();

create function count_started() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update job_candidate_counts set started = started + 1 where job_id = new.job_id and company_id = new.company_id;
  else
    update job_candidate_counts set started = started - 1 where job_id = old.job_id and company_id = old.company_id;
  end if;
  return null;
end
$$;
create trigger count_started after insert or delete on interviews for each row execute function count_started();
