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
  /** A path under `/files` that opens `key` for five minutes. */
  signedFile(file: SignedFile): string
  /** null when the signature is wrong or has expired. */
  readSignedFile(signed: string): SignedFile | null
}

export interface SignedFile {
  key: string
  /** Name offered when it is saved. */
  name: string
  contentType: string
  /** Reports open in the browser, everything else is downloaded. */
  disposition: 'inline' | 'attachment'
}
