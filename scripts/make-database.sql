-- Run once by the image of PostgreSQL, by its superuser, in an empty volume: see compose.yaml.
\getenv password DATABASE_PASSWORD
-- Owns its database and makes the roles of requests; no superuser, so row-level security holds for it too.
create role mindhire login createrole password :'password';
create database mindhire owner mindhire;
-- From now on the superuser signs in from inside the container only, where no password is asked for.
alter role current_user password null;
