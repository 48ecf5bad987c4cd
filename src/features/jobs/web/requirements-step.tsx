import { interviewLanguageNames } from '#contract/languages.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TagInput } from '#ui/components/tag-input.tsx'
import { educationLevels, experienceOptions, jobLimits, seniorityLevels } from '../contract.ts'
import { asOptions, type StepProps } from './basic-step.tsx'
import { createTexts as texts } from './create-texts.ts'
import { skillBox } from './skill-box.ts'

const languages = Object.values(interviewLanguageNames)
const experiences = experienceOptions.map(([name]) => name)

/** Step 2: what the person brings. */
export function RequirementsStep({ draft, problems, change, beside, lockedLanguage }: StepProps) {
  return (
    <>
      <Field id={skillBox} label={texts.skills} hint={texts.skillsHint} error={problems.skills} required>
        <TagInput
          value={draft.skills}
          onChange={(skills) => change({ skills })}
          max={jobLimits.skills}
          maxLength={jobLimits.skill}
          addLabel={texts.addSkill}
          fullLabel={texts.skillsFull}
        />
        {beside('skills')}
      </Field>
      <div>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label={texts.experience} error={problems.minExperienceYears} required>
            <Select
              options={asOptions(experiences)}
              placeholder={texts.choose}
              value={draft.minExperienceYears}
              onChange={(event) => change({ minExperienceYears: event.target.value })}
            />
          </Field>
          <Field label={texts.seniority} error={problems.seniorityLevel} required>
            <Select
              options={asOptions(seniorityLevels)}
              placeholder={texts.choose}
              value={draft.seniorityLevel}
              onChange={(event) => change({ seniorityLevel: event.target.value })}
            />
          </Field>
          <Field label={texts.education} error={problems.educationLevel} required>
            <Select
              options={asOptions(educationLevels)}
              placeholder={texts.choose}
              value={draft.educationLevel}
              onChange={(event) => change({ educationLevel: event.target.value })}
            />
          </Field>
        </div>
        {beside('minExperienceYears')}
        {beside('educationLevel')}
      </div>
      <RadioGroup
        legend={texts.interviewLanguage}
        hint={lockedLanguage ?? texts.interviewLanguageHint}
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
