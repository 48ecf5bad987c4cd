import { defineTexts } from '#contract/texts/define-texts.ts'

export const momentTexts = defineTexts('mail-moment', { at: '{day} at {time} ({timeZone})' })

export const exportReadyTexts = defineTexts('mail-export-ready', {
  subject: 'The copy of your data is ready',
  preview: 'You can download it from your settings for {days, number} days.',
  body: 'The copy of all data that {brand} stores for {company} is ready: one archive with your company, jobs and candidates as JSON, and all CVs.\nYou can download it from your settings for {days, number} days. After that we remove it; you can request a new one at any time.',
  action: 'Go to my settings',
  notes:
    'The archive contains personal data of your candidates. Please keep it as carefully as we do.\nIf you did not request it, change your password and check the activity log of your team.',
})

export const deletionRequestedTexts = defineTexts('mail-deletion-requested', {
  subject: 'Your {brand} account will be deleted',
  preview: 'You can still keep it until {until}.',
  body: 'An admin of {company} asked us to delete its account. Your public job links are closed from now on: no new candidates can apply. Interviews that have started can be finished.\nOn {until} everything is erased for good: your team’s users, all jobs, candidates, interviews, scores, CVs, and copies of your data. Until then, for {days, number} days, every admin can undo it with one click.',
  action: 'Keep my account',
  notes:
    'Would you like a copy of your data first? You can request one in your settings.\nIf nobody in your team requested this, keep the account, change your passwords, and write to {contact}.',
})

export const deletionUndoneTexts = defineTexts('mail-deletion-undone', {
  subject: 'Your {brand} account stays',
  preview: 'The deletion was undone.',
  body: 'An admin of {company} undid the deletion of its account. Nothing was erased, and your public job links are open again.',
  action: 'Go to my jobs',
})
