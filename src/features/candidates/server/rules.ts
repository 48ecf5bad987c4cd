import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CandidateSort, ScoreBand } from '../contract/lists.ts'

/** From the first number, inclusive, to the second, exclusive. */
export const bandLimits: Record<ScoreBand, { from: number; below: number }> = {
  high: { from: 85, below: 101 },
  medium: { from: 70, below: 85 },
  low: { from: 0, below: 70 },
}

export interface CandidatePage {
  page: number
  size: number
  sortBy: CandidateSort
  sortDir: 'asc' | 'desc'
  band?: ScoreBand | undefined
}

/** Eight digits, or `+` and digits; null when no such number can exist. */
export function normalizePhone(phone: string): string | null {
  if (!phone.startsWith('+')) return phone
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.isValid() ? parsed.number : null
}
