import { Refusal } from '#contract/refusals.ts'
import { commonPasswords } from './common-passwords.ts'

/** Throws COMMON_PASSWORD for what everybody tries first. `field` is the name the caller sent it under. */
export function refuseCommonPassword(password: string, field: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return
  throw new Refusal('COMMON_PASSWORD', {
    fields: { [field]: 'This password is one of the most common ones. Please choose another.' },
  })
}
