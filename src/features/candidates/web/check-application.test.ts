import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registration } from '../contract.ts'
import { type Application, applicationFields, checkApplication, tidyPhone } from './check-application.ts'

const jobId = '6f1d8a4e-7a0a-4d29-9d3c-0f6a5a1a2b3c'
const good: Application = {
  firstName: 'Amira',
  lastName: 'Ben Salah',
  email: 'amira@example.com',
  phone: '20123456',
  city: 'Tunis',
}

/** The first message of each field, by the contract itself. */
function contractErrors(application: Application): Partial<Record<string, string>> {
  const read = registration.safeParse({ ...application, jobId })
  const errors: Partial<Record<string, string>> = {}
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= message
  return errors
}

const inputs: Record<keyof Application, string[]> = {
  firstName: ['', '   ', 'Amira', ' Amira  Lou ', 'أميرة', '42', 'a\tb', '\u202eabc', 'x.com', 'Jean-Luc'],
  lastName: ['', "O'Neill", 'Ben  Salah', '<b>', 'www.spam', 'http://x', 'a'.repeat(80), 'a'.repeat(81)],
  email: ['', 'a', 'a@b', 'a@b.c', 'a@b.co', 'A@B.CO', 'a@b.co,c@d.co', 'a b@c.de', ' a@b.co ', '"a"@b.co'],
  phone: [
    '',
    '2012345',
    '20123456',
    '201234567',
    '20 123 456',
    '+216 20 123 456',
    '+1',
    'abcdefgh',
    '٢٠١٢٣٤٥٦',
  ],
  city: ['', 'Tunis', 'صفاقس', 'São Paulo', '12', 'city.tn', 'a'.repeat(101), 'Sidi  Bou Said'],
}

test('the page and the contract say the same of the same input', () => {
  for (const field of applicationFields) {
    for (const text of inputs[field]) {
      const application = { ...good, [field]: text }
      expect(checkApplication(application), `${field}: ${text}`).toEqual(contractErrors(application))
    }
  }
})

test('whatever is typed, the page and the contract agree', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...Object.values(inputs).flat()),
  )
  const typed = fc.record({ firstName: piece, lastName: piece, email: piece, phone: piece, city: piece })
  fc.assert(
    fc.property(typed, (application) => {
      expect(checkApplication(application)).toEqual(contractErrors(application))
    }),
  )
})

test('each field has its message, in the order of the form', () => {
  const nothing = { firstName: '', lastName: '', email: '', phone: '', city: '' }
  expect(Object.entries(checkApplication(nothing))).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email address is required'],
    ['phone', 'Phone number is required'],
    ['city', 'City is required'],
  ])
  expect(checkApplication({ ...good, email: 'amira' }).email).toBe('Please enter a valid email address')
  expect(checkApplication({ ...good, phone: '123' }).phone).toBe(
    'Please enter a valid phone number (8 digits)',
  )
  expect(checkApplication(good)).toEqual({})
})

test('eight digits may be typed with spaces, dots or dashes', () => {
  expect(tidyPhone(' 20 123.4-56 ')).toBe('20123456')
  expect(tidyPhone('+216 20 123 456 ')).toBe('+216 20 123 456')
  expect(tidyPhone('call me')).toBe('call me')
})
