export const verificationHours = 24
export const resetHours = 1
const sessionHours = 12
/** Asking for a link again within this time sends nothing: the last mail is still on its way. */
const resendPauseMinutes = 1

/** How long a company stays whose users have not verified an address. */
export const unverifiedDays = 30
/** How long the link that changes an address works. */
export const newEmailHours = 24
/** Tries of one account's password from all addresses; past them one every few seconds. */
export const guessesPerAccount = { max: 300, minutes: 15 }
export const slowGuessSeconds = 3

const minute = 60_000
const hour = 3_600_000

export const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minute)
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour)
export const daysBefore = (now: Date, days: number): Date => hoursBefore(now, days * 24)

/** A session seen before this is marked as seen again. */
export const staleBefore = (now: Date): Date => minutesBefore(now, 5)

/** Whether a link of a mail sent at `sentAt` may still be used; null when none was sent, or it was used. */
export function linkIsOpen(sentAt: Date | null, hours: number, now: Date): boolean {
  return sentAt !== null && sentAt > hoursBefore(now, hours)
}

/** Whether a mail sent at `last` is still on its way. */
export function sentJustNow(last: Date | null, now: Date): boolean {
  return last !== null && last > minutesBefore(now, resendPauseMinutes)
}

/** When a session that begins now ends. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionHours * hour)

/** A visitor’s session in a demo company, which stays for at least as long. */
export const demoSessionEnd = (now: Date): Date => new Date(now.getTime() + hour)

const reserved = new Set(
  `about accessibility admin api apply assets blog contact contact-us cookies createjob dashboard demo demo-interview docs editjob errors favicon files
  forgot-password health help home interview interviewchat interviewpreview interviews invitation jobs join legal login logout me method metrics my-data onboarding operator outbox
  payment pricing privacy public questionset ready reset-password robots settings signin signout signup sitemap static status support terms ui
  unsubscribe verify verify-report well-known www`.split(/\s+/),
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
