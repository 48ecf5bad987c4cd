import { expect, test } from 'vitest'
import { payLinkOf, paymentDetailsOf, payText } from './rules.ts'

const links = {
  PAYMENT_LINK_STARTER: 'https://pay.example/starter',
  PAYMENT_LINK_BASIC: 'https://pay.example/basic',
  PAYMENT_LINK_ENTERPRISE: 'https://pay.example/enterprise',
}
const none = {
  PAYMENT_LINK_STARTER: undefined,
  PAYMENT_LINK_BASIC: undefined,
  PAYMENT_LINK_ENTERPRISE: undefined,
}

test.each([
  ['starter', 'https://pay.example/starter'],
  ['basic', 'https://pay.example/basic'],
  ['enterprise', 'https://pay.example/enterprise'],
  ['pro', 'https://pay.example/enterprise'],
])('the plan %s is paid at %s', (planId, link) => {
  expect(payLinkOf(links, planId)).toBe(link)
  expect(payLinkOf(none, planId)).toBeNull()
})

test('a plan is never paid at the page of another', () => {
  expect(
    payLinkOf({ ...none, PAYMENT_LINK_ENTERPRISE: 'https://pay.example/enterprise' }, 'starter'),
  ).toBeNull()
  expect(
    payLinkOf({ ...none, PAYMENT_LINK_ENTERPRISE: 'https://pay.example/enterprise' }, 'basic'),
  ).toBeNull()
})

test('the account to pay to is shown as it was written', () => {
  const PAYMENT_DETAILS =
    'Mindhire SARL | IBAN: TN59 1000 | Note:  Ref: yours | https://bank.example | :x: y | z:'
  expect(paymentDetailsOf({ PAYMENT_DETAILS })).toEqual([
    { label: null, value: 'Mindhire SARL' },
    { label: 'IBAN', value: 'TN59 1000' },
    { label: 'Note', value: 'Ref: yours' },
    { label: null, value: 'https://bank.example' },
    { label: null, value: ':x: y' },
    { label: null, value: 'z:' },
  ])
})

test.each([
  ['the account', 'Mindhire SARL | IBAN: TN59', 'Mindhire SARL\nIBAN: TN59\n306.90 TND\nMH-4711'],
  ['the brand where no account is set', '', 'Mindhire\n306.90 TND\nMH-4711'],
])('a QR code holds %s, the amount and the reference', (_what, PAYMENT_DETAILS, text) => {
  const purchase = { amountTnd: 306.9, reference: 'MH-4711' }
  expect(payText({ BRAND_NAME: 'Mindhire', PAYMENT_DETAILS }, purchase)).toBe(text)
})
