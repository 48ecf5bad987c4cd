import { defineTexts } from '#contract/texts/define-texts.ts'

/** Of everything that an ADMIN edits and saves. */
export const savingTexts = defineTexts('saving', {
  adminOnly: 'Only an admin of your company can change this.',
  saved: 'Your changes are saved.',
  failed: 'Your changes could not be saved.',
  unreachable: 'An error occurred. Please try again later.',
})

export const contactTexts = defineTexts('company-contact', {
  title: 'Personal information',
  description: 'Your login and your company’s contact details.',
  userName: 'Username',
  name: 'Short name',
  nameHint: '3 to 15 characters. Links you have shared keep working.',
  fullName: 'Full company name (optional)',
  fullNameHint: 'Shown to candidates and on emails and invoices. If empty, the short name is used.',
  phone: 'Phone',
  phoneHint: '8 digits',
  address: 'Address',
  city: 'City',
  edit: 'Edit',
  submit: 'Save',
  busy: 'Saving...',
  cancel: 'Cancel',
})

export const identityTexts = defineTexts('identity', {
  title: 'Company identity',
  description: 'We use this profile to write interview questions. Candidates read it on your page.',
  name: 'Company name',
  industry: 'Industry',
  about: 'Description',
  size: 'Company size',
  values: 'Company values',
  edit: 'Edit company profile',
  fill: 'Complete company profile',
  none: 'Your company has no profile yet.',
  noneMore: 'It takes four short steps. We then use it to write your interviews.',
})

export const retentionTexts = defineTexts('retention', {
  title: 'How long candidates’ data is kept',
  description:
    'Candidates are erased automatically this long after the last activity, with their answers, CV, scores, reports and mails. Candidates read this period before the interview. Nobody is mailed beforehand, and erased data cannot be brought back.',
  legend: 'Erase candidates after',
  hint: 'A shorter period takes effect with the next daily run: candidates who are over it are erased then.',
  months: '{months, plural, one {# month} other {# months}} without activity',
  submit: 'Save period',
  busy: 'Saving...',
})

export const promiseTexts = defineTexts('response-promise', {
  title: 'Promise to candidates',
  description:
    'How soon candidates can expect a response from you. They read it when they apply, at the end of the interview and in our mails.',
  legend: 'You respond within',
  hours: '24-48 business hours',
  days: '3 business days',
  week: 'One week',
  none: 'No promise',
  noneHint: 'Candidates read nothing about when you respond.',
  submit: 'Save promise',
  busy: 'Saving...',
})
