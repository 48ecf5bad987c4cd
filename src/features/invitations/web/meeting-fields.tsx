import { type ReactNode, useMemo } from 'react'
import type { CandidateId, UserId } from '#contract/ids.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { useTeam } from '#features/accounts/web/use-team.ts'
import { useSettings } from '#features/company/web/use-settings.ts'
import { CheckboxGroup, RadioGroup } from '#ui/components/choice-group.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import { interviewTypes, invitationLimits } from '../contract/limits.ts'
import { type MeetingForm, type Mistakes, startOf } from './meeting-form.ts'
import { readersZone, sameClock, spanText, zoneName } from './meeting-times.ts'
import { scheduleTexts } from './schedule-texts.ts'
import { DurationField, TimeFields } from './time-fields.tsx'
import { useInvitations } from './use-invitations.ts'

type MeetingFieldsProps = {
  form: MeetingForm
  mistakes: Mistakes
  /** Own meetings clash with nothing. */
  candidateId: CandidateId
  /** `edited`: the fields whose mistakes are mended. */
  onChange: (change: Partial<MeetingForm>, edited: readonly string[]) => void
}

export function MeetingFields({ form, mistakes, candidateId, onChange }: MeetingFieldsProps) {
  const t = useTexts(scheduleTexts)
  const { interviewType, places, times, durationMinutes, timeZone, customMessage } = form
  const now = useMemo(() => new Date(), [])
  const allTimes = times.map((_, at) => `times.${at}`)
  return (
    <>
      <RadioGroup
        legend={t('type')}
        columns={2}
        choices={interviewTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={interviewType}
        onChange={(value) => onChange({ interviewType: value }, ['interviewPlace'])}
      />
      <Field
        required
        label={t(interviewType === 'ONLINE' ? 'link' : 'address')}
        hint={interviewType === 'ONLINE' ? t('linkHint') : undefined}
        error={mistakes.interviewPlace}
      >
        <TextInput
          key={interviewType}
          name="interviewPlace"
          type={interviewType === 'ONLINE' ? 'url' : 'text'}
          inputMode={interviewType === 'ONLINE' ? 'url' : 'text'}
          autoComplete={interviewType === 'ONLINE' ? 'off' : 'street-address'}
          maxLength={invitationLimits.place}
          value={places[interviewType]}
          onChange={({ target }) =>
            onChange({ places: { ...places, [interviewType]: target.value } }, ['interviewPlace'])
          }
        />
      </Field>
      <TimeFields
        times={times}
        timeZone={timeZone}
        now={now}
        mistakes={mistakes}
        onChange={(changed, at) => onChange({ times: changed }, at === null ? allTimes : [`times.${at}`])}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DurationField
          value={durationMinutes}
          onChange={(minutes) => onChange({ durationMinutes: minutes }, [])}
        />
        <ZoneField
          value={timeZone}
          error={mistakes.timeZone}
          onChange={(zone) => onChange({ timeZone: zone }, ['timeZone', ...allTimes])}
        />
      </div>
      <TimeNotes form={form} candidateId={candidateId} />
      <Field label={t('message')} optional={t('optional')} error={mistakes.customMessage}>
        <TextArea
          counter
          rows={4}
          maxLength={invitationLimits.message}
          value={customMessage}
          onChange={({ target }) => onChange({ customMessage: target.value }, ['customMessage'])}
        />
      </Field>
      <InterviewersField
        value={form.interviewers}
        error={mistakes.interviewers}
        onChange={(interviewers) => onChange({ interviewers }, ['interviewers'])}
      />
    </>
  )
}

type ZoneFieldProps = { value: string; error: string | undefined; onChange: (timeZone: string) => void }

function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const t = useTexts(scheduleTexts)
  const company = useSettings().data?.timeZone
  const reader = readersZone()
  const zones = useMemo(() => {
    const first = [...new Set([company ?? value, reader, value])]
    return [...first, ...Intl.supportedValuesOf('timeZone').filter((zone) => !first.includes(zone))]
  }, [company, reader, value])
  const label = (zone: string) => {
    if (zone === company) return t('ofCompany', { zone: zoneName(zone) })
    return zone === reader ? t('ofReader', { zone: zoneName(zone) }) : zoneName(zone)
  }
  return (
    <Field label={t('timeZone')} error={error}>
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={zones.map((zone) => ({ value: zone, label: label(zone) }))}
      />
    </Field>
  )
}

/** What each time is for the reader, and which meetings are at the same time. */
function TimeNotes({ form, candidateId }: Pick<MeetingFieldsProps, 'form' | 'candidateId'>) {
  const t = useTexts(scheduleTexts)
  const reader = readersZone()
  const { data: upcoming = [] } = useInvitations({ only: 'upcoming' })
  const { timeZone, durationMinutes: minutes, interviewers } = form
  const starts = form.times.flatMap((time) => startOf(time, timeZone)?.toISOString() ?? [])
  const notes: ReactNode[] = starts
    .filter((startsAt) => !sameClock(startsAt, timeZone, reader))
    .map((startsAt) => t('yourTime', { time: spanText({ startsAt, minutes, timeZone: reader }) }))
  const clashes = starts.flatMap((startsAt) =>
    upcoming
      .filter(({ meeting }) => meeting.candidateId !== candidateId)
      .flatMap((other) =>
        timesOf(other.meeting)
          .filter((at) => overlap(startsAt, minutes, at, other.meeting.durationMinutes))
          .map((at) => ({ other, at })),
      ),
  )
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {notes.length > 0 && <p className="text-sm text-ink-soft">{notes.join(' ')}</p>}
      {clashes.map(
        ({
          other: {
            candidateFullName: name,
            interviewInvitation: { id },
            meeting,
          },
          at,
        }) => {
          const time = spanText({ startsAt: at, minutes: meeting.durationMinutes, timeZone: reader })
          const shared = meeting.interviewers.filter((one) => interviewers.includes(one.id))
          return (
            <Notice key={`${id} ${at}`} tone="warning">
              {shared.length === 0
                ? t('clash', { name, time })
                : t('clashSame', { people: listed(shared.map((one) => one.name)), name, time })}
            </Notice>
          )
        },
      )}
    </div>
  )
}

const timesOf = ({ startsAt, proposedTimes }: { startsAt: string | null; proposedTimes: string[] }) =>
  startsAt === null ? proposedTimes : [startsAt]

const minuteMs = 60_000

function overlap(one: string, minutes: number, other: string, otherMinutes: number): boolean {
  const [start, otherStart] = [Date.parse(one), Date.parse(other)]
  return start < otherStart + otherMinutes * minuteMs && otherStart < start + minutes * minuteMs
}

type InterviewersFieldProps = {
  value: readonly UserId[]
  error: string | undefined
  onChange: (interviewers: UserId[]) => void
}

/** Nothing to choose in a company of one. */
function InterviewersField({ value, error, onChange }: InterviewersFieldProps) {
  const t = useTexts(scheduleTexts)
  const users = useTeam().data?.users ?? []
  const { userId } = useSession()
  if (users.length < 2) return null
  const full = value.length >= invitationLimits.interviewers
  return (
    <CheckboxGroup
      look="plain"
      legend={t('interviewers')}
      hint={t('interviewersHint')}
      error={error}
      choices={users.map(({ id, email }) => ({
        value: id,
        label: id === userId ? t('you', { email }) : email,
        disabled: full && !value.includes(id),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
