-- Mails that strangers can cause are few a day for each subject; the post counts them itself.

alter table mails
  -- When the last try began, or the mail went, by the application's clock; null while there was none.
  add column tried_at timestamptz;
update mails set tried_at = coalesce(sent_at, created_at) where attempts > 0 and status <> 'dropped';
create index mails_tried on mails (subject_id, tried_at) where tried_at is not null;

-- Which mail carries the link that works: it is made when the mail goes, and another try at the mail keeps it.
alter table users
  add column verification_mail uuid,
  add column reset_mail uuid;

alter table candidates
  drop column mails_sent,
  drop column mails_day,
  drop column mails_that_day;
