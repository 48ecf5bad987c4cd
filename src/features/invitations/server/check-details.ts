import type { BodyOf } from '#contract/endpoint.ts'
import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import type { Tx } from '#platform/database/database.ts'
import { createInvitationEndpoint } from '../contract/invitations.ts'
import {
  dateInPast,
  dateMalformed,
  dateOffGrid,
  type InterviewType,
  invitationLimits,
  placeMissing,
} from '../contract/limits.ts'
import { instantIn, isTimeZone } from '../contract/zoned-time.ts'
import type { InvitationRow } from './tables.ts'

const { refusals } = createInvitationEndpoint

export type Details = Omit<BodyOf<typeof createInvitationEndpoint>, 'candidateId'>

/** What is kept of the details. */
export type Meeting = Pick<
  InvitationRow,
  'interviewType' | 'place' | 'message' | 'timeZone' | 'durationMinutes' | 'interviewers'
> & {
  /** Ascending; more than one are proposals. */
  times: Date[]
}

interface Mistake {
  code: 'BAD_TIME' | 'BAD_PLACE' | 'UNKNOWN_TIME_ZONE' | 'SKIPPED_TIME' | 'NOT_COLLEAGUE'
  field: string
  message: string
}

/** The details as they are kept; throws the refusal of the first mistake, with all of them in `fields`. */
export async function checkDetails(
  tx: Tx,
  companyId: CompanyId,
  details: Details,
  now: Date,
): Promise<Meeting> {
  const timeZone = details.timeZone ?? (await getCompany(tx, companyId)).timeZone
  const { times, mistakes } = readTimes(details, timeZone, now)
  const interviewers = [...new Set(details.interviewers)]
  const placeMistake = checkPlace(details.interviewType, details.interviewPlace)
  if (placeMistake) mistakes.push({ code: 'BAD_PLACE', field: 'interviewPlace', message: placeMistake })
  const colleagues = new Set((await listUsers(tx, companyId)).map(({ id }) => id))
  if (interviewers.some((id) => !colleagues.has(id)))
    mistakes.push({ code: 'NOT_COLLEAGUE', field: 'interviewers', message: refusals.NOT_COLLEAGUE.message })
  refuseMistakes(mistakes)
  return {
    interviewType: details.interviewType,
    place: details.interviewPlace,
    message: details.customMessage,
    durationMinutes: details.durationMinutes ?? invitationLimits.defaultDuration,
    timeZone,
    interviewers,
    times,
  }
}

function refuseMistakes(mistakes: readonly Mistake[]): void {
  const [first] = mistakes
  if (!first) return
  const fields: Record<string, string> = {}
  for (const { field, message } of mistakes) fields[field] ??= message
  throw new Refusal(first.code, { message: first.message, fields })
}

function readTimes({ interviewDate, otherDates }: Details, timeZone: string, now: Date) {
  const mistakes: Mistake[] = []
  if (!isTimeZone(timeZone)) {
    const { message } = refusals.UNKNOWN_TIME_ZONE
    return { times: [], mistakes: [{ code: 'UNKNOWN_TIME_ZONE', field: 'timeZone', message } as Mistake] }
  }
  const found = new Set<number>()
  for (const [at, local] of [interviewDate, ...otherDates].entries()) {
    const field = at === 0 ? 'interviewDate' : `otherDates.${at - 1}`
    const time = readTime(local, timeZone, now)
    if (time instanceof Date) found.add(time.getTime())
    else mistakes.push({ ...time, field })
  }
  const times = [...found].sort((one, other) => one - other).map((time) => new Date(time))
  return { times, mistakes }
}

function readTime(local: string, timeZone: string, now: Date): Date | Omit<Mistake, 'field'> {
  if (!isDate(local)) return { code: 'BAD_TIME', message: dateMalformed }
  const time = instantIn(local, timeZone)
  if (!time) return { code: 'SKIPPED_TIME', message: refusals.SKIPPED_TIME.message }
  if (time <= now) return { code: 'BAD_TIME', message: dateInPast }
  const [, minutes = '', seconds = ''] = /:(\d\d):(\d\d)$/.exec(local) ?? []
  const onGrid = Number(minutes) % invitationLimits.step === 0 && seconds === '00'
  return onGrid ? time : { code: 'BAD_TIME', message: dateOffGrid }
}

/** Whether the calendar has the day and the day the time. */
function isDate(local: string): boolean {
  const asUtc = new Date(`${local}Z`)
  return !Number.isNaN(asUtc.getTime()) && asUtc.toISOString() === `${local}.000Z`
}

function checkPlace(type: InterviewType, place: string): string | null {
  if (place === '') return placeMissing[type]
  if (type === 'IN_PERSON') return null
  return /^https?:\/\/[^\s\p{C}]+$/iu.test(place) && URL.canParse(place) ? null : refusals.BAD_PLACE.message
}
