import type { CompanyId, InvitationId } from '#contract/ids.ts'
import { type InterfaceLanguage, localeOf } from '#contract/languages.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { findCandidate } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { writeInvitation } from './calendar/write-calendar.ts'
import { invitationMailTexts } from './mail-texts.ts'
import { firstTime } from './rules.ts'
import { findInvitation } from './store.ts'
import type { InvitationRow } from './tables.ts'

/** A meeting with all that mails, pages and calendars say of it. */
export type LoadedMeeting = NonNullable<Awaited<ReturnType<typeof loadMeeting>>>

/** null when it was erased. */
export async function loadMeeting(tx: Tx, companyId: CompanyId, invitationId: InvitationId) {
  const invitation = await findInvitation(tx, { companyId, invitationId })
  const candidate = invitation && (await findCandidate(tx, companyId, invitation.candidateId))
  if (!candidate) return null
  const job = await getJob(tx, companyId, candidate.jobId)
  const company = await getCompany(tx, companyId)
  const users = await listUsers(tx, companyId)
  return { invitation, candidate, job, company, users, language: candidate.language ?? job.language }
}

/** A moment as people read it, in a language and a zone. */
export function longTime(at: Date, timeZone: string, language: InterfaceLanguage): string {
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(at)
  return invitationMailTexts(language)('zoned', { date, timeZone })
}

/** The calendar entry of a meeting with a time, for the candidate. Replies of calendars go to who invited. */
export function writeEntry(
  { config }: Pick<Platform, 'config'>,
  { invitation, candidate, job, company, users, language }: LoadedMeeting,
  method: 'REQUEST' | 'CANCEL',
): string {
  const inviter = users.find(({ id }) => id === invitation.createdBy) ?? users[0]
  const t = invitationMailTexts(language)
  const online = invitation.interviewType === 'ONLINE' ? [invitation.place] : []
  return writeInvitation(
    { ...invitation, startsAt: firstTime(invitation) },
    {
      brand: config.BRAND_NAME,
      publicUrl: config.publicUrl,
      method,
      organizer: { name: company.name, email: inviter?.email ?? '' },
      attendee: { name: `${candidate.firstName} ${candidate.lastName}`, email: candidate.email },
      summary: t('entry', { job: job.title, company: company.name }),
      description: [invitation.message, ...online].filter((text) => text !== '').join('\n\n'),
    },
  )
}

/** Who of the company takes part: the interviewers and who invited, as far as they still are users. */
export function teamOf({ invitation, users }: Pick<LoadedMeeting, 'invitation' | 'users'>) {
  return users.filter(({ id }) => id === invitation.createdBy || invitation.interviewers.includes(id))
}

/** Whose time a meeting takes. */
export const peopleOf = ({ interviewers, createdBy }: InvitationRow) =>
  interviewers.length > 0 ? interviewers : [createdBy]
