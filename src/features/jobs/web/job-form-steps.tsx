import type { ReactNode } from 'react'
import { interviewLanguageNames } from '#contract/languages.ts'
import { CheckboxGroup, RadioGroup } from '#ui/components/choice-group.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TagInput } from '#ui/components/tag-input.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobLimits } from '../contract/limits.ts'
import type { OfferHint } from '../contract/offer-hints.ts'
import {
  educationLevels,
  experienceOptions,
  jobIndustries,
  jobLanguages,
  jobTypes,
  seniorityLevels,
  softSkills,
} from '../contract/options.ts'
import { createTexts } from './create-texts.ts'
import type { JobProblems, OfferDraft } from './job-draft.ts'
import { useOptionName } from './use-option-name.ts'

type StepProps = {
  draft: OfferDraft
  problems: JobProblems
  change: (part: Partial<OfferDraft>) => void
  /** What to think over in a field. */
  beside: (field: OfferHint['field']) => ReactNode
  /** Why the language of the interview stays as it is. */
  lockedLanguage?: string | undefined
}

// More than the limits allow can be typed and is refused with words; beyond this nothing is kept.
const maxTyped = 1000
/** Names the box that skills are typed in, so that one typed but not added is not forgotten. */
export const skillBox = 'skill'

/** Step 1: what candidates read. */
function BasicStep(step: StepProps) {
  const t = useTexts(createTexts)
  const { draft, problems, change, beside } = step
  return (
    <>
      <Field label={t('jobTitle')} hint={t('jobTitleHint')} error={problems.title} required>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={maxTyped}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextCount text={draft.title} max={jobLimits.title} />
        {beside('title')}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...step} name="type" label={t('type')} options={jobTypes} />
        <Field label={t('location')} error={problems.location} required>
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder={t('locationHint')}
            maxLength={maxTyped}
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

/** Step 2: what the person brings. */
function RequirementsStep(step: StepProps) {
  const t = useTexts(createTexts)
  const nameOf = useOptionName()
  const { draft, problems, change, beside, lockedLanguage } = step
  const experiences = experienceOptions.map(([name]) => name)
  return (
    <>
      <Field id={skillBox} label={t('skills')} hint={t('skillsHint')} error={problems.skills} required>
        <TagInput
          value={draft.skills}
          onChange={(skills) => change({ skills })}
          max={jobLimits.skills}
          maxLength={jobLimits.skill}
          addLabel={t('addSkill')}
          fullLabel={(max) => t('skillsFull', { max })}
        />
        {beside('skills')}
      </Field>
      <div>
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField {...step} name="minExperienceYears" label={t('experience')} options={experiences} />
          <SelectField {...step} name="seniorityLevel" label={t('seniority')} options={seniorityLevels} />
          <SelectField {...step} name="educationLevel" label={t('education')} options={educationLevels} />
        </div>
        {beside('minExperienceYears')}
        {beside('educationLevel')}
      </div>
      <RadioGroup
        legend={t('interviewLanguage')}
        hint={lockedLanguage ?? t('interviewLanguageHint')}
        error={problems.interviewLanguage}
        columns={2}
        choices={Object.values(interviewLanguageNames).map((value) => ({
          value,
          label: nameOf(value),
          disabled: lockedLanguage !== undefined && value !== draft.interviewLanguage,
        }))}
        value={draft.interviewLanguage || undefined}
        onChange={(interviewLanguage) => change({ interviewLanguage })}
      />
    </>
  )
}

/** Step 3: what tips the balance. */
function PreferencesStep(step: StepProps) {
  const t = useTexts(createTexts)
  return (
    <>
      <ChooseSome
        {...step}
        name="preferredLanguages"
        label={t('preferredLanguages')}
        options={jobLanguages}
        max={jobLimits.preferredLanguages}
      />
      <ChooseSome
        {...step}
        name="softSkills"
        label={t('softSkills')}
        options={softSkills}
        max={jobLimits.softSkills}
      />
      <SelectField {...step} name="industryBackground" label={t('industry')} options={jobIndustries} />
    </>
  )
}

export const stepForms = [BasicStep, RequirementsStep, PreferencesStep] as const

type ChoiceProps<Name> = StepProps & { name: Name; label: string; options: readonly string[] }

type SelectName = 'type' | 'minExperienceYears' | 'seniorityLevel' | 'educationLevel' | 'industryBackground'

const SelectField = ({ draft, problems, change, name, label, options }: ChoiceProps<SelectName>) => {
  const t = useTexts(createTexts)
  const nameOf = useOptionName()
  return (
    <Field label={label} error={problems[name]} required>
      <Select
        options={options.map((value) => ({ value, label: nameOf(value) }))}
        placeholder={t('choose')}
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  )
}

type ChooseSomeProps = ChoiceProps<'preferredLanguages' | 'softSkills'> & { max: number }

/** Up to so many of a list; the others rest once the number is reached. */
const ChooseSome = ({ draft, problems, change, name, label, options, max }: ChooseSomeProps) => {
  const t = useTexts(createTexts)
  const nameOf = useOptionName()
  const chosen = draft[name]
  const full = chosen.length >= max
  const hint = full ? t('maxChosen', { max }) : t('chosenOf', { chosen: chosen.length, max })
  return (
    <CheckboxGroup
      legend={label}
      hint={<span aria-live="polite">{hint}</span>}
      columns={2}
      choices={options.map((option) => ({
        value: option,
        label: nameOf(option),
        disabled: full && !chosen.includes(option),
      }))}
      value={chosen}
      onChange={(value) => change({ [name]: value })}
      error={problems[name]}
    />
  )
}

// The share of the limit from which the count is shown.
const shownFrom = 0.8

/** How much of a field's length is used; announced when it gets close. */
function TextCount({ text, max, always = false }: { text: string; max: number; always?: boolean }) {
  const t = useTexts(createTexts)
  const used = text.trim().length
  const close = used >= max * shownFrom
  if (!always && !close) return null
  return (
    <p
      aria-live={close ? 'polite' : 'off'}
      className={classNames(
        '-mt-0.5 self-end text-xs tabular-nums',
        used > max ? 'font-medium text-danger-ink' : 'text-ink-faint',
      )}
    >
      {t('used', { used, max })}
    </p>
  )
}
