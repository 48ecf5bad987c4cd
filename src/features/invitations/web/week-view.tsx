import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { localTimeIn } from '../contract/zoned-time.ts'
import { addDays, type Day, dayText, mondayOf, weekFrom } from './calendar-days.ts'
import { interviewsTexts } from './interviews-texts.ts'
import { phaseOf } from './interviews-view.ts'
import { candidateAddress } from './meeting-actions.tsx'
import { endOf, readersZone, sameClock, zoneCity } from './meeting-times.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'
import { weekTexts } from './week-texts.ts'

type WeekViewProps = {
  meetings: readonly Invitation[]
  now: Date
  /** A day of it; null for the week of the next meeting, or this one when there is none. */
  week: Day | null
  onWeek: (week: Day) => void
}

type Entry = { invitation: Invitation; at: string; local: string; until: string; isPast: boolean }

/** The meetings of a week in the reader's zone, cancelled and declined ones aside. */
export function WeekView({ meetings, now, week, onWeek }: WeekViewProps) {
  const tWeek = useTexts(weekTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const zone = readersZone()
  const today = localTimeIn(now, zone).slice(0, 10)
  const all = meetings
    .filter((one) => ['upcoming', 'past'].includes(phaseOf(one, now)))
    .flatMap((invitation) => entriesOf(invitation, zone, now))
    .toSorted((a, b) => a.local.localeCompare(b.local))
  const isToCome = ({ isPast }: Entry) => !isPast
  const soonest = all.find(isToCome)?.local.slice(0, 10)
  const thisMonday = mondayOf(today)
  // Kept: a meeting that begins and a search turn no pages.
  const [atFirst] = useState(soonest ? mondayOf(soonest) : thisMonday)
  const monday = week ? mondayOf(week) : atFirst
  const days = weekFrom(monday)
  const entries = all.filter(({ local }) => days.includes(local.slice(0, 10)))
  const next = entries.some(isToCome) ? undefined : soonest
  const isElsewhere = entries.some(
    ({ at, invitation: { meeting } }) => !sameClock(at, meeting.timeZone, zone),
  )
  // What is pressed is gone or off with what it did: the focus would be lost with it.
  const show = (day: Day) => {
    onWeek(mondayOf(day))
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="week" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2
          id="week"
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="me-auto text-lg font-semibold"
        >
          {tWeek('weekOf', { day: dayText(monday, { day: 'numeric', month: 'long', year: 'numeric' }) })}
        </h2>
        <Button
          size="sm"
          variant="secondary"
          disabled={monday === thisMonday}
          onClick={() => show(thisMonday)}
        >
          {tWeek('thisWeek')}
        </Button>
        <Button
          square
          size="sm"
          variant="secondary"
          aria-label={tWeek('previousWeek')}
          icon={<ChevronDown aria-hidden className="rotate-90 rtl:-rotate-90" />}
          onClick={() => onWeek(addDays(monday, -7))}
        />
        <Button
          square
          size="sm"
          variant="secondary"
          aria-label={tWeek('nextWeek')}
          icon={<ChevronDown aria-hidden className="-rotate-90 rtl:rotate-90" />}
          onClick={() => onWeek(addDays(monday, 7))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {entries.length === 0 && <p className="text-sm text-ink-soft">{tWeek('nothingThisWeek')}</p>}
        {isElsewhere && <p className="text-sm text-ink-soft">{tWeek('zone', { zone: zoneCity(zone) })}</p>}
        {next && (
          <Button size="sm" variant="secondary" onClick={() => show(next)}>
            {tWeek('next', { day: shortDay(next) })}
          </Button>
        )}
      </div>
      <ol className="grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-7">
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            isToday={day === today}
            entries={entries.filter(({ local }) => local.startsWith(day))}
          />
        ))}
      </ol>
    </section>
  )
}

const shortDay = (day: Day): string => dayText(day, { weekday: 'short', day: 'numeric', month: 'short' })

function entriesOf(invitation: Invitation, zone: string, now: Date): Entry[] {
  const { startsAt, proposedTimes, durationMinutes } = invitation.meeting
  return (startsAt === null ? proposedTimes : [startsAt]).map((at) => {
    const end = endOf(at, durationMinutes)
    return {
      invitation,
      at,
      local: localTimeIn(new Date(at), zone),
      until: localTimeIn(end, zone),
      isPast: end <= now,
    }
  })
}

type DayColumnProps = { day: Day; isToday: boolean; entries: readonly Entry[] }

/** On narrow screens empty days take one line. */
function DayColumn({ day, isToday, entries }: DayColumnProps) {
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'flex min-w-0 flex-col gap-2 p-3 lg:min-h-56',
        isToday ? 'bg-paper' : 'bg-surface',
        entries.length === 0 && 'max-lg:py-2',
      )}
    >
      <h3
        className={classNames(
          'self-start text-sm font-medium',
          isToday
            ? '-mx-2 -my-0.5 rounded-md border border-transparent bg-accent px-2 py-0.5 text-on-accent'
            : entries.length === 0
              ? 'text-ink-faint'
              : 'text-ink',
        )}
      >
        {shortDay(day)}
      </h3>
      {entries.length > 0 && (
        <ul className="grid gap-1.5">
          {entries.map((entry) => (
            <li key={`${entry.invitation.interviewInvitation.id} ${entry.at}`}>
              <WeekEntry {...entry} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Settled ones are filled, those that wait for an answer are outlined, another time that was asked for stands out. */
function entryStyle({ startsAt, reply }: Invitation['meeting']): string {
  if (startsAt === null) return 'border-dashed border-line-strong bg-surface'
  if (reply === 'accepted') return 'border-accent-line bg-accent-soft'
  return reply === 'none' ? 'border-line-strong bg-surface' : 'border-notice-line bg-notice-soft'
}

function WeekEntry({ invitation, local, until, isPast }: Entry) {
  const t = useTexts(interviewsTexts)
  const tWeek = useTexts(weekTexts)
  const tReply = useTexts(scheduleButtonTexts)
  const { candidateFullName, interviewInvitation, meeting } = invitation
  return (
    <Link
      to={candidateAddress(invitation)}
      className={classNames(
        'block rounded-md border px-2.5 py-2 text-sm no-underline transition-colors hover:border-accent',
        isPast ? 'border-line bg-surface text-ink-faint' : entryStyle(meeting),
      )}
    >
      <span className="block font-medium tabular-nums">
        {local.slice(11, 16)}–{until.slice(11, 16)}
        {isPast && <span className="sr-only"> · {t('past')}</span>}
      </span>
      <span className="block wrap-anywhere">{candidateFullName}</span>
      <span className={classNames('block text-xs', !isPast && 'text-ink-soft')}>
        {t(`type.${interviewInvitation.interviewType}`)}
        {!(isPast && meeting.reply === 'none') && (
          <> · {meeting.startsAt === null ? tWeek('toChoose') : tReply(`reply.${meeting.reply}`)}</>
        )}
      </span>
    </Link>
  )
}
