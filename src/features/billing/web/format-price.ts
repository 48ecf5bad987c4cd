import { formatUsd } from '#contract/money.ts'

/** A monthly price as cards show it. */
export const formatPrice = (priceUsd: number): string => (priceUsd === 0 ? 'Free' : formatUsd(priceUsd))
