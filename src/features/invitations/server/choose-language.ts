import type { InterfaceLanguage } from '#contract/languages.ts'
import { setLanguage } from '#features/candidates/server/change-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import { findInvitationByLink } from './get-invitation-by-link.ts'
import { lockInvitation } from './lock-invitation.ts'

/** Keeps what the candidate of an invitation chose with the switch of languages. */
export async function chooseLanguage(
  deps: Pick<Platform, 'db' | 'links' | 'clock'>,
  token: string,
  chosen: InterfaceLanguage,
): Promise<void> {
  const key = await findInvitationByLink(deps, token)
  await deps.db.forCompany(key.companyId, async (tx) => {
    const { row } = await lockInvitation(tx, key)
    await setLanguage(tx, row, chosen)
  })
}
