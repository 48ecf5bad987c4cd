import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobLimits } from '../contract/limits.ts'
import { jobIndustries, jobLanguages, softSkills } from '../contract/options.ts'
import { asOptions, type StepProps } from './basic-step.tsx'
import { ChooseSome } from './choose-some.tsx'
import { createTexts } from './create-texts.ts'

/** Step 3: what tips the balance. */
export function PreferencesStep({ draft, problems, change }: StepProps) {
  const t = useTexts(createTexts)
  return (
    <>
      <ChooseSome
        legend={t('preferredLanguages')}
        options={jobLanguages}
        max={jobLimits.preferredLanguages}
        value={draft.preferredLanguages}
        onChange={(preferredLanguages) => change({ preferredLanguages })}
        error={problems.preferredLanguages}
      />
      <ChooseSome
        legend={t('softSkills')}
        options={softSkills}
        max={jobLimits.softSkills}
        value={draft.softSkills}
        onChange={(chosen) => change({ softSkills: chosen })}
        error={problems.softSkills}
      />
      <Field label={t('industry')} error={problems.industryBackground} required>
        <Select
          options={asOptions(jobIndustries)}
          placeholder={t('choose')}
          value={draft.industryBackground}
          onChange={(event) => change({ industryBackground: event.target.value })}
        />
      </Field>
    </>
  )
}
