import { CalendarClock } from 'lucide-react'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { readersZone, spanText } from './meeting-times.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'

/** A candidate's meeting in one line: when, and what the candidate replied. */
export function MeetingLine({ invitation: { meeting } }: { invitation: Invitation }) {
  const t = useTexts(scheduleButtonTexts)
  const { startsAt, durationMinutes, status, reply, proposedTimes } = meeting
  const timeZone = readersZone()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      <CalendarClock aria-hidden className="size-4 shrink-0 text-ink-faint" />
      {startsAt === null
        ? t('proposed', { count: proposedTimes.length })
        : spanText({ startsAt, minutes: durationMinutes, timeZone })}
      {' · '}
      {t(status === 'cancelled' ? 'cancelled' : `reply.${reply}`)}
    </p>
  )
}
