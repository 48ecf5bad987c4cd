import { defineTexts } from '#contract/texts/define-texts.ts'

export const onboardingTexts = defineTexts('onboarding', {
  title: 'Complete your company profile',
  description: 'Four short steps. We use this profile to write your interview questions.',
  progress: 'Steps of the company profile',
  'step.0': 'Description',
  'step.1': 'Industry',
  'step.2': 'Size',
  'step.3': 'Values',
  stepOf: 'Step {step, number} of {steps, number}',
  percent: '{percent, number}%',
  'heading.0': 'What does your company do?',
  'heading.1': 'Which industry are you in?',
  'heading.2': 'How many people work with you?',
  'heading.3': 'Which values guide your company?',
  fullName: 'Full company name (optional)',
  fullNameHelp:
    'Shown to candidates and on emails and invoices. If empty, the short name from your sign-up is used.',
  descriptionLabel: 'Company description',
  descriptionHelp:
    'Describe your products or services, your customers, how your teams work and whom you look for. Candidates read this on your page.',
  more: 'Please enter at least {missing, number} more characters',
  characters: '{typed, number} characters',
  industry: 'Industry',
  size: 'Company size',
  employees: '{size} people',
  values: 'Company values',
  valuesHelp: 'Choose between one and five.',
  selected: '{chosen, number}/{max, number} values selected',
  max: 'Maximum of {max, number} values selected',
  back: 'Back',
  next: 'Continue',
  cancel: 'Cancel',
  finish: 'Finish setup',
  busy: 'Processing...',
  kept: 'Your entries are saved as you type. You can finish later, on any device.',
  replaced: 'This profile was changed in another window. Your version is kept.',
  loading: 'Loading your company profile...',
  draftFailed: 'We could not load your draft',
  draftFailedMore: 'Nothing is lost. Check your connection and try again.',
  done: 'Setup completed successfully!',
  doneMore: 'Your job offers are next.',
  failed: 'Setup failed. Please try again.',
})

/** Of everything that an ADMIN edits and saves. */
export const savingTexts = defineTexts('saving', {
  adminOnly: 'Only an ADMIN of your company can change this.',
  saved: 'Your changes are saved.',
  failed: 'Your changes could not be saved.',
  unreachable: 'An error occurred. Please try again later.',
})

export const contactTexts = defineTexts('contact', {
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

export const editorTexts = defineTexts('profile-editor', {
  title: 'Edit company profile',
  description: 'New interviews use this profile, and candidates read it on your page.',
  loading: 'Loading your company profile...',
  save: 'Save changes',
  busy: 'Saving...',
  unsaved: 'Your changes are not saved yet.',
  loadFailed: 'Your company profile could not be loaded',
  back: 'Back to the account',
  askAdmin: 'Ask an ADMIN to make changes.',
  waitForAdmin: 'You can use the application once an ADMIN has completed the company profile.',
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
