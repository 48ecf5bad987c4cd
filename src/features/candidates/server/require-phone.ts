import { Refusal } from '#contract/refusals.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import { normalizePhone } from './rules.ts'

/** The number as it is stored; throws BAD_INPUT for one that cannot exist. */
export function requirePhone(typed: string): string {
  const phone = normalizePhone(typed)
  if (phone !== null) return phone
  const message = translatorOf(registrationTexts)('phone.wrong')
  throw new Refusal('BAD_INPUT', { message, fields: { phone: message } })
}
