-- One person's application to one job.

create table candidates (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  job_id uuid not null,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  -- In the one spelling that the contract folds addresses to.
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text not null check (length(phone) between 8 and 30),
  city text not null check (length(city) between 1 and 100),
  status text not null check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'UNDER_REVIEW', 'WITHDRAWN', 'HIRED')),
  -- Why a person must look at the application first.
  location_reason text check (location_reason in ('too-far', 'unknown-city')),
  -- What pages and mails speak to the candidate; null for the language of the interview.
  language text check (language in ('en', 'fr', 'de', 'es', 'ar')),
  -- The interview link carries this number; raising it kills the link.
  link_issue integer not null default 1,
  link_expires_at timestamptz not null,
  reminded_at timestamptz,
  -- Of the last assessment; null when there is none, or not enough evidence for one.
  score integer check (score between 0 and 100),
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  -- Within the job, from 1: how blind review names the candidate.
  number integer not null check (number >= 1),
  shortlisted boolean not null default false,
  asked_for_person_at timestamptz,
  -- When the answers were submitted without the CV, which is to follow; null again once it came.
  cv_awaited_at timestamptz,
  -- The user who decided, when and why; null while nothing is decided.
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 400),
  -- The status before a rejection, and until when the rejection can be undone.
  rejected_from text check (rejected_from in ('PENDING', 'UNDER_REVIEW', 'ACCEPTED')),
  undo_until timestamptz,
  -- When blind review was lifted for this candidate.
  revealed_at timestamptz,
  -- Of the last assessment, so that lists read one row: scores in the order of the fields, and flags.
  field_scores smallint[],
  ai_percentage smallint check (ai_percentage between 0 and 100),
  ai_band text check (ai_band in ('none', 'some', 'strong')),
  has_instructions boolean not null default false,
  has_shared_text boolean not null default false,
  confidence text check (confidence in ('high', 'medium', 'low')),
  confidence_reasons text[] not null default '{}',
  assessment_id uuid,
  -- Of the first one.
  assessed_at timestamptz,
  engine text check (engine in ('builtin', 'llm')),
  review_group text not null generated always as (
    case status
      when 'PENDING' then case when applied_at is null then 'not-completed' else 'to-decide' end
      when 'UNDER_REVIEW' then 'under-review'
      when 'ACCEPTED' then 'invited'
      else lower(status)
    end
  ) stored,
  unique (company_id, id),
  unique (job_id, email),
  unique (job_id, number),
  constraint decisions_are_made_by_a_person
    check ((status in ('ACCEPTED', 'REJECTED', 'HIRED')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status = 'REJECTED' or (rejected_from is null and undo_until is null)),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index candidates_of_job on candidates (company_id, job_id);
create index candidates_whose_link_ends on candidates (link_expires_at)
  where status = 'PENDING' and applied_at is null and reminded_at is null;
select protect_tenant_table('candidates');

-- No role of the application changes a status, except the one of a signed-in user. A new column needs its grant here.
revoke update on candidates from mindhire_tenant, mindhire_system;
grant update (link_issue, link_expires_at, reminded_at, language, score, applied_at, asked_for_person_at, cv_awaited_at,
  field_scores, ai_percentage, ai_band, has_instructions, has_shared_text, confidence, confidence_reasons,
  assessment_id, assessed_at, engine)
  on candidates to mindhire_tenant, mindhire_system;
grant update on candidates to mindhire_person, mindhire_candidate;

create function number_candidate() returns trigger language plpgsql as $$
begin
  -- Candidates of a job are numbered one after the other.
  perform from jobs where id = new.job_id for no key update;
  select coalesce(max(number), 0) + 1 into new.number from candidates where job_id = new.job_id;
  return new;
end
$$;
create trigger number_candidate before insert on candidates
  for each row when (new.number is null) execute function number_candidate();

create function require_person() returns trigger language plpgsql as $$
begin
  -- The one change that a candidate makes: of their own application, for good.
  if current_user = 'mindhire_candidate' then
    if new.status <> 'WITHDRAWN' or new.id is distinct from current_candidate() then
      raise exception 'A candidate withdraws their own application, no more' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if new.decided_by is distinct from current_person() and new.status in ('ACCEPTED', 'REJECTED', 'HIRED')
    or not exists (select from users where company_id = new.company_id and id = current_person()) then
    raise exception 'Only a user of the company changes the status of a candidate' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger status_is_changed_by_a_person before update of status on candidates
  for each row when (old.status <> new.status) execute function require_person();
create trigger decisions_need_a_person before insert on candidates
  for each row when (new.status not in ('PENDING', 'UNDER_REVIEW')) execute function require_person();

-- Whether blind review of a job hides anybody: asked before it is switched off. The rule for a row is `isHidden`.
create function hides_candidates(of_company uuid, of_job uuid, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from candidates where company_id = of_company and job_id = of_job and revealed_at is null
      and (status in ('PENDING', 'UNDER_REVIEW', 'WITHDRAWN') or undo_until > at)
  )
$$;

-- What happened to an application: appended in the transaction that did it.
create table candidate_events (
  id uuid primary key default gen_random_uuid(),
  -- In the order in which they happened.
  seq bigint not null generated always as identity,
  company_id uuid not null,
  candidate_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('asked-for-a-person', 'shortlisted', 'unshortlisted', 'rejected', 'rejection-undone',
    'reopened', 'admitted', 'outcome', 'revealed', 'invited', 'invitation-moved', 'invitation-cancelled',
    'invitation-accepted', 'invitation-declined', 'another-time-asked', 'cv-awaited', 'contact-corrected', 'withdrawn')),
  -- The user who did it; null for the candidate.
  by_user uuid,
  -- A reason, an outcome, or the time of a meeting.
  detail text check (length(detail) between 1 and 500),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  check (by_user is not null or kind in ('asked-for-a-person', 'invitation-cancelled', 'invitation-accepted',
    'invitation-declined', 'another-time-asked', 'cv-awaited', 'contact-corrected', 'withdrawn'))
);
create index on candidate_events (company_id, candidate_id, seq);
select protect_tenant_table('candidate_events');
revoke update, delete on candidate_events from mindhire_tenant, mindhire_system;

create table candidate_notes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  candidate_id uuid not null,
  text text not null check (length(text) between 1 and 4000),
  written_by uuid not null,
  created_at timestamptz not null,
  unique (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index on candidate_notes (company_id, candidate_id, created_at);
select protect_tenant_table('candidate_notes');

create table note_mentions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  note_id uuid not null,
  user_id uuid not null,
  unique (note_id, user_id),
  foreign key (company_id, note_id) references candidate_notes (company_id, id) on delete cascade
);
create index on note_mentions (company_id, note_id);
select protect_tenant_table('note_mentions');

-- Known address or not, applying writes one row here, and a task makes of it what there is to make.
create table registrations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  job_id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  city text not null,
  -- Why a person must look at the application first.
  location_reason text check (location_reason in ('too-far', 'unknown-city')),
  language text check (language in ('en', 'fr', 'de', 'es', 'ar')),
  created_at timestamptz not null,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
create index on registrations (company_id, job_id);
create index on registrations (created_at);
select protect_tenant_table('registrations');

-- Challenges of public forms whose solution was used: each is good once. Of nobody and of no company.
create table spent_challenges (
  nonce text primary key check (length(nonce) <= 64),
  expires_at timestamptz not null,
  -- The job that was applied to: one that fills fast asks for more work.
  job_id uuid
);
create index on spent_challenges (expires_at);
create index on spent_challenges (job_id, expires_at) where job_id is not null;
grant select, insert, delete on spent_challenges to mindhire_system;
