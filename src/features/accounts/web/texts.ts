import { defineTexts } from '#contract/texts/define-texts.ts'

export const signUpTexts = defineTexts('sign-up', {
  title: 'Create Account',
  description: 'Enter a few details about your company to post your first job.',
  name: 'Company Name',
  nameHint: '3 to 15 characters: a short name; the full name comes next',
  email: 'Email',
  phone: 'Phone',
  phoneHint: '8 digits',
  address: 'Address',
  city: 'City',
  password: 'Password',
  passwordHint: 'Password must contain at least 8 characters',
  submit: 'Sign Up',
  busy: 'Signing up...',
  done: 'Registration successful!',
  doneMore: 'We have sent you an email. Open its link to verify your address, then log in.',
  unavailable: 'Registration service is not available',
  failed: 'Registration failed',
  unreachable: 'Network or unknown error occurred',
  broken: 'An error occurred during registration. Please try again.',
  question: 'Already have an account?',
  other: 'Log in',
  home: 'Back to home',
})

export const loginTexts = defineTexts('login', {
  title: 'Welcome',
  description: 'Log in to your company’s account.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Log in',
  busy: 'Logging in...',
  done: 'Login successful',
  failed: 'Login failed',
  noToken: 'Invalid response from server (no accessToken)',
  broken: 'An error occurred during login. Please try again.',
  question: 'New here?',
  other: 'Create an account',
  home: 'Back to home',
  checkInbox: 'Check your inbox',
  checkInboxMore: 'We have sent you an email. Open its link to verify your address, then log in here.',
  bannedMore: 'If you think this is a mistake, write to us:',
  resend: 'Send the email again',
  resending: 'Sending...',
  resendFailed: 'The email could not be sent. Please try again later.',
})

export const verifyTexts = defineTexts('verify', {
  title: 'Email verification',
  working: 'Verifying your email…',
  verified: 'Your email is verified.',
  verifiedMore: 'You can log in now. We will take you there in a moment.',
  changed: 'Your new email is confirmed.',
  changedMore: 'Log in with it from now on. You were logged out on every device.',
  logIn: 'Log in',
  settings: 'Go to your account',
  again: 'Try again',
  missing: 'Missing verification token.',
  dead: 'Invalid or expired verification token.',
  deadMore: 'Log in with your email and password: we can then send you a new link.',
  deadChange: 'Ask for the change again in your settings: we then send a new link.',
  already: 'This email is already verified.',
  alreadyMore: 'There is nothing left to do: log in as usual.',
  failed: 'Error during email verification.',
  back: 'Back to login',
})

export const forgotTexts = defineTexts('forgot-password', {
  title: 'Forgot your password?',
  description: 'Enter your email address and we will send you a link to choose a new one.',
  email: 'Email',
  submit: 'Send reset link',
  busy: 'Sending...',
  done: 'Check your inbox',
  doneMore:
    'If there is an account for {email}, a link to choose a new password is on its way. It works for one hour.',
  failed: 'Error sending email. Please check your email address.',
  unreachable: 'An error occurred. Please try again later.',
  other: 'Use another address',
  back: 'Back to login',
})

/** Of forms that ask for a password. */
export const newPasswordTexts = defineTexts('new-password', {
  password: 'New password',
  hint: 'At least 8 characters',
  confirmation: 'Confirm new password',
  different: 'Passwords do not match.',
  yours: 'Your password',
})

export const resetTexts = defineTexts('reset-password', {
  title: 'Choose a new password',
  description: 'You will then be logged out on every device.',
  missing: 'Missing or invalid reset token.',
  submit: 'Reset password',
  busy: 'Resetting...',
  done: 'Your password has been changed.',
  doneMore: 'You can log in with it now. We will take you there in a moment.',
  dead: 'Invalid or expired token. Request a new reset link.',
  invalid: 'Invalid token.',
  failed: 'Error resetting password.',
  again: 'Request a new link',
  logIn: 'Log in',
  back: 'Back to login',
})
