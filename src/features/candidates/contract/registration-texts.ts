import { defineTexts } from '#contract/texts/define-texts.ts'

/** What the form and the API say of a registration. */
export const registrationTexts = defineTexts('registration', {
  'firstName.missing': 'First name is required',
  'firstName.wrong': 'Please enter a valid first name',
  'lastName.missing': 'Last name is required',
  'lastName.wrong': 'Please enter a valid last name',
  'email.missing': 'Email address is required',
  'email.wrong': 'Please enter a valid email address',
  'phone.missing': 'Phone number is required',
  'phone.wrong': 'Please enter a valid phone number (8 digits)',
  'city.missing': 'City is required',
  'city.wrong': 'Please enter a valid city',
  'registered.PENDING': 'Registration successful! Check your email for the interview link.',
  'registered.UNDER_REVIEW': 'Registration received! We will contact you soon.',
})
