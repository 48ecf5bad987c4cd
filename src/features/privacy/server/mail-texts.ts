import { defineTexts } from '#contract/texts/define-texts.ts'

export const exportReadyTexts = defineTexts('mail-export-ready', {
  subject: 'The copy of your data is ready',
  preview: 'You can download it from your settings for {days, number} days.',
  body: 'You asked for a copy of everything that {brand} keeps of {company}. It is ready: one archive with your company, jobs and candidates as JSON, and all CVs.\nYou can download it from your settings for {days, number} days. After that we remove it; you can have a new one made at any time.',
  action: 'Go to my settings',
  notes:
    'The archive holds personal data of your candidates. Please keep it as carefully as we do.\nIf you did not ask for it, change your password and look at the activity log of your team.',
})

export const deletionRequestedTexts = defineTexts('mail-deletion-requested', {
  subject: 'Your {brand} account will be deleted',
  preview: 'Until {until} you can keep it.',
  body: 'An ADMIN of {company} asked us to delete its account. Your public job links are closed from now on: nobody new can apply. People who have begun an interview can finish it.\nOn {until} everything is erased for good: your team’s users, all jobs, candidates, interviews, scores, CVs, and copies of your data. Until then, for {days, number} days, every ADMIN can undo it with one click.',
  action: 'Keep my account',
  notes:
    'Would you like a copy of your data first? You can have one made in your settings.\nIf nobody in your team asked for this, keep the account, change your passwords, and write to {contact}.',
})

export const deletionUndoneTexts = defineTexts('mail-deletion-undone', {
  subject: 'Your {brand} account stays',
  preview: 'The deletion was undone.',
  body: 'An ADMIN of {company} undid the deletion of its account. Nothing was erased, and your public job links are open again.',
  action: 'Go to my jobs',
})
