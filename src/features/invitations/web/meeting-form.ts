import type { BodyOf } from '#contract/endpoint.ts'
import type { UserId } from '#contract/ids.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import type { createInvitationEndpoint, Invitation } from '../contract/invitations.ts'
import {
  dateInPast,
  dateMissing,
  type InterviewType,
  invitationLimits,
  placeMissing,
} from '../contract/limits.ts'
import { instantIn, localTimeIn } from '../contract/zoned-time.ts'
import { type Day, readDay, writeDay } from './calendar-days.ts'
import type { scheduleTexts } from './schedule-texts.ts'

/** A proposed time as it is typed: `30/11/2026` and `09:30`. */
export interface TypedTime {
  key: number
  day: string
  time: string
}

export interface MeetingForm {
  interviewType: InterviewType
  /** What was typed for each type stays when the other is looked at. */
  places: Readonly<Record<InterviewType, string>>
  times: readonly TypedTime[]
  durationMinutes: number
  timeZone: string
  customMessage: string
  interviewers: readonly UserId[]
}

export type MeetingDetails = Omit<BodyOf<typeof createInvitationEndpoint>, 'candidateId'>

type FormField = 'interviewPlace' | 'timeZone' | 'customMessage' | 'interviewers' | `times.${number}`
export type Mistakes = Partial<Record<FormField, string>>

export const newForm = (defaults: Pick<MeetingForm, 'timeZone' | 'customMessage'>): MeetingForm => ({
  interviewType: 'ONLINE',
  places: { ONLINE: '', IN_PERSON: '' },
  times: [{ key: 0, day: '', time: '' }],
  durationMinutes: invitationLimits.defaultDuration,
  interviewers: [],
  ...defaults,
})

/** The form of a meeting that is to be moved, filled with what was arranged. */
export function formOf({ interviewInvitation, meeting }: Invitation): MeetingForm {
  const { interviewType, interviewPlace, customMessage } = interviewInvitation
  const starts = meeting.startsAt === null ? meeting.proposedTimes : [meeting.startsAt]
  return {
    interviewType,
    places: { ONLINE: '', IN_PERSON: '', [interviewType]: interviewPlace },
    times: starts.map((at, key) => {
      const local = localTimeIn(new Date(at), meeting.timeZone)
      return { key, day: writeDay(local.slice(0, 10)), time: local.slice(11, 16) }
    }),
    durationMinutes: meeting.durationMinutes,
    timeZone: meeting.timeZone,
    customMessage,
    interviewers: meeting.interviewers.map(({ id }) => id),
  }
}

const localOf = ({ day, time }: TypedTime): string | null => {
  const read = readDay(day)
  return read === null || time === '' ? null : `${read}T${time}:00`
}

/** When a proposed time is; null while it is not whole, or where the clock skips it. */
export function startOf(time: TypedTime, timeZone: string): Date | null {
  const local = localOf(time)
  return local === null ? null : instantIn(local, timeZone)
}

/** The times of a day, in steps of 15 minutes; of today only those to come. */
export function timesOn(day: Day | null, now: Date, timeZone: string): string[] {
  const nowThere = localTimeIn(now, timeZone)
  return stepsOfDay.filter((time) => day !== nowThere.slice(0, 10) || `${day}T${time}:00` > nowThere)
}

const hourMinutes = 60
const stepsOfDay = Array.from({ length: (24 * hourMinutes) / invitationLimits.step }, (_, at) => {
  const minutes = at * invitationLimits.step
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / hourMinutes))}:${two(minutes % hourMinutes)}`
})

type Say = TranslatorOf<typeof scheduleTexts>

/** What has to be mended before the form can be sent, in the order of its fields. */
export function mistakesIn(form: MeetingForm, now: Date, t: Say): Mistakes {
  const mistakes: Mistakes = {}
  const place = form.places[form.interviewType].trim()
  if (place === '') mistakes.interviewPlace = inReadersWords(placeMissing[form.interviewType])
  else if (form.interviewType === 'ONLINE' && !isWebLink(place)) mistakes.interviewPlace = t('notALink')
  const seen = new Set<string>()
  form.times.forEach((time, at) => {
    if (at > 0 && isEmpty(time)) return
    const mistake = mistakeInTime(time, { form, now, seen, t })
    if (mistake !== null) mistakes[`times.${at}`] = mistake
  })
  return mistakes
}

/** A further time that was added and left empty is not sent. */
const isEmpty = ({ day, time }: TypedTime): boolean => day.trim() === '' && time === ''

type TimeCheck = { form: MeetingForm; now: Date; seen: Set<string>; t: Say }

function mistakeInTime(time: TypedTime, { form, now, seen, t }: TimeCheck): string | null {
  if (time.day.trim() === '' || time.time === '') return inReadersWords(dateMissing)
  const local = localOf(time)
  if (local === null) return t('notADate')
  const start = instantIn(local, form.timeZone)
  if (start === null) return t('skipped')
  if (start <= now) return inReadersWords(dateInPast)
  if (seen.has(local)) return t('twice')
  seen.add(local)
  return null
}

function isWebLink(place: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(place).protocol)
  } catch {
    return false
  }
}

/** The form with its times in order, as they are sent. */
export const sortTimes = (form: MeetingForm): MeetingForm => ({
  ...form,
  times: form.times.toSorted((a, b) => (localOf(a) ?? '').localeCompare(localOf(b) ?? '')),
})

export function detailsOf(form: MeetingForm): MeetingDetails {
  const times = form.times.filter((time, at) => at === 0 || !isEmpty(time))
  const [interviewDate = '', ...otherDates] = times.map((time) => localOf(time) ?? '')
  return {
    interviewType: form.interviewType,
    interviewPlace: form.places[form.interviewType].trim(),
    interviewDate,
    otherDates,
    customMessage: form.customMessage.trim(),
    timeZone: form.timeZone,
    durationMinutes: form.durationMinutes,
    interviewers: [...form.interviewers],
  }
}

const fieldOfCode: Readonly<Record<string, FormField>> = {
  BAD_TIME: 'times.0',
  SKIPPED_TIME: 'times.0',
  BAD_PLACE: 'interviewPlace',
  UNKNOWN_TIME_ZONE: 'timeZone',
  NOT_COLLEAGUE: 'interviewers',
}

/** Which fields the server refused; none when it was something else. */
export function refusedFields(error: unknown): Mistakes {
  if (!(error instanceof ApiError)) return {}
  const refused = Object.entries(error.fields).flatMap(([name, message]) => {
    const shown = shownField(name)
    return shown === null ? [] : [[shown, message]]
  })
  const field = fieldOfCode[error.code]
  if (refused.length === 0 && field) return { [field]: error.message }
  return Object.fromEntries(refused)
}

function shownField(name: string): FormField | null {
  if (name === 'interviewDate' || name === 'otherDates') return 'times.0'
  const [, other] = /^otherDates\.(\d+)$/.exec(name) ?? []
  if (other !== undefined) return `times.${Number(other) + 1}`
  const [first = ''] = name.split('.')
  return (
    (['interviewPlace', 'timeZone', 'customMessage', 'interviewers'] as const).find(
      (field) => field === first,
    ) ?? null
  )
}
