import { describe, expect, test } from 'vitest'
import { issuerLines, taxIn } from './invoice-content.ts'

describe('the tax in an amount', () => {
  test.each([
    [306.9, 0, 306.9, 0],
    [306.9, 19, 257.9, 49],
    [139.5, 7, 130.37, 9.13],
    [0.01, 19, 0.01, 0],
    [0, 19, 0, 0],
    [100, 100, 50, 50],
  ])('of %d at %d %%', (totalTnd, taxRate, netTnd, taxTnd) => {
    expect(taxIn(totalTnd, taxRate)).toEqual({ totalTnd, taxRate, netTnd, taxTnd })
  })

  test('and the rest always add up to it', () => {
    for (let cents = 1; cents < 70_000; cents += 123) {
      for (const rate of [1, 7, 13, 19, 19.6]) {
        const { netTnd, taxTnd } = taxIn(cents / 100, rate)
        expect(Math.round(netTnd * 100) + Math.round(taxTnd * 100)).toBe(cents)
      }
    }
  })
})

test('the issuer is what the installation says, or its brand', () => {
  const config = {
    BRAND_NAME: 'Mindhire',
    CONTACT_EMAIL: 'hello@mindhire.example',
    CONTACT_PHONE: '+216 71 000 000',
    INVOICE_ISSUER: '',
    INVOICE_TAX_RATE: 0,
  }
  expect(issuerLines(config)).toEqual(['Mindhire', 'hello@mindhire.example', '+216 71 000 000'])
  const said = ' Mindhire SARL |12 rue du Lac| | MF 123 '
  expect(issuerLines({ ...config, INVOICE_ISSUER: said })).toEqual([
    'Mindhire SARL',
    '12 rue du Lac',
    'MF 123',
  ])
})
