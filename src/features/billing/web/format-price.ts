import { formatTnd, formatUsd } from '#contract/money.ts'
import { say, spokenLanguage } from '#ui/texts/spoken-language.ts'
import { cardTexts } from './pricing-texts.ts'

/** A monthly price as cards show it. */
export const formatPrice = (priceUsd: number): string =>
  priceUsd === 0 ? say(cardTexts)('free') : formatUsd(priceUsd, spokenLanguage().language)

/** A sum in dinars. */
export const formatDinars = (amount: number): string => formatTnd(amount, spokenLanguage().language)
