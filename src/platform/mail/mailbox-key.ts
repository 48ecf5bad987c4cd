import { createHmac } from 'node:crypto'
import { mailboxOf } from '#contract/email-address.ts'
import type { Config } from '#platform/config/config.ts'

/** Stands for a mailbox where its address must not be kept: rows can be counted by it, and nobody can read it. */
export function mailboxKey({ secretKey }: Pick<Config, 'secretKey'>, address: string): string {
  return createHmac('sha256', secretKey)
    .update(`mailbox ${mailboxOf(address)}`)
    .digest('hex')
    .slice(0, 32)
}
