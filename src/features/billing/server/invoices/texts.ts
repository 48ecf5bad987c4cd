import { defineTexts } from '#contract/texts/define-texts.ts'

export const invoiceTexts = defineTexts('invoice-document', {
  title: 'Invoice {number}',
  foot: 'Invoice {number} · {issuer}',
  invoice: 'Invoice',
  from: 'From',
  billTo: 'Bill to',
  date: 'Date',
  reference: 'Payment reference',
  status: 'Status',
  paid: 'Paid',
  description: 'Description',
  price: 'Price',
  amount: 'Amount',
  plan: '{plan} plan, one month',
  period: '{from} to {until}',
  rate: '1 USD = {tnd} TND',
  net: 'Net',
  tax: 'Tax {rate} %, included',
  total: 'Total',
  paidInFull:
    'Paid in full: {amount} by transfer with the reference {reference}, confirmed on {day}. There is nothing left to pay.',
})
