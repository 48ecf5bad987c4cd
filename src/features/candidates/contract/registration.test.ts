import { expect, test } from 'vitest'
import { translatorOf } from '#contract/texts/translator.ts'
import { checkRegistration, normalizeField, type RegistrationField } from './registration.ts'
import { registrationTexts } from './registration-texts.ts'

const good = {
  firstName: 'Amira',
  lastName: 'Ben Salah',
  email: 'amira@example.com',
  phone: '20123456',
  city: 'Tunis',
}
const t = translatorOf(registrationTexts)
const errorOf = (field: RegistrationField, typed: string) => {
  const problem = checkRegistration({ ...good, [field]: normalizeField(field, typed) })[field]
  return problem && t(problem)
}

test('§2.5-1 each field has its message, in the order of the form', () => {
  const nothing = { firstName: '', lastName: '', email: '', phone: '', city: '' }
  expect(Object.values(checkRegistration(nothing)).map((problem) => t(problem))).toEqual([
    'First name is required',
    'Last name is required',
    'Email address is required',
    'Phone number is required',
    'City is required',
  ])
  expect(checkRegistration(good)).toEqual({})
})

test.each([
  [
    'firstName',
    ['42', 'a\tb', '\u202eabc', 'x.com', '<b>', 'a'.repeat(81)],
    'Please enter a valid first name',
  ],
  [
    'lastName',
    ['www.spam', 'http://x', 'm.de', 'win@prize.shop', 'evil.de la Tour', 'a'.repeat(81)],
    'Please enter a valid last name',
  ],
  [
    'email',
    ['a', 'a@b', 'a@b.c', 'a@b.co,c@d.co', 'a b@c.de', 'a@-b.co', 'a@b.12', '"a"@b.co'],
    'Please enter a valid email address',
  ],
  [
    'phone',
    ['2012345', '201234567', '+1', 'abcdefgh', '٢٠١٢٣٤٥٦', `+${'1'.repeat(30)}`],
    'Please enter a valid phone number (8 digits)',
  ],
  ['city', ['12', 'city.tn', 'a'.repeat(101)], 'Please enter a valid city'],
] as const)('§2.5-1 a wrong %s is refused: %j', (field, typed, message) => {
  for (const text of typed) expect(errorOf(field, text), text).toBe(message)
})

test.each([
  ['firstName', [' Amira  Lou ', 'أميرة', 'Jean-Luc']],
  ['lastName', ["O'Neill", 'Ben  Salah', 'M.de la Tour', 'J.P. de Vries', 'a'.repeat(80)]],
  ['email', ['A@B.CO', ' a@b.co ']],
  ['phone', ['20123456', ' 20 123.4-56 ', '+216 20 123 456']],
  ['city', ['صفاقس', 'São Paulo', 'Sidi  Bou Said']],
] as const)('a right %s is taken: %j', (field, typed) => {
  for (const text of typed) expect(errorOf(field, text), text).toBeUndefined()
})

test.each([
  ['phone', ' 20 123.4-56 ', '20123456'],
  ['phone', '+216 20 123 456 ', '+216 20 123 456'],
  ['phone', 'call me', 'call me'],
  ['email', ' A@B.CO ', 'a@b.co'],
  ['lastName', ' Ben  Salah ', 'Ben Salah'],
] as const)('a %s typed as %j becomes %j', (field, typed, kept) => {
  expect(normalizeField(field, typed)).toBe(kept)
})
