import type { Role } from '#contract/endpoint.ts'
import type { InviteId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { hasAccount } from '#features/accounts/server/has-account.ts'
import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { inviteDays } from '../contract.ts'
import { inviteIsOpen } from './rules.ts'
import { findInvite } from './store.ts'
import type { InviteRow } from './tables.ts'

interface Invited {
  invite: InviteRow
  company: string
  /** The address belongs to somebody who has an account, here or in another company. */
  isTaken: boolean
}

async function readInvited({ db }: Platform, { companyId, subjectId }: MailSubject): Promise<Invited | null> {
  if (companyId === null) return null
  return db.forSystem(async (tx) => {
    const invite = await findInvite(tx, { id: subjectId as InviteId, companyId })
    if (!invite) return null
    const { name: company, openToPublic } = await getCompany(tx, companyId)
    if (!openToPublic) return null
    return { invite, company, isTaken: await hasAccount(tx, invite.email) }
  })
}

const asRole: Record<Role, string> = {
  ADMIN:
    'You will be an ADMIN: you can do everything there, the plan, the team and the company profile included.',
  RECRUITER: 'You will be a RECRUITER: you can post jobs, read the interviews and invite candidates.',
  VIEWER: 'You will be a VIEWER: you can read everything, and there is nothing you could break.',
}

type Letter = Omit<MailContent, 'to' | 'language' | 'greeting' | 'subject'>

function joinLetter({ links }: Platform, brand: string, { invite, company }: Invited): Letter {
  const token = links.token('join-team', invite.id, invite.issue)
  return {
    preview: 'Choose a password, and you are in.',
    paragraphs: [
      `${company} would like you to join its team on ${brand}, where it interviews the people who apply for its jobs.`,
      `${asRole[invite.role]} All it takes is a password of your own.`,
    ],
    action: { label: 'Join the team', url: links.page(`/join?token=${token}`) },
    notes: [
      `The link works once, for ${inviteDays} days. A newer invitation replaces it.`,
      `If you do not know ${company}, you can ignore this message: nothing happens without you.`,
    ],
  }
}

function takenLetter(brand: string, { company }: Invited): Letter {
  return {
    preview: 'You need another address to join.',
    paragraphs: [
      `${company} would like you to join its team on ${brand}. This address already has an account there, and an account belongs to one company only, so there is no link to join in this message.`,
      `If you would like to join, ask ${company} to invite you at another address of yours.`,
    ],
    notes: [
      `Your account is as it was, and ${company} was not told of it. If you do not want to join, there is nothing to do.`,
    ],
  }
}

/** The link with which the invited person joins; to whoever has an account already, that it takes another address. */
export const inviteMail = defineMail({
  name: 'team.invite',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const invited = await readInvited(platform, subject)
    // Cancelled, used or over before its turn came.
    if (!invited || !inviteIsOpen(invited.invite, platform.clock.now())) return null
    const brand = platform.config.BRAND_NAME
    const letter = invited.isTaken ? takenLetter(brand, invited) : joinLetter(platform, brand, invited)
    return {
      to: invited.invite.email,
      language: 'en',
      subject: `${invited.company} invites you to its team on ${brand}`,
      greeting: 'Hello,',
      ...letter,
    }
  },
})

export const mails = [inviteMail]
