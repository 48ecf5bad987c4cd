export const rejectionTextLimits = { subject: 150, text: 4_000 } as const

/** What a text may contain; each is replaced when the mail is sent. */
export const rejectionPlaceholders = ['{firstName}', '{job}', '{company}'] as const

/** The first word in braces that is no placeholder; null when there is none. */
export function unknownPlaceholder(text: string): string | null {
  const known: readonly string[] = rejectionPlaceholders
  return (text.match(/\{[^{}\s]*\}/g) ?? []).find((word) => !known.includes(word)) ?? null
}
