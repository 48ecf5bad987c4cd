-- Fingerprints of what candidates wrote, so that long passages shared word for word with others of the same job are
-- found. Each is a hash of some words with the job's id: no text, nothing to compare between jobs.

create table answer_shingles (
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null,
  answer integer not null check (answer between 0 and 99),
  shingle bigint not null,
  primary key (candidate_id, answer, shingle),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index answer_shingles_of_job on answer_shingles (company_id, job_id, shingle, candidate_id);
select protect_tenant_table('answer_shingles');
