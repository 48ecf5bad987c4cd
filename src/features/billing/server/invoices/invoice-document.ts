import type { PdfDocument, PdfPart, PdfTextLook } from '#platform/pdf/document.ts'
import { day, tnd, usd } from '../written.ts'
import type { InvoiceRow } from './store.ts'

const teal = '#0f5f5c'
const quiet = '#6b665d'
const hair = '#e5e0d8'
const tint = '#eef5f4'
// Days on an invoice are those of the place that numbers it.
const zone = 'Africa/Tunis'

const small: PdfTextLook = { size: 8.5, color: quiet }
const label = (text: string): PdfPart => ({
  text: text.toUpperCase(),
  look: { size: 7.5, color: quiet, spacing: 0.7, weight: 'strong' },
})
const line = (text: string): PdfPart => ({ text })
const strong = (text: string): PdfPart => ({ text, look: { weight: 'strong' } })

/** The page that is printed: all of it comes from what was fixed when the invoice was issued. */
export function invoiceDocument({
  number,
  issuedAt,
  content,
}: Pick<InvoiceRow, 'number' | 'issuedAt' | 'content'>): PdfDocument {
  const [issuer = '', ...issuerMore] = content.issuer
  return {
    title: `Invoice ${number}`,
    author: issuer,
    createdAt: issuedAt,
    body: [
      head(number, issuer),
      parties({ issuer, issuerMore, content }),
      facts(issuedAt, content),
      items(content),
      sums(content),
      paid(issuedAt, content),
    ],
    foot: [
      {
        parts: [{ text: [issuer, ...issuerMore].join(' · '), look: { ...small, above: 8 } }],
        look: { line: hair },
      },
    ],
  }
}

type Content = InvoiceRow['content']

function head(number: string, issuer: string): PdfPart {
  return {
    parts: [
      { parts: [{ text: issuer, look: { size: 15, weight: 'strong', color: teal } }], look: { share: 1 } },
      {
        parts: [
          { text: 'Invoice', look: { size: 22, weight: 'strong', align: 'right' } },
          { text: number, look: { size: 11, color: quiet, align: 'right' } },
        ],
        look: { width: 190 },
      },
    ],
    look: { beside: true, gap: 24 },
  }
}

function parties({
  issuer,
  issuerMore,
  content,
}: {
  issuer: string
  issuerMore: string[]
  content: Content
}): PdfPart {
  const { name, address, city, email } = content.buyer
  return {
    parts: [
      {
        parts: [label('From'), strong(issuer), ...issuerMore.map(line)],
        look: { share: 1, gap: 2 },
      },
      {
        parts: [
          label('Bill to'),
          strong(name),
          ...[address, city, email].filter((one) => one !== '').map(line),
        ],
        look: { share: 1, gap: 2 },
      },
    ],
    look: { beside: true, gap: 32, above: 40 },
  }
}

function facts(issuedAt: Date, { reference }: Content): PdfPart {
  const fact = (name: string, value: string): PdfPart => ({
    parts: [label(name), line(value)],
    look: { share: 1, gap: 2 },
  })
  return {
    parts: [fact('Date', day(issuedAt, zone)), fact('Payment reference', reference), fact('Status', 'Paid')],
    look: { beside: true, gap: 24, above: 32, padding: 14, fill: tint, rounded: 6 },
  }
}

function items({ planName, priceUsd, totalTnd, from, until }: Content): PdfPart {
  const row = (what: readonly PdfPart[], price: PdfPart, amount: PdfPart, look: object): PdfPart => ({
    parts: [
      { parts: what, look: { share: 1 } },
      { parts: [price], look: { width: 110 } },
      { parts: [amount], look: { width: 110 } },
    ],
    look: { beside: true, gap: 12, ...look },
  })
  const right = (part: PdfPart): PdfPart => ({ ...part, look: { ...part.look, align: 'right' } }) as PdfPart
  const period = `${day(new Date(from), zone)} to ${day(new Date(until), zone)}`
  return {
    parts: [
      row([label('Description')], right(label('Price')), right(label('Amount')), {}),
      row(
        [strong(`${planName} plan, one month`), { text: period, look: small }],
        right(line(usd(priceUsd))),
        right(line(tnd(totalTnd))),
        { line: hair, above: 6, padding: 0 },
      ),
      ...(priceUsd > 0
        ? [{ text: `1 USD = ${rate(totalTnd / priceUsd)} TND`, look: { ...small, align: 'right' } } as const]
        : []),
    ],
    look: { above: 32, gap: 8 },
  }
}

/** At most four digits after the point. */
function rate(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 })
}

function sums({ netTnd, taxTnd, taxRate, totalTnd }: Content): PdfPart {
  const sum = (name: string, value: string): PdfPart => ({
    parts: [
      { text: name, look: { color: quiet } },
      { text: value, look: { align: 'right' } },
    ],
    look: { beside: true, apart: true },
  })
  const taxed = taxRate > 0
  return {
    parts: [
      { parts: [], look: { share: 1 } },
      {
        parts: [
          ...(taxed ? [sum('Net', tnd(netTnd)), sum(`Tax ${rate(taxRate)} %, included`, tnd(taxTnd))] : []),
          {
            parts: [
              { text: 'Total', look: { size: 12, weight: 'strong' } },
              { text: tnd(totalTnd), look: { size: 12, weight: 'strong', color: teal, align: 'right' } },
            ],
            look: { beside: true, apart: true },
          },
        ],
        look: { width: 232, gap: 4 },
      },
    ],
    look: { beside: true, above: 20, line: hair },
  }
}

function paid(issuedAt: Date, { reference, totalTnd }: Content): PdfPart {
  return {
    text: `Paid in full: ${tnd(totalTnd)} by transfer with the reference ${reference}, confirmed on ${day(issuedAt, zone)}. There is nothing left to pay.`,
    look: { ...small, above: 28 },
  }
}
