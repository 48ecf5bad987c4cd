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
import { blankDraft } from './profile-draft.ts'

/** What was typed and chosen so far: it outlives the page and the session, and is there on other devices. */
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

const syncOf = (owner: string | null): DraftSync<OnboardingDraft> =>
  new DraftSync<OnboardingDraft>({
    key: `onboarding:${owner ?? ''}`,
    blank: () => blankDraft,
    parse: (stored) => onboardingDraft.parse(stored),
    load: async () => {
      const { draft, savedAt } = await call(getOnboardingDraftEndpoint, {})
      return draft && savedAt ? { draft, savedAt, version: 0 } : null
    },
    // The company has one draft for all its administrators: the last save wins.
    save: async (draft, { signal, keepalive }) => {
      await call(saveOnboardingDraftEndpoint, { body: draft, signal, keepalive })
      return { version: 0, replaced: false }
    },
  })
