/** An amount in dinars as people write it: `306.900 TND`, with the millimes. */
export function tnd(amount: number): string {
  return `${amount.toLocaleString('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 })} TND`
}

/** `99.00 USD`. */
export function usd(amount: number): string {
  return `${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} USD`
}

/** As `21 November 2026`. */
export function day(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at)
}
