import type { InterfaceLanguage } from './languages.ts'

/** In Tunisia 1.500 would be one dinar and a half. */
const locales: Partial<Record<InterfaceLanguage, string>> = { en: 'en-US', ar: 'fr' }

/**
 * A sum of money as every reader meets it: `1,500`, `306.90`. Two decimals or none, never three: what stands before
 * three digits would read as thousands.
 */
export function formatAmount(amount: number, language: InterfaceLanguage = 'en'): string {
  const cents = roundAmount(amount)
  return new Intl.NumberFormat(locales[language] ?? language, {
    minimumFractionDigits: Number.isInteger(cents) ? 0 : 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(cents)
}

/** To the two decimals that sums are written with. */
export const roundAmount = (amount: number): number => Math.round(amount * 100) / 100

/** In other languages than English the unit never stands in a line of its own. */
export const formatTnd = (amount: number, language: InterfaceLanguage = 'en'): string =>
  `${formatAmount(amount, language)}${language === 'en' ? ' ' : '\u00a0'}TND`

export const formatUsd = (amount: number, language: InterfaceLanguage = 'en'): string =>
  language === 'en' ? `$${formatAmount(amount)}` : `${formatAmount(amount, language)}\u00a0$`
