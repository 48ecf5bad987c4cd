import { formatTnd, formatUsd } from '#contract/money.ts'
import type { PdfBoxLook, PdfDocument, PdfPart, PdfText, PdfTextLook } from '#platform/pdf/document.ts'
import { formatDay } from '../format-day.ts'
import type { InvoiceRow } from './store.ts'

const teal = '#0f5f5c'
const quiet = '#6b665d'
const hair = '#e5e0d8'
const tint = '#eef5f4'
// Days on an invoice are those of the place that numbers it.
const zone = 'Africa/Tunis'

const small: PdfTextLook = { size: 8.5, color: quiet }
const label = (text: string): PdfText => ({
  text: text.toUpperCase(),
  look: { size: 7.5, color: quiet, spacing: 0.7, weight: 'strong' },
})
const line = (text: string): PdfText => ({ text })
const strong = (text: string): PdfText => ({ text, look: { weight: 'strong' } })

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
    foot: [{ parts: [{ text: `Invoice ${number} · ${issuer}`, look: small }], look: { line: hair } }],
  }
}

type Content = InvoiceRow['content']

function head(number: string, issuer: string): PdfPart {
  return {
    parts: [
      {
        parts: [
          { text: issuer, look: { size: issuer.length > 40 ? 11 : 16, weight: 'strong', color: teal } },
        ],
        look: { share: 1 },
      },
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
    parts: [
      fact('Date', formatDay(issuedAt, zone)),
      fact('Payment reference', reference),
      fact('Status', 'Paid'),
    ],
    look: { beside: true, gap: 24, above: 32, padding: 14, fill: tint, rounded: 6 },
  }
}

function items({ planName, priceUsd, totalTnd, from, until }: Content): PdfPart {
  const row = (
    cells: { what: PdfText[]; price: PdfText[]; amount: PdfText[] },
    look: PdfBoxLook,
  ): PdfPart => ({
    parts: [
      { parts: cells.what, look: { share: 1 } },
      { parts: cells.price.map(right), look: { width: 100 } },
      { parts: cells.amount.map(right), look: { width: 124 } },
    ],
    look: { beside: true, gap: 12, ...look },
  })
  const period = `${formatDay(new Date(from), zone)} to ${formatDay(new Date(until), zone)}`
  const rate: PdfText[] =
    priceUsd > 0 ? [{ text: `1 USD = ${(totalTnd / priceUsd).toFixed(4)} TND`, look: small }] : []
  return {
    parts: [
      row({ what: [label('Description')], price: [label('Price')], amount: [label('Amount')] }, {}),
      row(
        {
          what: [strong(`${planName} plan, one month`), { text: period, look: small }],
          price: [line(formatUsd(priceUsd))],
          amount: [line(formatTnd(totalTnd)), ...rate],
        },
        { line: hair },
      ),
    ],
    look: { above: 32, gap: 6 },
  }
}

const right = (text: PdfText): PdfText => ({ ...text, look: { ...text.look, align: 'right' } })

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
          ...(taxed
            ? [sum('Net', formatTnd(netTnd)), sum(`Tax ${taxRate} %, included`, formatTnd(taxTnd))]
            : []),
          {
            parts: [
              { text: 'Total', look: { size: 12, weight: 'strong' } },
              {
                text: formatTnd(totalTnd),
                look: { size: 12, weight: 'strong', color: teal, align: 'right' },
              },
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
    text: `Paid in full: ${formatTnd(totalTnd)} by transfer with the reference ${reference}, confirmed on ${formatDay(issuedAt, zone)}. There is nothing left to pay.`,
    look: { ...small, above: 28 },
  }
}
