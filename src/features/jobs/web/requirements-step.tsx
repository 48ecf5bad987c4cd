import { interviewLanguageNames } from '#contract/languages.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TagInput } from '#ui/components/tag-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobLimits } from '../contract/limits.ts'
import { educationLevels, experienceOptions, seniorityLevels } from '../contract/options.ts'
import { asOptions, type StepProps } from './basic-step.tsx'
import { createTexts } from './create-texts.ts'
import { skillBox } from './skill-box.ts'

const languages = Object.values(interviewLanguageNames)
const experiences = experienceOptions.map(([name]) => name)

/** Step 2: what the person brings. */
export function RequirementsStep({ draft, problems, change, beside, lockedLanguage }: StepProps) {
  const t = useTexts(createTexts)
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
          <Field label={t('experience')} error={problems.minExperienceYears} required>
            <Select
              options={asOptions(experiences)}
              placeholder={t('choose')}
              value={draft.minExperienceYears}
              onChange={(event) => change({ minExperienceYears: event.target.value })}
            />
          </Field>
          <Field label={t('seniority')} error={problems.seniorityLevel} required>
            <Select
              options={asOptions(seniorityLevels)}
              placeholder={t('choose')}
              value={draft.seniorityLevel}
              onChange={(event) => change({ seniorityLevel: event.target.value })}
            />
          </Field>
          <Field label={t('education')} error={problems.educationLevel} required>
            <Select
              options={asOptions(educationLevels)}
              placeholder={t('choose')}
              value={draft.educationLevel}
              onChange={(event) => change({ educationLevel: event.target.value })}
            />
          </Field>
        </div>
        {beside('minExperienceYears')}
        {beside('educationLevel')}
      </div>
      <RadioGroup
        legend={t('interviewLanguage')}
        hint={lockedLanguage ?? t('interviewLanguageHint')}
        error={problems.interviewLanguage}
        columns={2}
        choices={asOptions(languages).map((choice) => ({
          ...choice,
          disabled: lockedLanguage !== undefined && choice.value !== draft.interviewLanguage,
        }))}
        value={draft.interviewLanguage || undefined}
        onChange={(interviewLanguage) => change({ interviewLanguage })}
      />
    </>
  )
}
