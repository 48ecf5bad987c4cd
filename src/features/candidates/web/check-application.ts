import { foldEmail, isEmailAddress } from '#contract/email-address.ts'
import type {
  candidateLimits as contractLimits,
  registrationTexts as contractTexts,
  Registration,
} from '../contract.ts'

// The contract's own checks would bring their library to a page that must be light on a slow phone.
// The compiler holds the texts to the contract, and a test the verdicts.
const texts: typeof contractTexts = {
  firstName: { missing: 'First name is required', wrong: 'Please enter a valid first name' },
  lastName: { missing: 'Last name is required', wrong: 'Please enter a valid last name' },
  email: { missing: 'Email address is required', wrong: 'Please enter a valid email address' },
  phone: {
    missing: 'Phone number is required',
    wrong: 'Please enter a valid phone number (8 digits)',
  },
  city: { missing: 'City is required', wrong: 'Please enter a valid city' },
}

export const applicationLimits: typeof contractLimits = { name: 80, email: 254, phone: 30, city: 100 }

export type Application = Omit<Registration, 'jobId'>
export type ApplicationField = keyof Application
export type ApplicationErrors = Partial<Record<ApplicationField, string>>

/** In the order of the form, which is the order of the checks. */
export const applicationFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
] as const satisfies readonly ApplicationField[]

const unwelcome = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]+\.(?:com|net|org|info|io|co|ru|xyz|tn|fr|de|es)\b|[<>]/iu
const phonePattern = /^(?:[0-9]{8}|\+[0-9][0-9 ().-]{5,27})$/

const tidy = (text: string): string => text.replace(/ +/g, ' ').trim()
const isName = (text: string, most: number): boolean =>
  text.length <= most && /\p{L}/u.test(text) && !unwelcome.test(text) && !webAddress.test(text)

const isRight: Record<ApplicationField, (text: string) => boolean> = {
  firstName: (text) => isName(text, applicationLimits.name),
  lastName: (text) => isName(text, applicationLimits.name),
  email: (text) => isEmailAddress(foldEmail(text)),
  phone: (text) => text.length <= applicationLimits.phone && phonePattern.test(text),
  city: (text) => isName(text, applicationLimits.city),
}

/** What is wrong with each field, in the words and the order of the contract; empty when all is well. */
export function checkApplication(application: Application): ApplicationErrors {
  const errors: ApplicationErrors = {}
  for (const field of applicationFields) {
    const text = tidy(application[field])
    if (text === '') errors[field] = texts[field].missing
    else if (!isRight[field](text)) errors[field] = texts[field].wrong
  }
  return errors
}

/** People write `20 123 456` or `20-123-456` and mean eight digits. */
export function tidyPhone(typed: string): string {
  const compact = typed.replace(/[\s.-]/g, '')
  return /^[0-9]+$/.test(compact) ? compact : typed.trim()
}
