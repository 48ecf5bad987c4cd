import { describe, expect, test } from 'vitest'
import type { EmployerLanguage } from '#contract/languages.ts'
import { extractDocument } from '#platform/documents/read-document.ts'
import { renderPdf } from '#platform/pdf/render-pdf.ts'
import { contentOf } from './invoice-content.ts'
import { invoiceDocument } from './invoice-document.ts'

const config = {
  BRAND_NAME: 'Mindhire',
  CONTACT_EMAIL: 'hello@mindhire.example',
  CONTACT_PHONE: '+216 71 000 000',
  INVOICE_ISSUER: 'Mindhire SARL|12 rue du Lac Biwa|MF 1234567/A/M/000',
  INVOICE_TAX_RATE: 19,
}
const sold = {
  planName: 'Basic',
  priceUsd: 99,
  amountTnd: 306.9,
  reference: 'K7QF-2M9X',
  // The last hour of the month in Tunis is still in October in UTC.
  from: new Date('2026-10-31T23:30:00Z'),
  until: new Date('2026-11-30T23:30:00Z'),
}
const buyer = {
  name: 'Atlas Textiles',
  address: '12 rue de Carthage',
  city: 'Tunis',
  email: 'hr@atlas.example',
}

async function printed(
  more: { config?: Partial<typeof config>; sold?: object; buyer?: object } = {},
  language: EmployerLanguage = 'en',
) {
  const content = contentOf(
    { ...config, ...more.config },
    { ...sold, ...more.sold },
    { ...buyer, ...more.buyer },
  )
  const document = invoiceDocument({ number: '2026-000042', issuedAt: sold.from, content }, language)
  return extractDocument(await renderPdf(document))
}

describe('an invoice', () => {
  test('names everything on one page, and hides nothing', async () => {
    const { text, pages, hidden } = await printed()
    expect([pages, hidden]).toEqual([1, []])
    for (const said of [
      'Invoice',
      '2026-000042',
      'Mindhire SARL',
      '12 rue du Lac Biwa',
      'MF 1234567/A/M/000',
      'Atlas Textiles',
      '12 rue de Carthage',
      'Tunis',
      'hr@atlas.example',
      '1 November 2026',
      'K7QF-2M9X',
      'Basic plan, one month',
      '1 November 2026 to 1 December 2026',
      '$99',
      '1 USD = 3.1000 TND',
      'Net',
      '257.90 TND',
      'Tax 19 %, included',
      '49 TND',
      'Total',
      '306.90 TND',
      'by transfer with the reference K7QF-2M9X',
    ])
      expect(text).toContain(said)
  })

  test('speaks of no tax where there is none', async () => {
    const { text } = await printed({ config: { INVOICE_TAX_RATE: 0 } })
    expect(text).not.toMatch(/tax|net/i)
    expect(text).toContain('306.90 TND')
  })

  test('stays on one page however long everything is, and leaves nothing out', async () => {
    const long = {
      name: 'M'.repeat(15),
      address: 'Avenue de l’Environnement prolongée, bloc C, no 12',
      city: 'Thyna-Gargour '.repeat(7).trim(),
      email: `${'recrutement'.repeat(5)}@${'company'.repeat(9)}.${'mail'.repeat(15)}.${'post'.repeat(15)}.example`,
    }
    const issuer = Array.from({ length: 8 }, (_, at) => `Line ${at} of the issuer, `.repeat(4)).join('|')
    const { text, pages, hidden } = await printed({
      buyer: long,
      config: { INVOICE_ISSUER: issuer },
      sold: { amountTnd: 1_234_567.89 },
    })
    expect([pages, hidden]).toEqual([1, []])
    const solid = text.replaceAll(/\s/g, '')
    for (const said of [...Object.values(long), issuer.split('|')[7] ?? ''])
      for (const word of said.trim().split(' ')) expect(solid).toContain(word)
    expect(text.match(/Thyna-Gargour/g)).toHaveLength(7)
    expect(text).toContain('1,234,567.89 TND')
  })

  test('names an Arabic buyer from the right', async () => {
    const said = ['النسيج المتوسطة', 'نهج قرطاج عدد 12، الطابق 3', 'تونس 1001']
    const [name, address, city] = said
    const { text } = await printed({ buyer: { name, address, city } })
    // The reader loses the space where the script changes.
    const solid = text.replaceAll(' ', '')
    for (const line of said) expect(solid).toContain(line.replaceAll(' ', ''))
  })

  test.each([
    [
      'fr',
      ['Facturé à', 'Formule Basic, un mois', 'Du 1 novembre 2026 au 1 décembre 2026', 'Payée', '306,90 TND'],
    ],
    ['ar', ['فاتورة', 'مرجع الدفع', 'المجموع', 'مدفوعة']],
  ] as const)('is in the language of its buyer: %s', async (language, said) => {
    const { text, pages } = await printed({}, language)
    expect(pages).toBe(1)
    const plain = text.replaceAll('\u00A0', ' ').toLowerCase()
    for (const one of said) expect(plain).toContain(one.toLowerCase())
  })
})
