import { CheckboxGroup, RadioGroup } from '#ui/components/choice-group.tsx'
import { Field } from '#ui/components/field.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import {
  companySizes,
  companyValues,
  descriptionMax,
  descriptionMin,
  industries,
  valuesMax,
} from '../contract.ts'
import { type ProfileDraft, stepCount } from './profile-draft.ts'
import { onboardingTexts as texts } from './texts.ts'

type StepProps = { draft: ProfileDraft; change: (part: Partial<ProfileDraft>) => void }

/** Whether the step is answered well enough to go on. */
export function stepIsDone(draft: ProfileDraft, step: number): boolean {
  const done = [
    draft.description.trim().length >= descriptionMin,
    draft.industry !== undefined,
    draft.size !== undefined,
    draft.values.length >= 1 && draft.values.length <= valuesMax,
  ]
  return done[step] ?? false
}

export const profileIsDone = (draft: ProfileDraft): boolean =>
  Array.from({ length: stepCount }, (_, step) => step).every((step) => stepIsDone(draft, step))

export function ProfileStep({ draft, change }: StepProps) {
  if (draft.step === 0) return <DescriptionStep draft={draft} change={change} />
  if (draft.step === 1) return <IndustryStep draft={draft} change={change} />
  if (draft.step === 2) return <SizeStep draft={draft} change={change} />
  return <ValuesStep draft={draft} change={change} />
}

function DescriptionStep({ draft, change }: StepProps) {
  const typed = draft.description.trim().length
  const missing = descriptionMin - typed
  return (
    <div className="grid gap-2">
      <Field label={texts.descriptionLabel} hint={texts.descriptionHelp} required>
        <TextArea
          name="companyDescription"
          value={draft.description}
          maxLength={descriptionMax}
          rows={10}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
        {missing > 0 ? texts.more(missing) : texts.characters(typed)}
      </p>
    </div>
  )
}

const IndustryStep = ({ draft, change }: StepProps) => (
  <RadioGroup
    legend={texts.industry}
    hideLegend
    name="industry"
    columns={3}
    choices={industries.map((value) => ({ value, label: value }))}
    value={draft.industry}
    onChange={(industry) => change({ industry })}
  />
)

const SizeStep = ({ draft, change }: StepProps) => (
  <RadioGroup
    legend={texts.size}
    hideLegend
    name="companySize"
    columns={3}
    choices={companySizes.map(({ label }) => ({ value: label, label: texts.employees(label) }))}
    value={companySizes.find(({ value }) => value === draft.size)?.label}
    onChange={(label) => change({ size: companySizes.find((one) => one.label === label)?.value })}
  />
)

function ValuesStep({ draft, change }: StepProps) {
  const full = draft.values.length >= valuesMax
  return (
    <div className="grid gap-3">
      <CheckboxGroup
        legend={texts.values}
        hideLegend
        hint={texts.valuesHelp}
        name="companyValues"
        columns={3}
        choices={companyValues.map((value) => ({
          value,
          label: value,
          disabled: full && !draft.values.includes(value),
        }))}
        value={draft.values}
        onChange={(values) => change({ values })}
      />
      <p aria-live="polite" className="flex flex-wrap gap-x-4 text-sm text-ink-faint tabular-nums">
        <span>{texts.selected(draft.values.length)}</span>
        {full && <span className="font-medium text-ink-soft">{texts.most}</span>}
      </p>
    </div>
  )
}
