import type { InviteId } from '#contract/ids.ts'
import { defineMail, type MailContent } from '#platform/mail/mail.ts'
import { inviteDays } from '../../contract/limits.ts'
import { getCompany } from '../get-company.ts'
import { inviteTakenTexts, inviteTexts } from '../mail-texts.ts'
import { findUserByEmail } from '../store.ts'
import { writeMail } from '../write-mail.ts'
import { inviteIsOpen } from './rules.ts'
import { findInvite } from './store.ts'

/** The link to join; an address with an account, here or elsewhere, gets no link but the reason. */
export const inviteMail = defineMail({
  name: 'team.invite',
  compose: async ({ db, clock, config, links }, { companyId, subjectId }): Promise<MailContent | null> => {
    if (companyId === null) return null
    return db.forSystem(async (tx) => {
      const invite = await findInvite(tx, { id: subjectId as InviteId, companyId })
      // It may have been cancelled or used while the mail was queued.
      if (!invite || !inviteIsOpen(invite, clock.now())) return null
      const { name: company, openToPublic } = await getCompany(tx, companyId)
      if (!openToPublic) return null
      const { id, issue, email: to, role } = invite
      const values = { company, brand: config.BRAND_NAME }
      const page = () => links.page(`/join?token=${links.token('join-team', id, issue)}`)
      const text = (await findUserByEmail(tx, to))
        ? writeMail(inviteTakenTexts, values)
        : writeMail(inviteTexts, { ...values, role, days: inviteDays }, page())
      return { to, language: 'en', greeting: 'Hello,', ...text }
    })
  },
})
