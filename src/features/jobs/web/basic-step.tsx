import type { ReactNode } from 'react'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobLimits } from '../contract/limits.ts'
import type { OfferHint } from '../contract/offer-hints.ts'
import { jobTypes } from '../contract/options.ts'
import { createTexts } from './create-texts.ts'
import type { JobProblems, OfferDraft } from './job-draft.ts'
import { TextCount } from './text-count.tsx'

export type StepProps = {
  draft: OfferDraft
  problems: JobProblems
  change: (part: Partial<OfferDraft>) => void
  /** What to think over in a field. */
  beside: (field: OfferHint['field']) => ReactNode
  /** Why the language of the interview stays as it is. */
  lockedLanguage?: string | undefined
}

// More than the limits allow can be typed and is refused with words; beyond this nothing is kept.
const max = 1000

/** A list's entries as a select shows them. */
export const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Step 1: what candidates read. */
export function BasicStep({ draft, problems, change, beside }: StepProps) {
  const t = useTexts(createTexts)
  return (
    <>
      <Field label={t('jobTitle')} hint={t('jobTitleHint')} error={problems.title} required>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={max}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextCount text={draft.title} max={jobLimits.title} />
        {beside('title')}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('type')} error={problems.type} required>
          <Select
            options={asOptions(jobTypes)}
            placeholder={t('choose')}
            value={draft.type}
            onChange={(event) => change({ type: event.target.value })}
          />
        </Field>
        <Field label={t('location')} error={problems.location} required>
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder={t('locationHint')}
            maxLength={max}
            value={draft.location}
            onChange={(event) => change({ location: event.target.value })}
          />
          <TextCount text={draft.location} max={jobLimits.location} />
        </Field>
      </div>
      <Field label={t('jobDescription')} hint={t('jobDescriptionHint')} error={problems.description} required>
        <TextArea
          rows={7}
          maxLength={2 * jobLimits.description}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <TextCount text={draft.description} max={jobLimits.description} always />
        {beside('description')}
      </Field>
      <Field
        label={t('salary')}
        optional={t('optional')}
        hint={t('salaryHint')}
        error={problems.salary}
        className="sm:max-w-96"
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={draft.salary}
          onChange={(event) => change({ salary: event.target.value })}
        />
      </Field>
    </>
  )
}
