import {
  type CompanySize,
  type CompanyValue,
  companySizes,
  companyValues,
  type Industry,
  industries,
  type OnboardingDraft,
} from '../contract.ts'

/** The profile being typed; what is missing is not chosen yet. */
export interface ProfileDraft {
  step: number
  description: string
  industry?: Industry | undefined
  size?: CompanySize | undefined
  values: CompanyValue[]
}

export const stepCount = 4
export const blankProfile: ProfileDraft = { step: 0, description: '', values: [] }

/** What the server kept, as it is typed. */
export const profileOf = (draft: OnboardingDraft): ProfileDraft => ({
  step: draft.step,
  description: draft.companyDescription,
  industry: draft.industry ?? undefined,
  size: draft.companySize ?? undefined,
  values: draft.companyValues,
})

export const asSent = ({ step, description, industry, size, values }: ProfileDraft): OnboardingDraft => ({
  step,
  companyDescription: description,
  industry: industry ?? null,
  companySize: size ?? null,
  companyValues: values,
})

/** What a tab stored, as far as this version of the form knows it. */
export function fittingProfile(stored: Record<string, unknown>): ProfileDraft {
  const step = Number.isInteger(stored.step) ? Number(stored.step) : 0
  const chosen: readonly unknown[] = Array.isArray(stored.values) ? stored.values : []
  return {
    step: Math.min(Math.max(step, 0), stepCount - 1),
    description: typeof stored.description === 'string' ? stored.description : '',
    industry: industries.find((one) => one === stored.industry),
    size: companySizes.find((one) => one.value === stored.size)?.value,
    values: companyValues.filter((one) => chosen.includes(one)),
  }
}
