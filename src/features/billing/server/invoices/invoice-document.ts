import { type EmployerLanguage, localeOf } from '#contract/languages.ts'
import { formatTnd, formatUsd } from '#contract/money.ts'
import { sayTo, type TranslatorOf } from '#contract/texts/translator.ts'
import type { PdfBoxLook, PdfDocument, PdfPart, PdfText, PdfTextLook } from '#platform/pdf/document.ts'
import { formatDay } from '../format-day.ts'
import type { InvoiceRow } from './store.ts'
import { invoiceTexts } from './texts.ts'
import { translations as arabic } from './texts-ar.ts'
import { translations as french } from './texts-fr.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

interface Say {
  t: TranslatorOf<typeof invoiceTexts>
  dayOf: (at: Date | string) => string
  tnd: (amount: number) => string
  usd: (amount: number) => string
  /** With four decimals. */
  rateOf: (rate: number) => string
}

const teal = '#0f5f5c'
const quiet = '#6b665d'
const hair = '#e5e0d8'
const tint = '#eef5f4'
const small: PdfTextLook = { size: 8.5, color: quiet }

const fourDecimals = { minimumFractionDigits: 4, maximumFractionDigits: 4 }

const sayIn = (language: EmployerLanguage): Say => ({
  t: sayOf(language)(invoiceTexts),
  // Days on an invoice are those of Tunisia, where it is numbered.
  dayOf: (at) => formatDay(new Date(at), 'Africa/Tunis', language),
  tnd: (amount) => formatTnd(amount, language),
  usd: (amount) => formatUsd(amount, language),
  rateOf: (rate) => new Intl.NumberFormat(localeOf(language), fourDecimals).format(rate),
})

const column = (parts: readonly PdfPart[], look: PdfBoxLook): PdfPart => ({ parts, look })
const row = (parts: readonly PdfPart[], look: PdfBoxLook): PdfPart => ({
  parts,
  look: { beside: true, ...look },
})
const line = (text: string, look: PdfTextLook = {}): PdfText => ({ text, look })
const strong = (text: string, look: PdfTextLook = {}) => line(text, { ...look, weight: 'strong' })
const right = ({ text, look }: PdfText) => line(text, { ...look, align: 'right' })
const label = (text: string) => strong(text.toUpperCase(), { size: 7.5, color: quiet, spacing: 0.7 })

type Invoice = Pick<InvoiceRow, 'number' | 'issuedAt' | 'content'>

/** The page that is printed, in its buyer's language, from what was fixed when the invoice was issued. */
export function invoiceDocument(
  { number, issuedAt, content }: Invoice,
  language: EmployerLanguage,
): PdfDocument {
  const say = sayIn(language)
  const { t, dayOf, tnd } = say
  const [issuer = '', ...issuerMore] = content.issuer
  const { reference, totalTnd } = content
  const { name, address, city, email } = content.buyer
  const side = { share: 1, gap: 2 }
  const fact = (term: string, value: string) => column([label(term), line(value)], side)
  const amount = tnd(totalTnd)
  return {
    title: t('title', { number }),
    author: issuer,
    createdAt: issuedAt,
    language,
    body: [
      row(
        [
          column([strong(issuer, { size: issuer.length > 40 ? 11 : 16, color: teal })], { share: 1 }),
          column(
            [right(strong(t('invoice'), { size: 22 })), right(line(number, { size: 11, color: quiet }))],
            { width: 190 },
          ),
        ],
        { gap: 24 },
      ),
      row(
        [
          column([label(t('from')), strong(issuer), ...issuerMore.map((one) => line(one))], side),
          column(
            [
              label(t('billTo')),
              strong(name),
              ...[address, city, email].filter((one) => one !== '').map((one) => line(one)),
            ],
            side,
          ),
        ],
        { gap: 32, above: 40 },
      ),
      row([fact(t('date'), dayOf(issuedAt)), fact(t('reference'), reference), fact(t('status'), t('paid'))], {
        gap: 24,
        above: 32,
        padding: 14,
        fill: tint,
        rounded: 6,
      }),
      items(say, content),
      sums(say, content),
      line(t('paidInFull', { amount, reference, day: dayOf(issuedAt) }), { ...small, above: 28 }),
    ],
    foot: [column([line(t('foot', { number, issuer }), small)], { line: hair })],
  }
}

function items(
  { t, dayOf, tnd, usd, rateOf }: Say,
  { planName, priceUsd, totalTnd, from, until }: Invoice['content'],
): PdfPart {
  const cells = (what: PdfText[], price: PdfText, amount: PdfText[], look: PdfBoxLook) =>
    row(
      [
        column(what, { share: 1 }),
        column([right(price)], { width: 100 }),
        column(amount.map(right), { width: 124 }),
      ],
      { gap: 12, ...look },
    )
  const period = t('period', { from: dayOf(from), until: dayOf(until) })
  const rate = priceUsd > 0 ? [line(t('rate', { tnd: rateOf(totalTnd / priceUsd) }), small)] : []
  return column(
    [
      cells([label(t('description'))], label(t('price')), [label(t('amount'))], {}),
      cells(
        [strong(t('plan', { plan: planName })), line(period, small)],
        line(usd(priceUsd)),
        [line(tnd(totalTnd)), ...rate],
        { line: hair },
      ),
    ],
    { above: 32, gap: 6 },
  )
}

function sums({ t, tnd }: Say, { netTnd, taxTnd, taxRate, totalTnd }: Invoice['content']): PdfPart {
  const sum = (name: PdfText, value: PdfText) => row([name, right(value)], { apart: true })
  const taxed = [
    sum(line(t('net'), { color: quiet }), line(tnd(netTnd))),
    sum(line(t('tax', { rate: taxRate }), { color: quiet }), line(tnd(taxTnd))),
  ]
  const total = sum(strong(t('total'), { size: 12 }), strong(tnd(totalTnd), { size: 12, color: teal }))
  return row(
    [column([], { share: 1 }), column([...(taxRate > 0 ? taxed : []), total], { width: 232, gap: 4 })],
    { above: 20, line: hair },
  )
}
