import { Readable } from 'node:stream'
import type { InvitationId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { FileAnswer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { InvitationPage } from '../contract/reply.ts'
import { type LoadedMeeting, loadMeeting, peopleOf, writeEntry } from './load-meeting.ts'
import { isPast, lastTime } from './rules.ts'
import { findLinkedInvitation, type InvitationKey, isBusy } from './store.ts'

/** For so long after the meeting its link still shows what it was. */
const linkDays = 30

type Deps = Pick<Platform, 'db' | 'links' | 'clock'>

/** Whose invitation a link opens; throws EXPIRED_LINK for an unknown, erased or old one alike. */
export async function findInvitationByLink(
  { db, links, clock }: Deps,
  token: string,
): Promise<InvitationKey> {
  const claimed = links.claimedId(token)
  const row = claimed === null ? null : await db.forSystem((tx) => findLinkedInvitation(tx, claimed))
  if (!row || !links.matches(token, 'invitation', row.id, 1)) throw new Refusal('EXPIRED_LINK')
  const end = lastTime(row).getTime() + linkDays * 86_400_000
  if (end <= clock.now().getTime()) throw new Refusal('EXPIRED_LINK')
  return { companyId: row.companyId, invitationId: row.id }
}

/** What the candidate sees by the link; changes nothing: mail scanners open links. */
export async function loadInvitation(deps: Deps, token: string): Promise<InvitationPage> {
  const key = await findInvitationByLink(deps, token)
  return deps.db.forCompany(key.companyId, (tx) => describePage(deps, tx, key))
}

/** The calendar entry of a meeting with a time; throws NOT_OPEN while there is none. */
export async function downloadInvitation(
  deps: Deps & Pick<Platform, 'config'>,
  token: string,
): Promise<FileAnswer> {
  const key = await findInvitationByLink(deps, token)
  return deps.db.forCompany(key.companyId, async (tx) => {
    const meeting = await getMeeting(tx, key)
    if (meeting.invitation.status !== 'scheduled') throw new Refusal('NOT_OPEN')
    return calendarFile(writeEntry(deps, meeting, 'REQUEST'), 'attachment')
  })
}

export function calendarFile(content: string, disposition: FileAnswer['disposition']): FileAnswer {
  const bytes = Buffer.from(content)
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    contentType: 'text/calendar; charset=utf-8',
    name: 'interview.ics',
    disposition,
  }
}

/** Of proposed times those are shown that can still be picked. */
export async function describePage(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  key: InvitationKey,
): Promise<InvitationPage> {
  const { invitation, candidate, job, company } = await getMeeting(tx, key)
  const now = clock.now()
  const free = await freeTimes(tx, invitation, now)
  return {
    company: company.name,
    jobTitle: job.title,
    firstName: candidate.firstName,
    language: interviewLanguageNames[job.language],
    interfaceLanguage: candidate.language,
    status: invitation.status,
    interviewType: invitation.interviewType,
    interviewPlace: invitation.place,
    customMessage: invitation.message,
    timeZone: invitation.timeZone,
    durationMinutes: invitation.durationMinutes,
    startsAt: invitation.startsAt?.toISOString() ?? null,
    proposedTimes: free.map((time) => time.toISOString()),
    past: isPast(invitation, now),
    reply: invitation.reply,
    sequence: invitation.sequence,
  }
}

async function getMeeting(tx: Tx, { companyId, invitationId }: InvitationKey): Promise<LoadedMeeting> {
  const meeting = await loadMeeting(tx, companyId, invitationId as InvitationId)
  if (!meeting) throw new Refusal('EXPIRED_LINK')
  return meeting
}

/** The proposed times that have not passed and that nobody of the company has another meeting at. */
export async function freeTimes(tx: Tx, row: LoadedMeeting['invitation'], now: Date): Promise<Date[]> {
  const { companyId, id: invitationId, durationMinutes: minutes } = row
  const people = peopleOf(row)
  const free = []
  for (const from of row.proposedTimes)
    if (from > now && !(await isBusy(tx, { companyId, invitationId }, { people, from, minutes })))
      free.push(from)
  return free
}
