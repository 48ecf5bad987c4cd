import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { InvitationId } from '#contract/ids.ts'
import { instantIn } from '../../contract/zoned-time.ts'
import { writeFeed, writeInvitation } from './write-calendar.ts'

const meeting = {
  id: 'c0ffee00-0000-4000-8000-000000000001' as InvitationId,
  sequence: 3,
  interviewType: 'ONLINE' as const,
  place: 'https://meet.example/abc',
  startsAt: new Date('2026-11-30T08:30:00Z'),
  durationMinutes: 45,
  reply: 'none' as const,
  createdAt: new Date('2026-11-21T09:00:00Z'),
  changedAt: new Date('2026-11-22T10:00:00Z'),
}
const wording = {
  brand: 'Mindhire',
  publicUrl: 'https://jobs.example:8443',
  method: 'REQUEST' as 'REQUEST' | 'CANCEL',
  organizer: { name: 'Atlas Textiles', email: 'hr@atlas.example' },
  attendee: { name: 'Amel Trabelsi', email: 'amel@candidate.example' },
  summary: 'Interview: Buyer at Atlas Textiles',
  description: 'We look forward to meeting you.',
}
type Changes = Partial<Omit<typeof wording, 'method'>> & { method?: 'REQUEST' | 'CANCEL' }
const write = (changes: Changes = {}, row: Partial<Parameters<typeof writeInvitation>[0]> = {}) =>
  writeInvitation({ ...meeting, ...row }, { ...wording, ...changes })

