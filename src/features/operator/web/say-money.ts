const dollars = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
// A dinar has a thousand millimes, and bills write them all.
const dinars = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** Plain figures: an operator compares them with what a bank shows. */
export const usd = (amount: number): string => `${dollars.format(amount)} USD`

export const tnd = (amount: number): string => `${dinars.format(amount)} TND`
