-- A company's own words for mails to candidates; the default text is used where there is none.

create table mail_templates (
  company_id uuid not null references companies (id) on delete cascade,
  kind text not null check (kind in ('link', 'link-reminder', 'cv-reminder', 'cv-unreadable', 'received', 'under-review', 'rejected', 'withdrawn',
    'erased', 'place-free', 'invited', 'moved', 'cancelled', 'reminder')),
  language text not null check (language in ('fr', 'en', 'de', 'es', 'ar')),
  subject text not null check (length(subject) between 1 and 150),
  text text not null check (length(text) between 1 and 4000),
  primary key (company_id, kind, language)
);
select protect_tenant_table('mail_templates');
