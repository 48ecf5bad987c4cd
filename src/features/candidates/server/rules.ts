import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Eight digits, or `+` and digits; null when no such number can exist. */
export function normalizePhone(phone: string): string | null {
  if (!phone.startsWith('+')) return phone
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : null
}
