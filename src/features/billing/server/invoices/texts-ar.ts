import { translateTexts } from '#contract/texts/define-texts.ts'
import { invoiceTexts } from './texts.ts'

export const translations = [
  translateTexts(invoiceTexts, 'ar', {
    title: 'فاتورة {number}',
    foot: 'فاتورة {number} · {issuer}',
    invoice: 'فاتورة',
    from: 'من',
    billTo: 'إلى',
    date: 'التاريخ',
    reference: 'مرجع الدفع',
    status: 'الحالة',
    paid: 'مدفوعة',
    description: 'البيان',
    price: 'السعر',
    amount: 'المبلغ',
    plan: 'باقة {plan}، شهر واحد',
    period: 'من {from} إلى {until}',
    rate: '1 USD = {tnd} TND',
    net: 'المبلغ دون الضريبة',
    tax: 'ضريبة {rate, number} %، مشمولة',
    total: 'المجموع',
    paidInFull: 'مدفوعة بالكامل: {amount} بتحويل بنكي بالمرجع {reference}، أُكّد في {day}. لم يبق شيء للدفع.',
  }),
]
