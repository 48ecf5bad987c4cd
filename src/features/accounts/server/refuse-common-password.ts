import { Refusal } from '#contract/refusals.ts'
import { isEasyToGuess } from './easy-passwords.ts'

/**
 * Throws COMMON_PASSWORD for what everybody tries first. `field` is the name the caller sent it under; `own` are the
 * user's address and company, which are no secret either.
 */
export function refuseCommonPassword(password: string, field: string, own: readonly string[] = []): void {
  if (!isEasyToGuess(password, own)) return
  throw new Refusal('COMMON_PASSWORD', {
    fields: { [field]: 'This password is one of the most common ones. Please choose another.' },
  })
}
