import { foldEmail, isEmailAddress } from '#contract/email-address.ts'

/** In the order of the form, which is the order of the checks (spec part 2 §5). */
export const registrationFields = ['firstName', 'lastName', 'email', 'phone', 'city'] as const
export type RegistrationField = (typeof registrationFields)[number]
export type RegistrationValues = Record<RegistrationField, string>
/** Key of the text that says what is wrong. */
export type RegistrationProblem = `${RegistrationField}.${'missing' | 'wrong'}`
export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>

export const maxLengths: Record<RegistrationField, number> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 30,
  city: 100,
}

const controlOrBidi = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]+\.(?:com|net|org|info|io|co|ru|xyz|tn|fr|de|es)\b|[<>@]/iu
/** As in `M.de la Tour`: no address goes on with a name. */
const initialAndParticle = /(?<![\p{L}\p{N}.-])\p{L}\.(?:de|es)(?=\s+\p{L})/giu
/** Exactly eight digits, or the shape of an international number, whose plan the server checks as well. */
const phonePattern = /^(?:[0-9]{8}|\+[0-9][0-9 ().-]{5,27})$/

const isName = (text: string): boolean =>
  /\p{L}/u.test(text) && !controlOrBidi.test(text) && !webAddress.test(text.replace(initialAndParticle, ''))

const isValid: Record<RegistrationField, (text: string) => boolean> = {
  firstName: isName,
  lastName: isName,
  email: isEmailAddress,
  phone: (text) => phonePattern.test(text),
  city: isName,
}

/** A value as it is stored: without spare spaces, and eight digits however they are grouped. */
export function normalizeField(field: RegistrationField, typed: string): string {
  const text = typed.replace(/ +/g, ' ').trim()
  if (field === 'email') return foldEmail(text)
  const compact = text.replace(/[\s.-]/g, '')
  return field === 'phone' && /^[0-9]+$/.test(compact) ? compact : text
}

/** What is wrong with a normalized value; null when nothing is. */
export function fieldProblem(field: RegistrationField, text: string): RegistrationProblem | null {
  if (text === '') return `${field}.missing`
  return text.length <= maxLengths[field] && isValid[field](text) ? null : `${field}.wrong`
}

export function checkRegistration(values: RegistrationValues): RegistrationProblems {
  const problems: RegistrationProblems = {}
  for (const field of registrationFields) {
    const problem = fieldProblem(field, values[field])
    if (problem !== null) problems[field] = problem
  }
  return problems
}
