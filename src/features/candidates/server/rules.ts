import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** From the first number, inclusive, to the second, exclusive. */
export const bandLimits = {
  high: { from: 85, below: 101 },
  medium: { from: 70, below: 85 },
  low: { from: 0, below: 70 },
} as const
export type ScoreBand = keyof typeof bandLimits

export interface CandidatePage {
  page: number
  size: number
  sortBy: 'score' | 'createdAt' | 'firstName'
  sortDir: 'asc' | 'desc'
  band?: ScoreBand | undefined
}

/** Eight digits, or `+` and digits; null when no such number can exist. */
export function normalizePhone(phone: string): string | null {
  if (!phone.startsWith('+')) return phone
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : null
}
