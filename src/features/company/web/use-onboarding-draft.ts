import { currentSession } from '#features/accounts/web/use-session.ts'
import { call } from '#ui/api/call.ts'
import { DraftKeeper } from '#ui/draft/draft-keeper.ts'
import { useKeptDraft } from '#ui/draft/use-kept-draft.ts'
import { getOnboardingDraft, saveOnboardingDraft } from '../contract.ts'
import { asSent, blankProfile, fittingProfile, type ProfileDraft, profileOf } from './profile-draft.ts'

/** What was typed and chosen so far: it outlives the page, the session and the day, and is there on other devices. */
export function useOnboardingDraft() {
  const owner = currentSession().userId
  const { shown, keeper } = useKeptDraft(
    () => keeperFor(owner),
    () => currentSession().userId === owner,
  )
  const change = (part: Partial<ProfileDraft>) => {
    keeper.change(part)
    if (part.step !== undefined) keeper.flush()
  }
  return { shown, keeper: { ...keeper, change } }
}

const keeperFor = (owner: string | null): DraftKeeper<ProfileDraft> =>
  new DraftKeeper<ProfileDraft>({
    place: `onboarding:${owner ?? ''}`,
    blank: blankProfile,
    fitting: fittingProfile,
    load: async () => {
      const { draft, savedAt } = await call(getOnboardingDraft, {})
      return draft && savedAt ? { draft: profileOf(draft), savedAt } : null
    },
    save: async (draft, how) => (await call(saveOnboardingDraft, { body: asSent(draft), ...how })).savedAt,
  })
