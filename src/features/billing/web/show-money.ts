const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
// A dinar has a thousand millimes, and bills write them all.
const dinars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** A price as cards show it: `Free`, or with a dollar sign. */
export const usd = (price: number): string => (price === 0 ? 'Free' : `$${dollars.format(price)}`)

/** An amount to transfer. */
export const tnd = (amount: number): string => `${dinars.format(amount)} TND`
