import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Scores of each band: from the first number up to, but without, the second. */
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

/** A phone number as it is kept: eight digits, or `+` and digits; null when no such number can exist. */
export function keptPhone(phone: string): string | null {
  if (!phone.startsWith('+')) return phone
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : null
}
