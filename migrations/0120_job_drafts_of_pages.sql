-- The open page that saved a draft last: it may save again without having heard that it did; another one has to have
-- seen what it would write over.

alter table job_drafts add column saved_by uuid;
