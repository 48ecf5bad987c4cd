import { formatAmount } from '#contract/money.ts'
import { defineTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

const salaryTexts = defineTexts('salary', {
  none: 'Not disclosed',
  monthly: '{amount} DT / month',
})
const t = translatorOf(salaryTexts)

/** A salary in dinars a month: `1,500 DT / month`. */
export const salaryText = (salary: number | null): string =>
  salary === null ? t('none') : t('monthly', { amount: formatAmount(salary) })
