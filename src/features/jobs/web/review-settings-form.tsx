import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Job } from '../contract/jobs.ts'
import { reviewLimits } from '../contract/limits.ts'
import { type ReviewSettings, reviewSettings } from '../contract/review-settings.ts'
import { settingsTabTexts } from './job-page-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useOptionName, useReadReason } from './use-option-name.ts'
import { isReasonNeeded, useSaveReviewSettings } from './use-review-settings.ts'

type ReviewSettingsFormProps = { job: Job; settings: ReviewSettings; canEdit: boolean }
type Problems = Partial<Record<keyof ReviewSettings, string>>

/** Follow-up questions, distance limit, blind review and the reasons for a rejection. */
export function ReviewSettingsForm({ job, settings, canEdit }: ReviewSettingsFormProps) {
  const t = useTexts(settingsTabTexts)
  const [distance, setDistance] = useState(String(settings.distanceLimitKm))
  const [blind, setBlind] = useState(settings.blind)
  const [followUps, setFollowUps] = useState(settings.followUps)
  const [linkReminder, setLinkReminder] = useState(settings.linkReminder)
  const nameOf = useOptionName()
  const readReason = useReadReason()
  const [reasons, setReasons] = useState(settings.rejectReasons.map(nameOf).join('\n'))
  const [problems, setProblems] = useState<Problems>({})
  const [revealing, setRevealing] = useState<ReviewSettings | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveReviewSettings(job.id)
  const show = (found: Problems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const send = (wanted: ReviewSettings, reason?: string) =>
    save.mutate(
      { ...wanted, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: () => setRevealing(null),
        onError: (error) => {
          if (isReasonNeeded(error)) setRevealing(wanted)
          else if (error instanceof ApiError) show(problemsOf(Object.entries(error.fields)))
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = reviewSettings.safeParse({
      distanceLimitKm: distance.trim() === '' ? Number.NaN : Number(distance),
      blind,
      followUps,
      linkReminder,
      rejectReasons: reasons
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(readReason),
    })
    if (!read.success)
      return show(problemsOf(read.error.issues.map(({ path, message }) => [path.join('.'), message])))
    setProblems({})
    send(read.data)
  }
  const anywhere = job.type === 'Remote' || job.type === 'Freelance'
  return (
    <>
      <form ref={form} noValidate onSubmit={submit}>
        <fieldset disabled={!canEdit} className="flex flex-col gap-6">
          <Field
            label={t('distance')}
            hint={anywhere ? t('distanceAnywhere') : t('distanceHint')}
            error={problems.distanceLimitKm}
          >
            <TextInput
              name="distanceLimitKm"
              inputMode="numeric"
              autoComplete="off"
              value={distance}
              onChange={({ target }) => setDistance(target.value)}
              className="max-w-32 tabular-nums"
            />
          </Field>
          <Choice
            name="followUps"
            label={t('followUps')}
            hint={t('followUpsHint')}
            locked={job.questionsLocked ? t('followUpsLocked') : undefined}
            checked={followUps}
            onChange={setFollowUps}
          />
          <Choice
            name="linkReminder"
            label={t('linkReminder')}
            hint={t('linkReminderHint')}
            checked={linkReminder}
            onChange={setLinkReminder}
          />
          <Choice name="blind" label={t('blind')} hint={t('blindHint')} checked={blind} onChange={setBlind} />
          <Field
            label={t('reasons')}
            hint={t('reasonsHint', { max: reviewLimits.rejectReasons })}
            error={problems.rejectReasons}
          >
            <TextArea
              name="rejectReasons"
              rows={6}
              value={reasons}
              onChange={({ target }) => setReasons(target.value)}
            />
          </Field>
          {canEdit ? (
            <Button type="submit" className="self-start" busy={save.isPending} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">{t('viewer')}</p>
          )}
        </fieldset>
      </form>
      <ReasonDialog
        open={revealing !== null}
        onClose={() => setRevealing(null)}
        title={t('revealTitle')}
        description={t('revealText')}
        reasonLabel={t('revealReason')}
        reasonMissing={t('revealReasonMissing')}
        maxLength={reviewLimits.revealReason}
        cancelLabel={t('revealKeep')}
        confirmLabel={t('reveal')}
        busy={save.isPending}
        busyLabel={t('saving')}
        onReason={(reason) => revealing && send(revealing, reason)}
      />
    </>
  )
}

type ChoiceProps = {
  name: keyof ReviewSettings
  label: string
  hint: string
  /** Why it cannot be changed now. */
  locked?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

const Choice = ({ name, label, hint, locked, checked, onChange }: ChoiceProps) => (
  <label className="flex cursor-pointer items-start gap-3 text-sm">
    <input
      type="checkbox"
      name={name}
      checked={checked}
      disabled={locked !== undefined}
      onChange={({ target }) => onChange(target.checked)}
      aria-describedby={`${name}-hint`}
      className="mt-0.5 size-4.5 shrink-0"
    />
    <span>
      <span className="block font-medium text-ink">{label}</span>
      <span id={`${name}-hint`} className="block text-ink-faint">
        {hint} {locked}
      </span>
    </span>
  </label>
)

/** Problems by field; those of one reason belong to the list. */
const problemsOf = (found: readonly (readonly [string, string])[]): Problems =>
  Object.fromEntries(found.map(([path, message]) => [path.split('.')[0], inReadersWords(message)]).reverse())
