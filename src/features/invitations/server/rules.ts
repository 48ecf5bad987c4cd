import { localTimeIn } from '../contract/zoned-time.ts'
import type { InvitationRow } from './tables.ts'

type Times = Pick<InvitationRow, 'status' | 'startsAt' | 'proposedTimes'>

/** Whether every time of the meeting has passed. */
export function isPast({ startsAt, proposedTimes }: Omit<Times, 'status'>, now: Date): boolean {
  const times = startsAt ? [startsAt] : proposedTimes
  return times.every((time) => time <= now)
}

/** Whether the meeting is still to come: neither cancelled, declined nor past. */
export function isOpen(invitation: Times, now: Date): boolean {
  const { status } = invitation
  return (status === 'proposed' || status === 'scheduled') && !isPast(invitation, now)
}

/** Of a meeting that has a time, or the first of the proposed ones. */
export function firstTime({ startsAt, proposedTimes }: Omit<Times, 'status'>): Date {
  const time = startsAt ?? proposedTimes[0]
  if (!time) throw new Error('A meeting without a time')
  return time
}

/** One time is fixed; several are proposed. */
export function timesOf(times: Date[], now: Date) {
  const [startsAt] = times
  return times.length === 1 && startsAt
    ? fixedTime(startsAt, now)
    : { status: 'proposed' as const, startsAt: null, proposedTimes: times, remindedAt: null }
}

/** Whether a meeting has exactly these times. */
export function hasSameTimes({ startsAt, proposedTimes }: Omit<Times, 'status'>, times: Date[]): boolean {
  const before = startsAt ? [startsAt] : proposedTimes
  return before.map(Number).join() === times.map(Number).join()
}

export const fixedTime = (startsAt: Date, now: Date) => ({
  status: 'scheduled' as const,
  startsAt,
  proposedTimes: [],
  fixedAt: now,
  remindedAt: null,
})

/** As the product writes dates: 30/11/2026 09:30 (Africa/Tunis). */
function shortTime(instant: Date, timeZone: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(localTimeIn(instant, timeZone)) ?? []
  return `${day}/${month}/${year} ${time} (${timeZone})`
}

/** The times of a meeting in its zone, for the timeline. */
export function timesText({
  startsAt,
  proposedTimes,
  timeZone,
}: Pick<InvitationRow, 'startsAt' | 'proposedTimes' | 'timeZone'>): string {
  return (startsAt ? [startsAt] : proposedTimes).map((time) => shortTime(time, timeZone)).join(', ')
}

/** The last one at which a meeting takes, or could have taken, place. */
export function lastTime({ startsAt, proposedTimes }: Omit<Times, 'status'>): Date {
  const time = startsAt ?? proposedTimes.at(-1)
  if (!time) throw new Error('A meeting without a time')
  return time
}
