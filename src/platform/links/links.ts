import type { Role } from '#contract/endpoint.ts'
import type { CandidateId, CompanyId } from '#contract/ids.ts'

/** The private links that the product mails. */
export type LinkKind =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'join-team'
  | 'operator-setup'
  | 'interview'
  | 'application'
  | 'invitation'
  | 'calendar-feed'

/**
 * Tokens derived from the installation's secret: HMAC of kind, id and issue number, with the id in front. Nothing
 * is stored; raising the row's issue number kills every earlier link.
 */
export interface Links {
  /** URL-safe text of 64 characters. */
  token(kind: LinkKind, id: string, issue: number): string
  /** The id that a token claims, before it is verified; null when it is not even shaped like one. */
  claimedId(token: string): string | null
  /** Compares in constant time. */
  matches(token: string, kind: LinkKind, id: string, issue: number): boolean
  /** An absolute address of a page, from PUBLIC_URL. */
  page(path: `/${string}`): string
  /** A path under `/files` that opens `key` for five minutes, and no longer than the session it was made for. */
  signedFile(file: SignedFile): string
  /** The same links, with files for this session alone. */
  heldBy(holder: FileHolder): Links
  /** null when the signature is wrong or has expired. Whether its holder may still open it is for the caller to ask. */
  readSignedFile(signed: string): HeldFile | null
}

/** The session that asked for a file: of a user in a role, or of an operator. */
export type FileHolder =
  | { who: 'user'; sessionId: string; userId: string; role: Role }
  | { who: 'operator'; sessionId: string }

/** null for a file that no session asked for. */
export type HeldFile = SignedFile & { holder: FileHolder | null }

export interface SignedFile {
  key: string
  /** Name offered when it is saved. */
  name: string
  contentType: string
  /** Reports open in the browser, everything else is downloaded. */
  disposition: 'inline' | 'attachment'
  /** Whose CV it is, where its opening is yet to be put into the audit log. */
  cvOf?: undefined | { companyId: CompanyId; candidateId: CandidateId }
}
