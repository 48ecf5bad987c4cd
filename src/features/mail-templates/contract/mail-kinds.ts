/** The mails to candidates whose words a company can change. */
export const candidateMailKinds = [
  'link',
  'link-reminder',
  'cv-reminder',
  'cv-unreadable',
  'received',
  'under-review',
  'rejected',
  'withdrawn',
  'erased',
  'place-free',
  'invited',
  'moved',
  'cancelled',
  'reminder',
] as const
export type CandidateMailKind = (typeof candidateMailKinds)[number]

const everywhere = ['firstName', 'job', 'company'] as const
const meeting = [...everywhere, 'date', 'duration', 'place', 'message'] as const

/** What each mail can name; a template writes it in braces: `{firstName}`. */
export const mailPlaceholders = {
  /** `days`: with its unit, such as "14 days". */
  link: [...everywhere, 'days'],
  /** `days`: how long the link still works. */
  'link-reminder': [...everywhere, 'days'],
  /** `promise`: a sentence about when to expect a response; empty when the company promises none. */
  'cv-reminder': everywhere,
  'cv-unreadable': everywhere,
  received: [...everywhere, 'promise'],
  'under-review': [...everywhere, 'promise'],
  rejected: everywhere,
  withdrawn: everywhere,
  erased: everywhere,
  /** Nobody knows the name of an address on a waiting list. */
  'place-free': ['job', 'company'],
  /** Date, duration and place as people read them; `message` may have several lines or be empty. */
  invited: meeting,
  moved: meeting,
  cancelled: [...everywhere, 'date', 'message'],
  reminder: meeting,
} as const satisfies Record<CandidateMailKind, readonly string[]>

/** The mails with a private link, which no template can remove. */
export const kindsWithButton: readonly CandidateMailKind[] = [
  'link',
  'link-reminder',
  'place-free',
  'cv-reminder',
  'cv-unreadable',
  'invited',
  'moved',
  'reminder',
]

/** A value for each placeholder of a kind. */
export type MailValues<K extends CandidateMailKind> = Record<(typeof mailPlaceholders)[K][number], string>

export const mailTemplateLimits = { subject: 150, text: 4_000 } as const

/** The first piece in braces that the mail cannot name, or a brace that is not closed; null when there is none. */
export function unknownPlaceholder(kind: CandidateMailKind, text: string): string | null {
  const known: readonly string[] = mailPlaceholders[kind]
  const pieces = text.match(/\{[^{}\n]*\}|\{\w+/g) ?? []
  return pieces.find((piece) => !known.includes(piece.slice(1, -1)) || !piece.endsWith('}')) ?? null
}
