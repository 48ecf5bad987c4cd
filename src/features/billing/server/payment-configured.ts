import type { Config } from '#platform/config/config.ts'
import { type PaymentDetails, type PaymentLinks, payLinkOf, paymentDetailsOf } from './purchases/rules.ts'

/** False while plans are sold and the buyers of some see no account to transfer to. */
export function paymentConfigured(config: Pick<Config, 'BILLING'> & PaymentLinks & PaymentDetails): boolean {
  return (
    config.BILLING === 'off' ||
    paymentDetailsOf(config).length > 0 ||
    ['starter', 'basic', 'enterprise'].every((planId) => payLinkOf(config, planId) !== null)
  )
}
