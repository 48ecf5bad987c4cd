-- Interviews that are still to be written are few among all jobs, and looked for again and again.
create index jobs_in_preparation on jobs (company_id, id) where interview_state = 'preparing';
