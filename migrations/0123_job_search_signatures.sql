-- The words as bytes, for which no characters have to be counted; and before them which runs of one to three bytes
-- they hold, so that most jobs without a term need not be read for it. A run has the bit that this gives it.
create function run_bit(bytes bytea) returns bigint language sql immutable strict parallel safe as $$
  select case length(bytes)
    when 0 then 0
    when 1 then get_byte(bytes, 0)
    when 2 then (get_byte(bytes, 0) * 31 + get_byte(bytes, 1)) & 4095
    else (get_byte(bytes, 0) * 961 + get_byte(bytes, 1) * 31 + get_byte(bytes, 2)) & 4095
  end
$$;

create function run_signature(words bytea) returns bytea language plpgsql immutable strict parallel safe as $$
declare
  -- The bit of nothing, which every text holds.
  signature bytea := set_bit(decode(repeat('00', 512), 'hex'), 0, 1);
  one integer := 0;
  two integer := 0;
  three integer;
begin
  for at in 0 .. length(words) - 1 loop
    three := get_byte(words, at);
    signature := set_bit(set_bit(set_bit(signature,
      three, 1), (two * 31 + three) & 4095, 1), (one * 961 + two * 31 + three) & 4095, 1);
    one := two;
    two := three;
  end loop;
  return signature;
end
$$;

alter table job_search rename column words to folded_words;
alter table job_search
  add column signature bytea,
  add column words bytea;
alter table job_search alter column signature set storage plain;
alter table job_search alter column words set storage external;
update job_search set words = convert_to(folded_words, 'UTF8');
update job_search set signature = run_signature(words);
alter table job_search
  drop column folded_words,
  alter column signature set not null,
  alter column words set not null;

create or replace function keep_job_search() returns trigger language plpgsql as $$
declare
  found_by bytea;
begin
  if tg_op = 'UPDATE' and old.title = new.title and old.description = new.description then
    update job_search set status = new.status, created_at = new.created_at where job_id = new.id;
  else
    found_by := convert_to(search_words(new.title || ' ' || new.description), 'UTF8');
    insert into job_search (company_id, job_id, status, created_at, signature, words)
      values (new.company_id, new.id, new.status, new.created_at, run_signature(found_by), found_by)
      on conflict (job_id) do update set
        status = excluded.status, created_at = excluded.created_at,
        signature = excluded.signature, words = excluded.words;
  end if;
  return null;
end
$$;
