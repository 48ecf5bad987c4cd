import { type CompanyIdentity, companyIdentity, type OnboardingDraft } from '../contract/settings.ts'

export const stepCount = 4
export const blankDraft: OnboardingDraft = {
  step: 0,
  fullName: '',
  companyDescription: '',
  industry: null,
  companySize: null,
  companyValues: [],
}

const fieldOfStep = ['companyDescription', 'industry', 'companySize', 'companyValues'] as const

/** Whether the step is answered well enough to continue. */
export function stepIsDone(draft: OnboardingDraft, step: number): boolean {
  const field = fieldOfStep[step]
  return field !== undefined && companyIdentity.shape[field].safeParse(draft[field]).success
}

/** The profile as it is sent; null while something is missing. */
export function identityOf({ step: _, ...typed }: OnboardingDraft): CompanyIdentity | null {
  return companyIdentity.safeParse(typed).data ?? null
}
