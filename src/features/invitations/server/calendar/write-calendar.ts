import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { InvitationRow } from '../tables.ts'

export interface CalendarPerson {
  name: string
  email: string
}

/** What a calendar entry says beside the meeting's own columns. */
export interface EntryTexts {
  summary: string
  description: string
}

type Meeting = Pick<
  InvitationRow,
  'id' | 'sequence' | 'interviewType' | 'place' | 'durationMinutes' | 'reply' | 'createdAt' | 'changedAt'
>

interface Wording extends EntryTexts {
  brand: string
  publicUrl: string
}

/**
 * The invitation that a mail carries: the same entry (UID) with a raised SEQUENCE for each change. It is the same for the
 * same row, so that a mail sent twice is one message.
 */
export function writeInvitation(
  meeting: Meeting & { startsAt: Date },
  {
    method,
    organizer,
    attendee,
    ...wording
  }: Wording & { method: 'REQUEST' | 'CANCEL'; organizer: CalendarPerson; attendee: CalendarPerson },
): string {
  const cancelled = method === 'CANCEL'
  const calendar = ical({ prodId: prodIdOf(wording), method: ICalCalendarMethod[method] })
  calendar.createEvent({
    ...entryOf(meeting, wording),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: plainName(organizer.name), email: organizer.email },
    attendees: [
      {
        name: plainName(attendee.name),
        email: attendee.email,
        rsvp: !cancelled,
        status: meeting.reply === 'accepted' ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  })
  return finished(calendar.toString())
}

/** The meetings of a company, for a calendar that follows them. */
export function writeFeed(
  entries: readonly { meeting: Meeting & { startsAt: Date }; texts: EntryTexts }[],
  { name, ...wording }: Omit<Wording, keyof EntryTexts> & { name: string },
): string {
  const calendar = ical({
    prodId: prodIdOf(wording),
    method: ICalCalendarMethod.PUBLISH,
    name: plainText(name),
    ttl: 15 * 60,
  })
  for (const { meeting, texts } of entries)
    calendar.createEvent({
      ...entryOf(meeting, { ...wording, ...texts }),
      status: ICalEventStatus.CONFIRMED,
    })
  return finished(calendar.toString())
}

/** Instants in UTC: one meeting needs no rules of a zone, and every program shows it in the reader's own. */
function entryOf(meeting: Meeting & { startsAt: Date }, wording: Wording): ICalEventData {
  const { id, sequence, startsAt, durationMinutes, createdAt, changedAt, place } = meeting
  return {
    id: `${id}@${new URL(wording.publicUrl).hostname}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + durationMinutes * 60_000),
    stamp: changedAt,
    created: createdAt,
    lastModified: changedAt,
    summary: plainText(wording.summary),
    description: plainText(wording.description),
    location: plainText(place),
    ...(meeting.interviewType === 'ONLINE' ? { url: webAddress(place) } : {}),
  }
}

const prodIdOf = ({ brand }: Pick<Wording, 'brand'>) => ({
  company: brand.replace(/[/\p{Cc}]/gu, ' '),
  product: 'Interviews',
})

/** An address needs no escape signs, but the library writes them before these two. */
const webAddress = (place: string) => new URL(place).href.replaceAll(',', '%2C').replaceAll(';', '%3B')

function plainText(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')
}

/** Programs show the escapes of quotes and circumflexes in a parameter as they are. */
const plainName = (name: string) =>
  plainText(name).replaceAll('\n', ' ').replaceAll('"', '”').replaceAll('^', '')

const finished = (text: string) => `${text}\r\n`
