import { defineTexts } from '#contract/texts/define-texts.ts'

export const onboardingTexts = defineTexts('onboarding', {
  title: 'Complete your company profile',
  description:
    'Four short steps. Your interviews are written from what you say here, so that they sound like you.',
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
  'heading.3': 'What do you stand for?',
  fullName: 'Full company name (optional)',
  fullNameHelp: 'Candidates, emails and invoices use it. Without it they use the short name of your sign-up.',
  descriptionLabel: 'Company description',
  descriptionHelp:
    'What you make or do and for whom, how your teams work together, and what a newcomer should bring along. Candidates read this on your page.',
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
  finish: 'Finish setup',
  busy: 'Processing...',
  kept: 'What you type is saved as you go: you can leave and finish later, on any device.',
  replaced: 'This profile was changed in another window. Your version is kept.',
  loading: 'Loading your company profile...',
  draftFailed: 'We could not load what you typed before',
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
  description: 'Who you are here, and how your company is reached.',
  userName: 'Username',
  name: 'Short name',
  nameHint: '3 to 15 characters. Links you have shared keep working.',
  fullName: 'Full company name (optional)',
  fullNameHint: 'Candidates, emails and invoices use it. Without it they use the short name.',
  phone: 'Phone',
  phoneHint: '8 digits',
  address: 'Address',
  city: 'City',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
})

export const identityTexts = defineTexts('identity', {
  title: 'Company identity',
  description: 'Interviews are written from it, and candidates read it on your page.',
  name: 'Company name',
  industry: 'Industry',
  about: 'Description',
  size: 'Company size',
  values: 'Company values',
  edit: 'Edit company profile',
  fill: 'Complete company profile',
  none: 'Your company has no profile yet.',
  noneMore: 'Four short steps, and your first interview sounds like you.',
})

export const editorTexts = defineTexts('profile-editor', {
  title: 'Edit company profile',
  description: 'Interviews written from now on use what you say here, and candidates read it on your page.',
  save: 'Save changes',
  busy: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'Your changes are not saved yet.',
  loadFailed: 'Your company profile did not load',
  back: 'Back to the account',
  askAdmin: 'Ask one of them if something should read differently.',
  waitForAdmin: 'The application opens to you as soon as one of them has completed the company profile.',
})
