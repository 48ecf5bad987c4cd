-- Without the company: a job has one. With it, a table that no statistics had been gathered of yet had a candidate's
-- fingerprints looked for among all of the company's.
drop index answer_shingles_of_job;
create index answer_shingles_of_job on answer_shingles (job_id, shingle, candidate_id);
