-- Lists of a job's candidates: each row holds what a card shows, and each order and filter has an index.

-- The words that a candidate is found by: each part of the name, the whole e-mail, and what follows a separator in the
-- part before its @. A space stands before each, as nobody is found by the middle of a word.
create function words_of(names text, email text) returns text language sql immutable strict parallel safe
  return ' ' || concat_ws(' ', names, nullif(translate(names, '-''’.', '    '), names), email,
    translate(substring(split_part(email, '@', 1) from '[._+-](.*)'), '._+-', '    '));

alter table candidates
  -- The CV, as the interview has it since its completion.
  add cv_key text,
  add cv_kind text check (cv_kind in ('pdf', 'doc', 'docx', 'jpg', 'png', 'heic')),
  -- The assessment under way, or its failure; null once there is a result.
  add run_state text check (run_state in ('running', 'failed')),
  -- The latest report, the assessment it was made from, whether blind review hid the candidate in it, and its language.
  add report_status text check (report_status in ('GENERATING', 'READY', 'FAILED')),
  add report_key text,
  add report_assessment_id uuid,
  add report_hidden boolean not null default false,
  add report_language text check (report_language in ('en', 'fr', 'ar')),
  -- Whether the candidate was ever invited, also when rejected since.
  add was_invited boolean not null default false,
  -- What lists are sorted by. In both directions scores of low confidence follow the others, and no score comes last.
  add sort_score smallint not null generated always as (
    coalesce(score - case when confidence = 'low' then 101 else 0 end, -102)
  ) stored,
  add sort_score_up smallint not null generated always as (
    coalesce(score + case when confidence = 'low' then 101 else 0 end, 202)
  ) stored,
  add sort_date timestamptz not null generated always as (coalesce(applied_at, created_at)) stored,
  add sort_name text collate "C" not null generated always as (fold_text(first_name)) stored,
  -- 'none' for an assessment without a total; null without an assessment.
  add score_band text generated always as (
    case when score >= 85 then 'high' when score >= 70 then 'medium' when score >= 0 then 'low'
      when assessment_id is not null then 'none' end
  ) stored,
  add search_text text collate "C" not null
    generated always as (words_of(fold_text(first_name || ' ' || last_name), fold_text(email))) stored;
grant update (cv_key, cv_kind, run_state, report_status, report_key, report_assessment_id, report_hidden,
  report_language)
  on candidates to mindhire_tenant, mindhire_system;

create index candidates_decided on candidates (job_id, decided_at, id) where decided_at is not null;

do $$
declare
  sort_key text;
  flag text;
begin
  foreach sort_key in array array['sort_score', 'sort_score_up', 'sort_date', 'sort_name'] loop
    -- One filter is looked for in the key; the others are compared in the index alone.
    execute format(
      'create index on candidates (job_id, %I, id) include (company_id, field_scores)', sort_key);
    execute format(
      'create index on candidates (job_id, review_group, %I, id) include (company_id, score_band, field_scores)',
      sort_key);
    execute format(
      'create index on candidates (job_id, score_band, %I, id) include (company_id, field_scores)', sort_key);
    foreach flag in array array[
      'shortlisted', 'asked_for_person_at is not null', 'confidence = ''low''', 'ai_band <> ''none''',
      'has_instructions', 'has_shared_text'
    ] loop
      execute format(
        'create index on candidates (job_id, %I, id)
           include (company_id, review_group, score_band, field_scores) where %s',
        sort_key, flag);
    end loop;
  end loop;
end
$$;

-- An index on the words of `search_text`. The operators of a trigram index may not look at rows before row-level
-- security does; a range of text may.
create table candidate_words (
  company_id uuid not null,
  job_id uuid not null,
  word text collate "C" not null,
  candidate_id uuid not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index on candidate_words (company_id, job_id, word, candidate_id);
create index on candidate_words (company_id, word, candidate_id);
select protect_tenant_table('candidate_words');

create function index_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from candidate_words w using removed r
    where w.company_id = r.company_id and w.job_id = r.job_id and w.candidate_id = r.id
      and w.word = any (regexp_split_to_array(trim(r.search_text), '\s+'));
  end if;
  if tg_op <> 'DELETE' then
    insert into candidate_words (company_id, job_id, word, candidate_id)
    select distinct company_id, job_id, word, id from added, regexp_split_to_table(trim(search_text), '\s+') word;
  end if;
  return null;
end
$$;
create trigger words_added after insert on candidates
  referencing new table as added for each statement execute function index_words();
create trigger words_removed after delete on candidates
  referencing old table as removed for each statement execute function index_words();

create function reindex_words() returns trigger language plpgsql as $$
begin
  delete from candidate_words where company_id = old.company_id and job_id = old.job_id and candidate_id = old.id
    and word = any (regexp_split_to_array(trim(old.search_text), '\s+'));
  insert into candidate_words (company_id, job_id, word, candidate_id)
  select distinct new.company_id, new.job_id, word, new.id from regexp_split_to_table(trim(new.search_text), '\s+') word;
  return null;
end
$$;
create trigger words_changed after update of first_name, last_name, email on candidates
  for each row when (old.search_text <> new.search_text) execute function reindex_words();

-- Candidates with a word that begins with the rarest of `words`, at most `most`: of one job, or with null of all jobs.
create function find_candidates(of_company uuid, of_job uuid, words text[], most integer)
returns setof uuid language plpgsql stable rows 100 as $$
declare
  rarest text;
  last constant text := U&'\+10FFFF';
begin
  select word into rarest
  from (select fold_text(given) collate "C" as word from unnest(words) given) folded,
    lateral (
      select count(*) as shared_by from (
        select from candidate_words w
        where of_job is not null and w.company_id = of_company and w.job_id = of_job
          and w.word >= folded.word and w.word < folded.word || last
        limit most
      ) of_one_job
    ) in_job,
    lateral (
      select count(*) as shared_by from (
        select from candidate_words w
        where of_job is null and w.company_id = of_company
          and w.word >= folded.word and w.word < folded.word || last
        limit most
      ) of_all
    ) in_all
  order by in_job.shared_by + in_all.shared_by limit 1;
  if of_job is null then
    return query select distinct found.candidate_id from (
      select w.candidate_id from candidate_words w
      where w.company_id = of_company and w.word >= rarest and w.word < rarest || last limit most) found;
  else
    return query select distinct found.candidate_id from (
      select w.candidate_id from candidate_words w
      where w.company_id = of_company and w.job_id = of_job and w.word >= rarest and w.word < rarest || last
      limit most) found;
  end if;
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
