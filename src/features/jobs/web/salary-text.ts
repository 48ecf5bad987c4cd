const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** A salary in dinars a month as people read it. */
export const salaryText = (salary: number | null): string =>
  salary === null ? 'Not disclosed' : `${money.format(salary)} DT / month`