/** As another library reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is no event')
  return {
    method: calendar.getFirstPropertyValue('method'),
    value: (name: string) => event.getFirstPropertyValue(name)?.toString(),
    parameter: (name: string, parameter: string) => event.getFirstProperty(name)?.getParameter(parameter),
    instant: (name: string) =>
      (event.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>).toJSDate().toISOString(),
  }
}

describe('the invitation of a mail', () => {
  it('is what calendars need to take, change and answer it', () => {
    const entry = read(write())
    expect(entry.method).toBe('REQUEST')
    expect(entry.value('uid')).toBe('c0ffee00-0000-4000-8000-000000000001@jobs.example')
    expect(entry.value('sequence')).toBe('3')
    expect(entry.value('status')).toBe('CONFIRMED')
    expect([entry.instant('dtstart'), entry.instant('dtend'), entry.instant('dtstamp')]).toEqual([
      '2026-11-30T08:30:00.000Z',
      '2026-11-30T09:15:00.000Z',
      '2026-11-22T10:00:00.000Z',
    ])
    expect([entry.value('location'), entry.value('url')]).toEqual([meeting.place, meeting.place])
    expect(entry.value('organizer')?.toLowerCase()).toBe('mailto:hr@atlas.example')
    expect(entry.parameter('organizer', 'cn')).toBe('Atlas Textiles')
    expect(entry.value('attendee')?.toLowerCase()).toBe('mailto:amel@candidate.example')
    expect(
      ['cn', 'rsvp', 'partstat', 'role'].map((parameter) => entry.parameter('attendee', parameter)),
    ).toEqual(['Amel Trabelsi', 'TRUE', 'NEEDS-ACTION', 'REQ-PARTICIPANT'])
  })

  it('cancels the same entry', () => {
    const entry = read(write({ method: 'CANCEL' }))
    expect([entry.method, entry.value('status'), entry.value('uid')]).toEqual([
      'CANCEL',
      'CANCELLED',
      'c0ffee00-0000-4000-8000-000000000001@jobs.example',
    ])
    expect(entry.parameter('attendee', 'rsvp')).not.toBe('TRUE')
  })

  it('of an accepted meeting is accepted', () => {
    expect(read(write({}, { reply: 'accepted' })).parameter('attendee', 'partstat')).toBe('ACCEPTED')
  })

  it('is the same for the same meeting', () => {
    expect(write()).toBe(write())
  })

  it.each([
    [
      'accents',
      'Entretien : Développeur·se à la Société Générale de Carthage',
      'Éléonore Müller-Lüdenscheidt',
    ],
    ['Arabic', 'مقابلة: مهندس برمجيات في شركة قرطاج', 'أميرة بن صالح'],
    ['emoji', 'Welcome 👩🏽‍💻👨‍👩‍👧‍👦🇹🇳 to us', 'Zoë 🌸'],
    ['commas, semicolons and backslashes', 'One, two; three \\ four \\n five: "six"', 'Trabelsi, Amel; Dr.'],
    ['lines', 'First line\nSecond line\n\nFourth line', 'Amel Trabelsi'],
    ['a name of a property', 'Hello\nEND:VEVENT\nBEGIN:VALARM', 'Amel\r\nATTENDEE:mailto:x@y.example'],
    ['a very long line', 'é'.repeat(2_000), `${'Ж'.repeat(70)} ${'م'.repeat(70)}`],
    ['a long line of emoji', '👩🏽‍💻'.repeat(300), 'Amel'],
  ])('brings back %s', (_what, text, name) => {
    const calendar = write(
      { summary: text.replaceAll('\n', ' '), description: text, attendee: { name, email: 'a@b.example' } },
      { interviewType: 'IN_PERSON', place: text.slice(0, 500) },
    )
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const entry = read(calendar)
    expect(entry.value('description')).toBe(text)
    expect(entry.value('summary')).toBe(text.replaceAll('\n', ' '))
    expect(entry.value('location')).toBe(text.slice(0, 500))
    expect(entry.value('url')).toBeUndefined()
    expect(entry.parameter('attendee', 'cn')).toBe(name.replace(/\r\n/g, ' '))
    expect(calendar.match(/^ATTENDEE/gm)).toHaveLength(1)
    expect(calendar.match(/^(BEGIN|END):/gm)).toHaveLength(4)
    // No character was cut by a fold.
    expect(calendar).not.toContain('\ufffd')
  })

  it.each([
    ['Windows and old line ends', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['lines of other kinds', 'one\u2028two\u2029three\u0085four\vfive', 'one\ntwo\nthree\nfour\nfive'],
    ['control characters', 'bell\u0007 and\ttab', 'bell  and tab'],
  ])('writes %s plainly', (_what, text, plain) => {
    expect(read(write({ description: text })).value('description')).toBe(plain)
  })

  it('ends each line as the format asks, the last one too, without a byte order mark', () => {
    const calendar = write({ description: 'Zwei\nZeilen' })
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(calendar).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('keeps a link whole whatever is in it', () => {
    const place = 'https://meet.example/j/1,2;3?pwd=a%20b&x=é#y'
    const url = read(write({}, { place })).value('url') ?? ''
    expect(url).toBe('https://meet.example/j/1%2C2%3B3?pwd=a%20b&x=%C3%A9#y')
  })

  it('a quote in a name is no escape that programs would show', () => {
    expect(write({ organizer: { name: 'The "A^B" Company', email: 'a@b.example' } })).toContain(
      'CN="The ”AB” Company"',
    )
  })
})

describe('the clocks change', () => {
  it.each([
    ['before the hour that is skipped', '2027-03-28T01:45:00', '2027-03-28T00:45:00.000Z', 60],
    ['after the hour that is skipped', '2027-03-28T03:00:00', '2027-03-28T01:00:00.000Z', 60],
    ['in the hour that comes twice', '2027-10-31T02:30:00', '2027-10-31T00:30:00.000Z', 90],
    ['in summer', '2027-07-01T09:30:00', '2027-07-01T07:30:00.000Z', 45],
  ])('%s', (_what, local, instant, durationMinutes) => {
    const startsAt = instantIn(local, 'Europe/Paris')
    if (!startsAt) throw new Error('There is no such time')
    const entry = read(write({}, { startsAt, durationMinutes }))
    const length = Date.parse(entry.instant('dtend')) - Date.parse(entry.instant('dtstart'))
    expect([entry.instant('dtstart'), length / 60_000]).toEqual([instant, durationMinutes])
  })
})

it('a feed holds each meeting with its own entry', () => {
  const other = { ...meeting, id: randomUUID() as InvitationId, startsAt: new Date('2026-12-01T08:30:00Z') }
  const texts = { summary: 'Interview: أميرة', description: 'https://jobs.example/Dashboard/1/2' }
  const feed = writeFeed(
    [
      { meeting, texts },
      { meeting: other, texts },
    ],
    { brand: 'Mind/hire', publicUrl: 'https://jobs.example', name: 'Interviews of Atlas, Textiles' },
  )
  const calendar = new ICAL.Component(ICAL.parse(feed))
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Interviews of Atlas, Textiles')
  expect(calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'))).toEqual([
    `${meeting.id}@jobs.example`,
    `${other.id}@jobs.example`,
  ])
  expect(feed).not.toContain('ATTENDEE')
})
