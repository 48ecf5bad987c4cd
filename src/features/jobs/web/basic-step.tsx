import type { ReactNode } from 'react'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import type { OfferHint } from '../contract/offer-hints.ts'
import { jobLimits, jobTypes } from '../contract.ts'
import { createTexts as texts } from './create-texts.ts'
import type { JobDraft, JobProblems } from './job-draft.ts'
import { TextCount } from './text-count.tsx'

export type StepProps = {
  draft: JobDraft
  problems: JobProblems
  change: (part: Partial<JobDraft>) => void
  /** What to think over in a field. */
  beside: (field: OfferHint['field']) => ReactNode
  /** Why the language of the interview stays as it is. */
  lockedLanguage?: string | undefined
}

// More than the limits allow can be typed and is refused with words; beyond this nothing is kept.
const most = 1000

/** A list's entries as a select shows them. */
export const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Step 1: what candidates read. */
export function BasicStep({ draft, problems, change, beside }: StepProps) {
  return (
    <>
      <Field label={texts.jobTitle} hint={texts.jobTitleHint} error={problems.title} required>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={most}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextCount text={draft.title} most={jobLimits.title} />
        {beside('title')}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.type} error={problems.type} required>
          <Select
            options={asOptions(jobTypes)}
            placeholder={texts.choose}
            value={draft.type}
            onChange={(event) => change({ type: event.target.value })}
          />
        </Field>
        <Field label={texts.location} error={problems.location} required>
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder={texts.locationHint}
            maxLength={most}
            value={draft.location}
            onChange={(event) => change({ location: event.target.value })}
          />
          <TextCount text={draft.location} most={jobLimits.location} />
        </Field>
      </div>
      <Field
        label={texts.jobDescription}
        hint={texts.jobDescriptionHint}
        error={problems.description}
        required
      >
        <TextArea
          rows={7}
          maxLength={2 * jobLimits.description}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <TextCount text={draft.description} most={jobLimits.description} always />
        {beside('description')}
      </Field>
      <Field
        label={texts.salary}
        optional={texts.optional}
        hint={texts.salaryHint}
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
