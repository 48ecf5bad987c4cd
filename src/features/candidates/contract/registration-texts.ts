import { defineTexts } from '#contract/texts/define-texts.ts'

/** What public forms and the API say of a registration. */
export const registrationTexts = defineTexts('registration', {
  'firstName.missing': 'First name is required',
  'firstName.wrong': 'Please enter a valid first name',
  'lastName.missing': 'Last name is required',
  'lastName.wrong': 'Please enter a valid last name',
  email: 'Email address',
  'email.missing': 'Email address is required',
  'email.wrong': 'Please enter a valid email address',
  'phone.missing': 'Phone number is required',
  'phone.wrong': 'Please enter a valid phone number (8 digits)',
  'city.missing': 'City is required',
  'city.wrong': 'Please enter a valid city',
  'registered.PENDING': 'Registration successful! Check your email for the interview link.',
  'registered.UNDER_REVIEW': 'Registration received! We will contact you soon.',
  sending: 'Sending…',
  noScript:
    'This form needs JavaScript, which is switched off in your browser. Please switch it on, or open this page in another browser.',
  failed: 'An error occurred during registration',
  noAnswer:
    'This job has expired or does not exist, or your connection was lost. What you typed is still here: please try again.',
  closed: 'This job has expired or does not exist.',
  busy: 'Too many requests came from your network. Please wait some minutes and try again. What you typed is still here.',
  proofFailed:
    'A short check that keeps automated registrations away did not succeed. Please try again; if it fails once more, update your browser or use another one.',
  trap: 'Leave this field empty',
  trapFilled: 'Your browser had filled in a hidden field. It is empty again: please send the form once more.',
})
