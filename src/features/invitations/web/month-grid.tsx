import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { addDays, addMonths, type Day, dayText, mondayOf, weekFrom, weeksOfMonth } from './calendar-days.ts'
import { scheduleTexts } from './schedule-texts.ts'

type MonthGridProps = {
  chosen: Day | null
  /** The first day that can be chosen. */
  min: Day
  onChoose: (day: Day) => void
}

/** The days of a month: arrows, Home, End and Page keys move, Enter chooses. */
export function MonthGrid({ chosen, min, onChoose }: MonthGridProps) {
  const t = useTexts(scheduleTexts)
  const grid = useRef<HTMLTableElement>(null)
  const [day, setDay] = useState(chosen !== null && chosen >= min ? chosen : min)
  const byKey = useRef(true)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    byKey.current = false
  }, [day])
  const goTo = (next: Day) => setDay(next < min ? min : next)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day)
    if (next === null) return
    event.preventDefault()
    byKey.current = true
    goTo(next)
  }
  return (
    <div className="rounded-lg border border-line bg-surface p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('previousMonth')}
          disabled={day.slice(0, 7) <= min.slice(0, 7)}
          icon={<ChevronDown aria-hidden className="rotate-90 rtl:-rotate-90" />}
          onClick={() => goTo(addMonths(day, -1))}
        />
        <p aria-live="polite" className="text-sm font-semibold">
          {dayText(day, { month: 'long', year: 'numeric' })}
        </p>
        <Button
          square
          size="sm"
          variant="quiet"
          aria-label={t('nextMonth')}
          icon={<ChevronDown aria-hidden className="-rotate-90 rtl:rotate-90" />}
          onClick={() => goTo(addMonths(day, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons that arrows move in. */}
      <table ref={grid} role="grid" aria-label={t('calendar')} onKeyDown={onKeyDown} className="w-full">
        <thead>
          <tr>
            {weekFrom(mondayOf(day)).map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={dayText(weekday, { weekday: 'long' })}
                className="pb-1 text-xs font-medium text-ink-faint"
              >
                {dayText(weekday, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(day).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0.5 text-center">
                  {one.slice(0, 7) === day.slice(0, 7) && (
                    <DayButton day={one} current={day} chosen={chosen} min={min} onChoose={onChoose} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayButton({ day, current, chosen, min, onChoose }: MonthGridProps & { day: Day; current: Day }) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={day === current ? 0 : -1}
      disabled={day < min}
      aria-pressed={day === chosen}
      aria-label={dayText(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      onClick={() => onChoose(day)}
      className={classNames(
        'min-h-8 w-full rounded-md text-sm tabular-nums transition-colors pointer-coarse:min-h-11',
        'disabled:cursor-not-allowed disabled:text-ink-faint/60',
        day === chosen ? 'bg-accent font-semibold text-on-accent' : 'enabled:hover:bg-sunken',
        day === min && day !== chosen && 'font-semibold text-accent-ink',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}

function dayAfterKey(key: string, day: Day): Day | null {
  const rtl = document.documentElement.dir === 'rtl' ? -1 : 1
  const monday = mondayOf(day)
  const moved: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -rtl),
    ArrowRight: () => addDays(day, rtl),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => monday,
    End: () => addDays(monday, 6),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  }
  return moved[key]?.() ?? null
}
