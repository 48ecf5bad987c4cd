import { formatAmount } from '#contract/money.ts'
import { defineTexts } from '#contract/texts/define-texts.ts'
import { say, spokenLanguage } from '#ui/texts/spoken-language.ts'

export const salaryTexts = defineTexts('salary', {
  none: 'Not disclosed',
  monthly: '{amount} DT / month',
})

/** A salary in dinars a month: `1,500 DT / month`. */
export const salaryText = (salary: number | null): string =>
  salary === null
    ? say(salaryTexts)('none')
    : say(salaryTexts)('monthly', { amount: formatAmount(salary, spokenLanguage().language) })
