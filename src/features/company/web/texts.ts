import { valuesMax } from '../contract.ts'

const count = new Intl.NumberFormat('en-US')

export const onboardingTexts = {
  title: 'Complete your company profile',
  description:
    'Four short steps. Your interviews are written from what you say here, so that they sound like you.',
  progress: 'Steps of the company profile',
  steps: ['Description', 'Industry', 'Size', 'Values'],
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  percent: (percent: number) => `${percent}%`,
  headings: [
    'What does your company do?',
    'Which industry are you in?',
    'How many people work with you?',
    'What do you stand for?',
  ],
  descriptionLabel: 'Company description',
  descriptionHelp:
    'What you make or do and for whom, how your teams work together, and what a newcomer should bring along. Candidates read this on your page.',
  more: (missing: number) => `Please enter at least ${count.format(missing)} more characters`,
  characters: (typed: number) => `${count.format(typed)} characters`,
  industry: 'Industry',
  size: 'Company size',
  employees: (label: string) => `${label} people`,
  values: 'Company values',
  valuesHelp: 'Choose between one and five.',
  selected: (chosen: number) => `${chosen}/${valuesMax} values selected`,
  most: `Maximum of ${valuesMax} values selected`,
  back: 'Back',
  next: 'Continue',
  finish: 'Finish setup',
  busy: 'Processing...',
  kept: 'What you type is kept as you go: you can leave and finish later, on any device.',
  loading: 'Loading your company profile...',
  draftFailed: 'We could not look for what you typed before',
  draftFailedMore: 'Nothing is lost. Check your connection and try again.',
  done: 'Setup completed successfully!',
  doneMore: 'Your job offers are next.',
  failed: 'Setup failed. Please try again.',
}

const savedText = 'Your changes are saved.'
export const adminOnly = 'Only an ADMIN of your company can change this.'

export const contactTexts = {
  title: 'Personal information',
  description: 'Who you are here, and how your company is reached.',
  userName: 'Username',
  name: 'Company name',
  nameHint: 'Candidates read it. Links that you have shared go on working.',
  phone: 'Phone',
  phoneHint: '8 digits',
  address: 'Address',
  city: 'City',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: savedText,
  failed: {
    nothing: 'Your changes could not be saved.',
    noAnswer: 'An error occurred. Please try again later.',
  },
}

export const identityTexts = {
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
}

export const editorTexts = {
  title: 'Edit company profile',
  description: 'Interviews written from now on use what you say here, and candidates read it on your page.',
  save: 'Save changes',
  busy: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'Your changes are not saved yet.',
  saved: savedText,
  failed: contactTexts.failed,
  loadFailed: 'Your company profile did not load',
  back: 'Back to the account',
  askAdmin: 'Ask one of them if something should read differently.',
  waitForAdmin: 'The application opens to you as soon as one of them has completed the company profile.',
}
