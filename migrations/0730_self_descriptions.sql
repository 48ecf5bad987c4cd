-- What candidates say about themselves of their own accord. It is counted and never read: no role of the application
-- may select, change or delete a row; the two functions below are all there is.

create table self_descriptions (
  candidate_id uuid primary key,
  company_id uuid not null,
  job_id uuid not null,
  gender text check (gender in ('woman', 'man', 'another')),
  age_group text check (age_group in ('under-30', '30-39', '40-49', '50-or-over')),
  disability text check (disability in ('yes', 'no')),
  -- As the published figures have it: what was said, in the order above, and what came of the application.
  counted text[],
  counted_selected boolean not null default false,
  counted_reached boolean not null default false,
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  -- Who says nothing has no row.
  check (coalesce(gender, age_group, disability) is not null)
) with (fillfactor = 50);
create index self_descriptions_of_job on self_descriptions (company_id, job_id);

-- The figures of a job as they were last published: groups of five or more.
create table adverse_impact_figures (
  job_id uuid primary key,
  company_id uuid not null,
  counted_at timestamptz not null,
  figures jsonb not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);

select protect_tenant_table('self_descriptions'), protect_tenant_table('adverse_impact_figures');
revoke all on self_descriptions, adverse_impact_figures from mindhire_tenant, mindhire_system;
grant select on adverse_impact_figures to mindhire_tenant;

-- The functions run as the owner of the tables, who is no superuser everywhere and needs policies then.
do $$
begin
  execute format('create policy counting on self_descriptions to %I using (true) with check (true)', current_user);
  execute format('create policy counting on adverse_impact_figures to %I using (true) with check (true)', current_user);
  execute format(
    'create policy counting on candidates for select to %I using (company_id = (select current_company()))', current_user);
end
$$;

-- Replaces what a candidate said; nulls alone withdraw it. False when the candidate was erased meanwhile.
create function set_self_description(
  of_company uuid, of_job uuid, of_candidate uuid, new_gender text, new_age_group text, new_disability text
) returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if coalesce(new_gender, new_age_group, new_disability) is null then
    delete from self_descriptions where candidate_id = of_candidate and company_id = of_company;
    return true;
  end if;
  insert into self_descriptions (candidate_id, company_id, job_id, gender, age_group, disability)
    values (of_candidate, of_company, of_job, new_gender, new_age_group, new_disability)
    on conflict (candidate_id) do update
      set gender = excluded.gender, age_group = excluded.age_group, disability = excluded.disability;
  return true;
exception when foreign_key_violation then
  return false;
end
$$;

-- Publishes the figures of a job of the company of the transaction. What changed since is taken up by fives: otherwise
-- the figures before and after one application or one decision would say who it was.
create function count_self_descriptions(of_job uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  company uuid := current_company();
  completed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('count_self_descriptions ' || of_job, 0));

  with present as (
    select d.*, array[d.gender, d.age_group, d.disability] as said, c.was_invited as selected,
      coalesce(c.score >= 70, false) as reached,
      5 <= count(*) filter (where d.counted is distinct from array[d.gender, d.age_group, d.disability]) over () as said_due
    from self_descriptions d join candidates c on c.id = d.candidate_id
    where d.company_id = company and d.job_id = of_job
  ), due as (
    select *,
      5 <= count(*) filter (where counted_selected <> selected) over () as selected_due,
      5 <= count(*) filter (where counted_reached <> reached) over () as reached_due
    from present
    -- The others are no part of the figures yet.
    where said_due or counted is not null
  ), news as (
    select candidate_id, case when said_due then said else counted end as counted,
      case when selected_due then selected else counted_selected end as counted_selected,
      case when reached_due then reached else counted_reached end as counted_reached
    from due
  )
  update self_descriptions d
    set counted = news.counted, counted_selected = news.counted_selected, counted_reached = news.counted_reached
    from news
    where d.candidate_id = news.candidate_id
      and (d.counted, d.counted_selected, d.counted_reached)
        is distinct from (news.counted, news.counted_selected, news.counted_reached);
  if not found then
    return;
  end if;

  select count(*) into completed from candidates
    where company_id = company and job_id = of_job and applied_at is not null;
  insert into adverse_impact_figures (job_id, company_id, counted_at, figures)
    with groups as (
      select attribute, said, count(*) as applicants, count(*) filter (where counted_selected) as selected,
        count(*) filter (where counted_reached) as reached
      from self_descriptions, lateral (values ('gender', counted[1]), ('ageGroup', counted[2]), ('disability', counted[3]))
        as attributes (attribute, said)
      where company_id = company and job_id = of_job and said is not null
      group by attribute, said
    ), compared as (
      select *, min(applicants) over every < 5 as has_small,
        completed - coalesce(sum(applicants) filter (where applicants >= 5) over every, 0) as others,
        row_number() over (partition by attribute order by applicants < 5, applicants, said) as nth_smallest
      from groups window every as (partition by attribute)
    ), shown as (
      -- When fewer than five are left over, a small group could be computed from all applicants: the next one is kept
      -- back too.
      select * from compared where applicants >= 5 and not (has_small and others < 5 and nth_smallest = 1)
    ), summed as (
      select *, count(*) over every as shown_groups, sum(applicants) over every as all_applicants,
        sum(selected) over every as all_selected, sum(reached) over every as all_reached
      from shown window every as (partition by attribute)
    )
    select of_job, company, now(), coalesce(jsonb_agg(jsonb_build_object(
        'attribute', attribute, 'group', said, 'applicants', applicants,
        'selected', case when all_selected >= 5 and all_applicants - all_selected >= 5 then selected end,
        'reached', case when all_reached >= 5 and all_applicants - all_reached >= 5 then reached end
      ) order by attribute, said), '[]')
    from summed
    -- With one group alone each of its members would be known.
    where shown_groups >= 2
  on conflict (job_id) do update set counted_at = excluded.counted_at, figures = excluded.figures;
end
$$;

revoke execute on function set_self_description(uuid, uuid, uuid, text, text, text), count_self_descriptions(uuid)
  from public;
grant execute on function set_self_description(uuid, uuid, uuid, text, text, text) to mindhire_system;
grant execute on function count_self_descriptions(uuid) to mindhire_tenant;
