/** What each kind of mail is, said to whoever runs the installation. */
export const mailWords: Readonly<Record<string, string>> = {
  'accounts.already-registered': 'Notice that the address has an account',
  'accounts.banned': 'Notice of a ban',
  'accounts.email-changed': 'Notice of a changed email',
  'accounts.new-email': 'Link to confirm a new email',
  'accounts.password-changed': 'Notice of a password set with a link',
  'accounts.password-changed-in-settings': 'Notice of a changed password',
  'accounts.reset': 'Link to reset the password',
  'accounts.unbanned': 'Notice of being let in again',
  'accounts.verification': 'Link to verify the email',
  'billing.plan-ends': 'Notice that a plan ends soon',
  'billing.purchase-confirmed': 'Confirmation of a purchase, with its invoice',
  'billing.purchase-refunded': 'Notice of a refund',
  'billing.purchase-refused': 'Notice of a refused payment',
  'candidates.interview-link': 'Interview link for a candidate',
  'candidates.under-review': 'Notice to a candidate of being under review',
  'interviews.application-received': 'Notice to a candidate that the application arrived',
  'privacy.deletion-requested': 'Notice of a requested deletion',
  'privacy.deletion-undone': 'Notice of a deletion called off',
  'privacy.export-ready': 'Link to an export of all data',
  'team.invite': 'Invitation to a team',
}

/** A kind of mail in words; one that has none here has its name made readable. */
export const wordsOfMail = (kind: string): string => mailWords[kind] ?? readable(kind)

/** `area.some-thing` as `Area: some thing`. */
export function readable(name: string): string {
  const [area = '', ...rest] = name.split('.')
  const words = [area, rest.join(' ').replaceAll('-', ' ')].filter(Boolean).join(': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
