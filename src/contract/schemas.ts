import * as z from 'zod/mini'
import { interviewLanguageNames } from './languages.ts'

/** Query numbers arrive as text. */
export function wholeNumber(min: number, max: number, fallback: number) {
  return z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback)
}

export const interviewLanguageName = z.enum(Object.values(interviewLanguageNames))
