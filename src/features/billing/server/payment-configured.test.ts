import { expect, test } from 'vitest'
import { paymentConfigured } from './payment-configured.ts'

const link = 'https://pay.example/plan'
const links = { PAYMENT_LINK_STARTER: link, PAYMENT_LINK_BASIC: link, PAYMENT_LINK_ENTERPRISE: link }

test.each([
  ['nothing', {}, false],
  ['an account', { PAYMENT_DETAILS: 'RIB: 08 006' }, true],
  ['blanks', { PAYMENT_DETAILS: ' | ' }, false],
  ['a link for each plan', links, true],
  ['a link for two of three plans', { ...links, PAYMENT_LINK_BASIC: undefined }, false],
  ['nothing, where nothing is sold', { BILLING: 'off' }, true],
] as const)('with %s', (_what, settings, configured) => {
  expect(paymentConfigured({ BILLING: 'manual', PAYMENT_DETAILS: '', ...settings })).toBe(configured)
})
