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

/** Where the draft is kept in this tab, and what is known of its copy on the server. */
export interface DraftCopy {
  draft: ProfileDraft
  /** When it last changed here, in ms. */
  at: number
  /** The server's copy that this one goes back to. */
  savedAt: string | null
  /** Whether the server lacks something of it. */
  unsaved: boolean
}

export const stepCount = 4
export const blankCopy: DraftCopy = {
  draft: { step: 0, description: '', values: [] },
  at: 0,
  savedAt: null,
  unsaved: false,
}

/** What the server kept, as a copy of it. */
export const copyOf = ({ draft, savedAt }: { draft: OnboardingDraft; savedAt: string }): DraftCopy => ({
  draft: {
    step: draft.step,
    description: draft.companyDescription,
    industry: draft.industry ?? undefined,
    size: draft.companySize ?? undefined,
    values: draft.companyValues,
  },
  at: Date.parse(savedAt),
  savedAt,
  unsaved: false,
})

export const asSent = ({ step, description, industry, size, values }: ProfileDraft): OnboardingDraft => ({
  step,
  companyDescription: description,
  industry: industry ?? null,
  companySize: size ?? null,
  companyValues: values,
})

/** The newer of this tab's copy and the server's. */
export function newestOf(here: DraftCopy | null, kept: DraftCopy | null): DraftCopy {
  if (!here || !kept) return here ?? kept ?? blankCopy
  // Nothing came to the server from elsewhere since this copy was made.
  if (here.savedAt === kept.savedAt) return here
  return here.unsaved && here.at >= kept.at ? here : kept
}

export function writeCopy(place: string, copy: DraftCopy): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(copy))
  } catch {
    // Storage is closed: what is typed lives as long as the page, and on the server.
  }
}

export function removeCopy(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept either.
  }
}

/** What this tab kept, as far as this version of the form knows it. */
export function readCopy(place: string): DraftCopy | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return typeof stored === 'object' && stored !== null ? fittingCopy({ ...stored }) : null
  } catch {
    return null
  }
}

type Stored<T> = { [Field in keyof T]?: unknown }

function fittingCopy({ draft, at, savedAt, unsaved }: Stored<DraftCopy>): DraftCopy | null {
  if (typeof draft !== 'object' || draft === null) return null
  return {
    draft: fittingDraft({ ...draft }),
    at: typeof at === 'number' ? at : 0,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
    unsaved: unsaved === true,
  }
}

function fittingDraft(stored: Stored<ProfileDraft>): ProfileDraft {
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
