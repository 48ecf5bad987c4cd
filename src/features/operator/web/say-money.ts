/** Plain figures: an operator compares them with what a bank shows. */
export const usd = (amount: number): string => `${figure(amount, 2)} USD`

/** Dinars have thousandths. */
export const tnd = (amount: number): string => `${figure(amount, 3)} TND`

const figure = (amount: number, digits: number): string =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : Math.min(digits, 2),
    maximumFractionDigits: digits,
  }).format(amount)
