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

-- Mails that are owed and what became of them. No address, no text, no link: these are made when a mail is sent.
create table mails (
  id uuid primary key default gen_random_uuid(),
  company_id uuid,
  kind text not null check (kind ~ '^[a-z][a-z0-9.-]{0,63}$'),
  -- The patterns keep addresses out.
  subject_id text not null check (subject_id ~ '^[A-Za-z0-9-]{1,64}$'),
  version text not null check (version ~ '^[A-Za-z0-9.:+_-]{1,64}$'),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dead', 'dropped')),
  attempts integer not null default 0,
  last_error text check (last_error ~ '^[A-Za-z0-9_-]{0,100}$'),
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  -- When the last try began, or the mail went, by the application's clock; null while there was none.
  tried_at timestamptz,
  sent_at timestamptz,
  -- Stands for the mailbox of a mail that strangers can cause, once it was tried.
  recipient text check (recipient ~ '^[0-9a-f]{32}$'),
  unique (kind, subject_id, version),
  check ((status = 'sent') = (sent_at is not null))
);
create index mails_not_sent on mails (created_at) where status in ('waiting', 'dead');
create index mails_of_company on mails (company_id, subject_id);
-- Mails that strangers can cause are few a day for each subject.
create index mails_tried on mails (subject_id, tried_at) where tried_at is not null;
-- And few for each mailbox, of all companies together.
create index mails_to on mails (recipient, tried_at) where recipient is not null and tried_at is not null;
select protect_tenant_table('mails');

-- Mails to people who were erased, encrypted with the installation's key and deleted as soon as they are sent.
create table last_mails (
  id uuid primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
select open_table('last_mails', 'insert', 'select, insert, delete');

-- What was done, by whom, to what; each row carries the hash of the one before it.
create table audit_log (
  seq bigint primary key,
  at timestamptz not null,
  company_id uuid,
  actor text not null check (actor ~ '^[A-Za-z0-9-]{1,64}$'),
  action text not null check (action ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and length(action) <= 64),
  subject_id text not null check (subject_id ~ '^[A-Za-z0-9-]{1,64}$'),
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_of_company on audit_log (company_id, seq desc);
select protect_tenant_table('audit_log');
revoke update, delete on audit_log from mindhire_tenant, mindhire_system;

-- The end of the chain: its row lock lets one writer at a time add to it, and rows cut off the end are missed.
create table audit_head (
  only_row boolean primary key default true check (only_row),
  seq bigint not null,
  hash bytea not null
);
insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));
select open_table('audit_head', '', 'select');

create function audit_hash(seq bigint, at timestamptz, company_id uuid, actor text, action text, subject_id text, previous_hash bytea)
returns bytea language sql stable parallel safe
  return sha256(convert_to(json_build_array(
    seq, (extract(epoch from at) * 1000000)::bigint, company_id, actor, action, subject_id, encode(previous_hash, 'hex')
  )::text, 'UTF8'));

-- Runs as the owner, because no role of the application may touch the head. What the writer gave for the
-- chain's own columns is replaced.
create function append_to_audit_log() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select head.seq + 1, head.hash into new.seq, new.previous_hash from public.audit_head head for update;
  new.at := clock_timestamp();
  new.hash := public.audit_hash(new.seq, new.at, new.company_id, new.actor, new.action, new.subject_id, new.previous_hash);
  update public.audit_head set seq = new.seq, hash = new.hash;
  return new;
end
$$;
create trigger append before insert on audit_log for each row execute function append_to_audit_log();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

revoke execute on function append_to_audit_log(), refuse_audit_change() from public;

-- How often something was tried: shared by every process, under keyed hashes that name nobody.
create table rate_limits (
  key text primary key check (length(key) between 1 and 100),
  used integer not null check (used >= 0),
  -- When the count starts again.
  resets_at timestamptz not null
);
create index rate_limits_over on rate_limits (resets_at);
select open_table('rate_limits', '', 'select, insert, update, delete');
