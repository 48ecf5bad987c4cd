import * as z from 'zod/mini'
import { accountLimits as limits } from './limits.ts'

// Neither control characters nor marks that turn the text around them.
const unwelcome = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** One line of text a person typed: inner white space is one space, ends are cut. */
function line(wrong: string) {
  return z.string(wrong).check(z.overwrite((text) => text.replace(/\s+/g, ' ').replace(unwelcome, '').trim()))
}

const wrongName = 'Name must contain between 3 and 15 characters.'
const wrongPhone = 'Phone number must contain exactly 8 digits.'
const wrongAddress = 'Address must contain between 3 and 50 characters.'
const wrongCity = 'Please enter your city.'

export const companyName = line(wrongName).check(
  z.minLength(limits.companyName.min, wrongName),
  z.maxLength(limits.companyName.max, wrongName),
)
/** The name people read; empty for a company that goes by its short name. */
export const companyFullName = line('Please enter your full company name.').check(
  z.maxLength(limits.companyFullName, 'Full company name must contain at most 100 characters.'),
)
/** Eight digits, however they were grouped, with or without Tunisia's prefix. */
export const companyPhone = line(wrongPhone).check(
  z.overwrite((phone) => phone.replace(/[\s().-]/g, '').replace(/^(?:\+|00)216(?=\d{8}$)/, '')),
  z.regex(/^[0-9]{8}$/, wrongPhone),
)
export const companyAddress = line(wrongAddress).check(
  z.minLength(limits.address.min, wrongAddress),
  z.maxLength(limits.address.max, wrongAddress),
)
export const companyCity = line(wrongCity).check(
  z.minLength(1, wrongCity),
  z.maxLength(limits.city, 'City must contain at most 100 characters.'),
)
