-- Meetings of candidates with persons of the company.

create table invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  candidate_id uuid not null,
  interview_type text not null check (interview_type in ('ONLINE', 'IN_PERSON')),
  -- A link or an address.
  place text not null check (length(place) between 1 and 500),
  message text not null check (length(message) <= 2000),
  time_zone text not null check (length(time_zone) between 1 and 64),
  duration_minutes integer not null check (duration_minutes between 15 and 480),
  status text not null check (status in ('proposed', 'scheduled', 'declined', 'cancelled')),
  -- Null while the candidate has not picked one of the proposed times.
  starts_at timestamptz,
  proposed_times timestamptz[] not null default '{}' check (cardinality(proposed_times) <= 5),
  -- When a time was last fixed: a meeting of the next day needs no reminder. It stays when other times are proposed,
  -- because the calendar entry has to be taken back.
  fixed_at timestamptz,
  reminded_at timestamptz,
  reply text not null default 'none' check (reply in ('none', 'accepted', 'declined', 'another-time')),
  reply_message text not null default '' check (length(reply_message) <= 500),
  -- What the candidate is told with a cancellation.
  cancel_message text not null default '' check (length(cancel_message) <= 2000),
  interviewers uuid[] not null default '{}' check (cardinality(interviewers) <= 10),
  -- Raised by each change; calendars take the entry with the highest one.
  sequence integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (company_id, id),
  check (status <> 'scheduled' or starts_at is not null),
  check (starts_at is null or fixed_at is not null),
  check (starts_at is not null or cardinality(proposed_times) > 0),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index on invitations (company_id, candidate_id);
create index on invitations (company_id, starts_at) where status = 'scheduled';
create index on invitations (starts_at) where status = 'scheduled' and reminded_at is null;
select protect_tenant_table('invitations');

-- A user's calendar feed has an address derived from this number; without a row it is 1.
create table calendar_feeds (
  company_id uuid not null,
  user_id uuid primary key,
  issue integer not null check (issue > 1),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
select protect_tenant_table('calendar_feeds');
