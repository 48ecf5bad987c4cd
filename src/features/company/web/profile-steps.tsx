import { accountLimits } from '#features/accounts/contract/limits.ts'
import { CheckboxGroup, RadioGroup } from '#ui/components/choice-group.tsx'
import { Field } from '#ui/components/field.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { companyOptionTexts } from '../contract/option-texts.ts'
import { companySizes, companyValues, industries, profileLimits } from '../contract/options.ts'
import type { OnboardingDraft } from '../contract/settings.ts'
import { onboardingTexts } from './onboarding-texts.ts'

type StepProps = { draft: OnboardingDraft; change: (part: Partial<OnboardingDraft>) => void }

export function ProfileStep({ draft, change }: StepProps) {
  if (draft.step === 0) return <DescriptionStep draft={draft} change={change} />
  if (draft.step === 1) return <IndustryStep draft={draft} change={change} />
  if (draft.step === 2) return <SizeStep draft={draft} change={change} />
  return <ValuesStep draft={draft} change={change} />
}

function DescriptionStep({ draft, change }: StepProps) {
  const t = useTexts(onboardingTexts)
  const typed = draft.companyDescription.trim().length
  const missing = profileLimits.description.min - typed
  return (
    <div className="grid gap-2">
      <Field label={t('fullName')} hint={t('fullNameHelp')} className="mb-3">
        <TextInput
          name="fullName"
          value={draft.fullName}
          maxLength={accountLimits.companyFullName}
          autoComplete="organization"
          dir="auto"
          onChange={(event) => change({ fullName: event.target.value })}
        />
      </Field>
      <Field label={t('descriptionLabel')} hint={t('descriptionHelp')} required>
        <TextArea
          name="companyDescription"
          value={draft.companyDescription}
          maxLength={profileLimits.description.max}
          rows={10}
          onChange={(event) => change({ companyDescription: event.target.value })}
        />
      </Field>
      <p aria-live="polite" className="text-sm text-ink-faint tabular-nums">
        {missing > 0 ? t('more', { missing }) : t('characters', { typed })}
      </p>
    </div>
  )
}

function IndustryStep({ draft, change }: StepProps) {
  const t = useTexts(onboardingTexts)
  const option = useTexts(companyOptionTexts)
  return (
    <RadioGroup
      legend={t('industry')}
      hideLegend
      name="industry"
      columns={3}
      choices={industries.map((value) => ({ value, label: option(value) }))}
      value={draft.industry ?? undefined}
      onChange={(industry) => change({ industry })}
    />
  )
}

function SizeStep({ draft, change }: StepProps) {
  const t = useTexts(onboardingTexts)
  return (
    <RadioGroup
      legend={t('size')}
      hideLegend
      name="companySize"
      columns={3}
      choices={companySizes.map(({ label }) => ({ value: label, label: t('employees', { size: label }) }))}
      value={companySizes.find(({ value }) => value === draft.companySize)?.label}
      onChange={(label) =>
        change({ companySize: companySizes.find((one) => one.label === label)?.value ?? null })
      }
    />
  )
}

function ValuesStep({ draft, change }: StepProps) {
  const t = useTexts(onboardingTexts)
  const option = useTexts(companyOptionTexts)
  const max = profileLimits.values
  const full = draft.companyValues.length >= max
  return (
    <div className="grid gap-3">
      <CheckboxGroup
        legend={t('values')}
        hideLegend
        hint={t('valuesHelp')}
        name="companyValues"
        columns={3}
        choices={companyValues.map((value) => ({
          value,
          label: option(value),
          disabled: full && !draft.companyValues.includes(value),
        }))}
        value={draft.companyValues}
        onChange={(values) => change({ companyValues: values })}
      />
      <p aria-live="polite" className="flex flex-wrap gap-x-4 text-sm text-ink-faint tabular-nums">
        <span>{t('selected', { chosen: draft.companyValues.length, max })}</span>
        {full && <span className="font-medium text-ink-soft">{t('max', { max })}</span>}
      </p>
    </div>
  )
}
