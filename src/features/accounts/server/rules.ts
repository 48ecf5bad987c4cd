import type { UserRow } from './tables.ts'

export const verificationHours = 24
export const resetHours = 1
export const sessionHours = 12
/** Asking for a link again within this time sends nothing: the last mail is still on its way. */
export const resendPauseSeconds = 60

/** How long a company stays of which nobody has proven an address. */
export const unprovenDays = 30
/** Sessions of one user at a time; the one that was seen longest ago makes room. */
export const mostSessions = 100
/** How long the link that changes an address works. */
export const newEmailHours = 24
/** Places from which a user has logged in, the latest ones. */
export const mostKnownAddresses = 20
/** Tries of one account's password, whoever sends them; past them one every few seconds. */
export const guessesPerAccount = { max: 300, minutes: 15 }
export const slowGuessSeconds = 3

const minute = 60_000
const hour = 3_600_000

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * minute)
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * hour)
}

/** Who was last seen before this is seen anew. */
export function seenLongAgo(now: Date): Date {
  return minutesBefore(now, 5)
}

/** What a verification link that names this user is worth. `issueMatches` tells whether it is the latest one. */
export function judgeVerification(
  user: Pick<UserRow, 'verifiedAt' | 'verificationSentAt'>,
  issueMatches: boolean,
  now: Date,
): 'verify' | 'already-verified' | 'dead' {
  if (!issueMatches) return 'dead'
  if (user.verifiedAt) return 'already-verified'
  return now.getTime() - user.verificationSentAt.getTime() < verificationHours * hour ? 'verify' : 'dead'
}

/** Whether the reset link that was mailed last may still be used. */
export function resetIsOpen(user: Pick<UserRow, 'resetSentAt'>, now: Date): boolean {
  return user.resetSentAt !== null && now.getTime() - user.resetSentAt.getTime() < resetHours * hour
}

/** Whether the link to the new address may still be used. */
export function newEmailIsOpen(user: Pick<UserRow, 'newEmailSentAt'>, now: Date): boolean {
  return user.newEmailSentAt !== null && now.getTime() - user.newEmailSentAt.getTime() < newEmailHours * hour
}

/** Whether a mail sent at `last` is so recent that another one would only be noise. */
export function sentJustNow(last: Date | null, now: Date): boolean {
  return last !== null && now.getTime() - last.getTime() < resendPauseSeconds * 1000
}

/** When a session that begins now is over. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionHours * hour)
}

const reserved = new Set(
  `about admin api apply assets blog contact contact-us cookies createjob dashboard docs editjob errors favicon files
  forgot-password health help home interview interviewchat interviewpreview interviews jobinterview jobs join legal login logout me metrics my-data onboarding operator outbox
  payment pricing privacy public ready reset-password robots settings signin signout signup sitemap static status support terms ui
  unsubscribe verify well-known www`.split(/\s+/),
)

/** The part of an address that a company's name becomes: letters and digits of any script, joined by hyphens. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
    .normalize('NFC')
  if (!slug) return 'company'
  return reserved.has(slug) ? `${slug}-company` : slug
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  const used = new Set(taken)
  let candidate = slug
  for (let number = 2; used.has(candidate); number++) candidate = `${slug}-${number}`
  return candidate
}
