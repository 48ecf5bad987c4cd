-- Who was erased, by the hash of a random id: a restored backup erases them again. The application neither reads nor
-- writes it, and nobody can tell from it whose it was.
create table tombstones (
  id_hash bytea primary key,
  erased_at timestamptz not null default now()
);

create function bury() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.tombstones (id_hash)
    select sha256(convert_to(id::text, 'UTF8')) from gone on conflict do nothing;
  return null;
end
$$;
revoke execute on function bury() from public;
create trigger bury after delete on candidates referencing old table as gone for each statement execute function bury();
create trigger bury after delete on companies referencing old table as gone for each statement execute function bury();
