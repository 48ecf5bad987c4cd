import type { OperatorRow } from './tables.ts'

const hour = 3_600_000

const sessionHours = 8
const setupHours = 24

/** Tries of an operator's codes by whoever knows the password, from wherever they come. */
export const wrongCodes = [
  { max: 10, minutes: 15 },
  { max: 30, minutes: 24 * 60 },
] as const

/** When a session that begins now is over. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionHours * hour)
}

/** When a link made at that time is over. */
export function setupEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + setupHours * hour)
}

/** Whether the link that was made last may still be used. */
export function setupIsOpen({ setupSentAt }: Pick<OperatorRow, 'setupSentAt'>, now: Date): boolean {
  return setupSentAt !== null && now < setupEnd(setupSentAt)
}
