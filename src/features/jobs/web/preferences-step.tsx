import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { jobIndustries, jobLanguages, jobLimits, softSkills } from '../contract.ts'
import { asOptions, type StepProps } from './basic-step.tsx'
import { ChooseSome } from './choose-some.tsx'
import { createTexts as texts } from './create-texts.ts'

/** Step 3: what tips the balance. */
export function PreferencesStep({ draft, problems, change }: StepProps) {
  return (
    <>
      <ChooseSome
        legend={texts.preferredLanguages}
        options={jobLanguages}
        most={jobLimits.preferredLanguages}
        value={draft.preferredLanguages}
        onChange={(preferredLanguages) => change({ preferredLanguages })}
        error={problems.preferredLanguages}
      />
      <ChooseSome
        legend={texts.softSkills}
        options={softSkills}
        most={jobLimits.softSkills}
        value={draft.softSkills}
        onChange={(chosen) => change({ softSkills: chosen })}
        error={problems.softSkills}
      />
      <Field label={texts.industry} error={problems.industryBackground} required>
        <Select
          options={asOptions(jobIndustries)}
          placeholder={texts.choose}
          value={draft.industryBackground}
          onChange={(event) => change({ industryBackground: event.target.value })}
        />
      </Field>
    </>
  )
}
