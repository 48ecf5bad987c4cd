/** A link inside text. */
export const linkStyle =
  'rounded-sm font-medium text-accent-ink underline decoration-accent-line underline-offset-[0.2em] transition-colors hover:decoration-current'
