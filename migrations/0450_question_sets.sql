-- The questions of a job, with how the employer reads the answers.

create table question_sets (
  company_id uuid not null,
  job_id uuid primary key,
  -- In order: text, origin, intent, what a good answer shows, red flags, anchors.
  questions jsonb not null default '[]',
  -- Grows with every change.
  version integer not null default 1,
  -- How often the questions were asked to be written again: each number gives other ones.
  attempt integer not null default 0,
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
select protect_tenant_table('question_sets');
