import { CalendarDays, Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Field, FieldError } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { invitationLimits } from '../contract/limits.ts'
import { localTimeIn } from '../contract/zoned-time.ts'
import { type Day, readDay, writeDay } from './calendar-days.ts'
import { type Mistakes, type TypedTime, timesOn } from './meeting-form.ts'
import { MonthGrid } from './month-grid.tsx'
import { scheduleTexts } from './schedule-texts.ts'

type TimeFieldsProps = {
  times: readonly TypedTime[]
  timeZone: string
  now: Date
  mistakes: Mistakes
  /** `changed`: which of them was edited; null when one was added or removed. */
  onChange: (times: readonly TypedTime[], changed: number | null) => void
}

/** One fixed time, or several of which the candidate picks one. */
export function TimeFields({ times, timeZone, now, mistakes, onChange }: TimeFieldsProps) {
  const t = useTexts(scheduleTexts)
  const add = () => {
    const key = Math.max(...times.map((time) => time.key)) + 1
    onChange([...times, { key, day: times.at(-1)?.day ?? '', time: '' }], null)
  }
  return (
    <div className="grid gap-3">
      {times.map((time, at) => (
        <TimeField
          key={time.key}
          typed={time}
          number={times.length > 1 ? at + 1 : null}
          error={mistakes[`times.${at}`]}
          timeZone={timeZone}
          now={now}
          onChange={(change) => onChange(times.with(at, { ...time, ...change }), at)}
          onRemove={() => onChange(times.toSpliced(at, 1), null)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {times.length < invitationLimits.slots && (
          <Button variant="quiet" size="sm" className="-ms-2" icon={<Plus aria-hidden />} onClick={add}>
            {t('addTime')}
          </Button>
        )}
        {times.length > 1 && <p className="text-sm text-ink-faint">{t('severalHint')}</p>}
      </div>
    </div>
  )
}

type TimeFieldProps = {
  typed: TypedTime
  /** null for the only one. */
  number: number | null
  error: string | undefined
  timeZone: string
  now: Date
  onChange: (change: Partial<TypedTime>) => void
  onRemove: () => void
}

function TimeField({ typed, number, error, timeZone, now, onChange, onRemove }: TimeFieldProps) {
  const t = useTexts(scheduleTexts)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const today = localTimeIn(now, timeZone).slice(0, 10)
  const day = readDay(typed.day)
  const offered = timesOn(day, now, timeZone)
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const changeDay = (text: string) => {
    const left = timesOn(readDay(text), now, timeZone)
    onChange({ day: text, ...(left.includes(typed.time) || typed.time === '' ? {} : { time: '' }) })
  }
  const invalid = error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {}
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-ink">
        {number === null ? t('dateTime') : t('dateTimeNumber', { number })}
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the calendar before the dialog. */}
      <div
        className="grid gap-2"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          event.preventDefault()
          event.stopPropagation()
          close()
        }}
      >
        <div className="flex flex-wrap gap-2">
          <div className="relative min-w-40 flex-1">
            <TextInput
              {...invalid}
              aria-label={number === null ? t('date') : t('dateOf', { number })}
              data-time
              value={typed.day}
              placeholder={t('datePlaceholder')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              onChange={({ target }) => changeDay(target.value)}
              className="pe-11 tabular-nums"
            />
            <Button
              ref={toggle}
              square
              size="sm"
              variant="quiet"
              className="absolute inset-y-0 end-1 my-auto"
              aria-label={t(open ? 'closeCalendar' : 'openCalendar')}
              aria-expanded={open}
              icon={<CalendarDays aria-hidden />}
              onClick={() => setOpen(!open)}
            />
          </div>
          <TimeSelect
            {...invalid}
            label={number === null ? t('time') : t('timeOf', { number })}
            value={typed.time}
            offered={offered}
            onChange={(time) => onChange({ time })}
          />
          {number !== null && (
            <Button
              square
              variant="quiet"
              aria-label={t('removeTime', { number })}
              icon={<X aria-hidden />}
              onClick={onRemove}
            />
          )}
        </div>
        {open && (
          <MonthGrid
            chosen={day}
            min={today}
            onChoose={(chosen: Day) => {
              changeDay(writeDay(chosen))
              close()
            }}
          />
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  )
}

type TimeSelectProps = {
  label: string
  value: string
  offered: readonly string[]
  onChange: (time: string) => void
}

const isDaytime = (time: string) => time >= '08:00' && time < '19:00'

function TimeSelect({ label, value, offered, onChange, ...invalid }: TimeSelectProps) {
  const t = useTexts(scheduleTexts)
  // A meeting that was arranged elsewhere may begin between two steps.
  const times = value === '' || offered.includes(value) ? offered : [value, ...offered]
  const options = (list: readonly string[]) => list.map((time) => <option key={time}>{time}</option>)
  return (
    <Select
      {...invalid}
      aria-label={label}
      value={value}
      placeholder={t('timePlaceholder')}
      onChange={({ target }) => onChange(target.value)}
      className="w-28 shrink-0 tabular-nums"
    >
      <optgroup label={t('daytime')}>{options(times.filter(isDaytime))}</optgroup>
      <optgroup label={t('otherHours')}>{options(times.filter((time) => !isDaytime(time)))}</optgroup>
    </Select>
  )
}

type DurationFieldProps = { value: number; onChange: (minutes: number) => void }

const durations = [15, 30, 45, 60, 75, 90, 120, 180, 240, 480]

export function DurationField({ value, onChange }: DurationFieldProps) {
  const t = useTexts(scheduleTexts)
  const known = durations.includes(value) ? durations : [...durations, value].sort((a, b) => a - b)
  const hour = 60
  const name = (minutes: number) =>
    minutes >= 2 * hour && minutes % hour === 0
      ? t('hours', { count: minutes / hour })
      : t('minutes', { count: minutes })
  return (
    <Field label={t('duration')}>
      <Select
        value={String(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        options={known.map((minutes) => ({ value: String(minutes), label: name(minutes) }))}
      />
    </Field>
  )
}
