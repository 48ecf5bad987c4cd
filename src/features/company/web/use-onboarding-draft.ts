import { currentSession } from '#features/accounts/web/use-session.ts'
import { call } from '#ui/api/call.ts'
import { DraftSync } from '#ui/draft/draft-sync.ts'
import { useDraft } from '#ui/draft/use-draft.ts'
import {
  getOnboardingDraftEndpoint,
  type OnboardingDraft,
  onboardingDraft,
  saveOnboardingDraftEndpoint,
} from '../contract/settings.ts'

export const blankDraft: OnboardingDraft = {
  step: 0,
  fullName: '',
  companyDescription: '',
  industry: null,
  companySize: null,
  companyValues: [],
}

/** The profile as typed so far: one draft for all the company’s administrators, on all their devices. */
export function useOnboardingDraft() {
  const owner = currentSession().userId
  const { state, sync } = useDraft(
    () => syncOf(owner),
    () => currentSession().userId === owner,
  )
  const change = (part: Partial<OnboardingDraft>) => {
    sync.change(part)
    if (part.step !== undefined) sync.flush()
  }
  return { state, sync, change }
}

const syncOf = (owner: string | null) =>
  new DraftSync<OnboardingDraft>({
    key: `onboarding:${owner ?? ''}`,
    blank: () => blankDraft,
    parse: (stored) => onboardingDraft.parse(stored),
    load: async () => {
      const { draft, savedAt, version } = await call(getOnboardingDraftEndpoint, {})
      return draft && savedAt ? { draft, savedAt, version } : null
    },
    save: (draft, { version, ...how }) =>
      call(saveOnboardingDraftEndpoint, { body: { ...draft, version }, ...how }),
  })
