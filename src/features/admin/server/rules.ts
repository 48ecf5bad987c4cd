import type { OperatorRow } from './tables.ts'

const hour = 3_600_000

const sessionHours = 8
const setupHours = 24

/** Tries of an operator's codes by those who know the password, from any address. */
export const wrongCodes = [
  { max: 10, minutes: 15 },
  { max: 30, minutes: 24 * 60 },
] as const

/** The end of a session that begins now. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionHours * hour)
}

/** The end of a link made at that time. */
export function setupEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + setupHours * hour)
}

/** Whether the link that was made last may still be used. */
export function setupIsOpen({ setupSentAt }: Pick<OperatorRow, 'setupSentAt'>, now: Date): boolean {
  return setupSentAt !== null && now < setupEnd(setupSentAt)
}
