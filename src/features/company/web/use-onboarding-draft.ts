import { useEffect, useState } from 'react'
import { useSession } from '#features/accounts/web/use-session.ts'
import {
  type CompanySize,
  type CompanyValue,
  companySizes,
  companyValues,
  type Industry,
  industries,
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
const blank: ProfileDraft = { step: 0, description: '', values: [] }

/** What was typed and chosen so far; it outlives a reload of this tab. */
export function useOnboardingDraft() {
  const { userId } = useSession()
  const place = `onboarding:${userId ?? ''}`
  const [draft, setDraft] = useState(() => read(place))
  useEffect(() => write(place, draft), [place, draft])
  return {
    draft,
    change: (part: Partial<ProfileDraft>) => setDraft((now) => ({ ...now, ...part })),
    /** Once it is sent nothing of it stays. */
    forget: () => write(place, blank),
  }
}

function write(place: string, draft: ProfileDraft): void {
  try {
    if (draft === blank) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(draft))
  } catch {
    // Storage is closed: what is typed lives as long as the page.
  }
}

function read(place: string): ProfileDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return typeof stored === 'object' && stored !== null ? fitting({ ...stored }) : blank
  } catch {
    return blank
  }
}

/** What was stored, as far as this version of the form knows it. */
function fitting(stored: { [Field in keyof ProfileDraft]?: unknown }): ProfileDraft {
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
