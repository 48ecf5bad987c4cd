import type { CompanyId, InvitationId } from '#contract/ids.ts'
import { localeOf } from '#contract/languages.ts'
import { linkToApplication } from '#features/candidates/server/get-candidate.ts'
import { applicationNote } from '#features/mail-templates/server/candidate-mail.ts'
import { frameTexts } from '#features/mail-templates/server/mail-frame-texts.ts'
import { textOfMail } from '#features/mail-templates/server/text-of-mail.ts'
import type { Tx } from '#platform/database/database.ts'
import { type DueMail, defineMail, type MailContent, type MailKind } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { type LoadedMeeting, loadMeeting, longTime, writeEntry } from './load-meeting.ts'
import { invitationMailTexts } from './mail-texts.ts'
import { isPast } from './rules.ts'
import type { InvitationRow } from './tables.ts'
import { teamMail, versionOf } from './team/mails.ts'

type Mailer = Pick<Platform, 'mail'>

/** Owes the candidate a mail about a change of the invitation. */
export async function mailCandidate(
  { mail }: Mailer,
  tx: Tx,
  kind: MailKind,
  row: InvitationRow,
): Promise<void> {
  const { companyId, candidateId: subjectId } = row
  await mail.send(tx, kind, { companyId, subjectId, version: versionOf(row) })
}

type Wording = Pick<MailContent, 'subject' | 'paragraphs'> & Partial<MailContent>
type Write = (tx: Tx, meeting: LoadedMeeting, platform: Platform) => Promise<Wording | null> | Wording | null

/** A mail to the candidate about the invitation as it is when the mail is composed. */
function meetingMail(name: string, write: Write) {
  return defineMail({
    name,
    compose: async (platform, { companyId, version }: DueMail): Promise<MailContent | null> => {
      if (companyId === null) return null
      const [invitationId = ''] = version.split('.')
      return platform.db.forCompany(companyId as CompanyId, async (tx) => {
        const meeting = await loadMeeting(tx, companyId, invitationId as InvitationId)
        const wording = meeting && (await write(tx, meeting, platform))
        if (!wording) return null
        const { candidate, language } = meeting
        return {
          to: candidate.email,
          language,
          greeting: frameTexts(language)('greeting', { firstName: candidate.firstName }),
          ...wording,
          ...applicationNote(language, await linkToApplication(platform, tx, companyId, candidate.id)),
        }
      })
    },
  })
}

/** Whether the candidate still is to come: nobody who withdrew or was rejected is reminded of a meeting. */
function isWanted({ invitation, candidate }: LoadedMeeting, now: Date): boolean {
  const stands = invitation.status === 'proposed' || invitation.status === 'scheduled'
  const invited = candidate.status === 'ACCEPTED' || candidate.status === 'HIRED'
  return stands && invited && !isPast(invitation, now)
}

function valuesOf(meeting: LoadedMeeting) {
  const { invitation, candidate, job, company, language } = meeting
  const t = invitationMailTexts(language)
  const { startsAt, proposedTimes, timeZone, durationMinutes, interviewType } = invitation
  const proposals = proposedTimes.map((time) => `– ${longTime(time, timeZone, language)}`)
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
  return {
    firstName: candidate.firstName,
    job: job.title,
    company: company.name,
    date: startsAt ? longTime(startsAt, timeZone, language) : [t('oneOf'), ...proposals].join('\n'),
    duration: new Intl.NumberFormat(localeOf(language), unit).format(durationMinutes),
    // The link itself stands below: in a text it would lead nowhere.
    place: interviewType === 'ONLINE' ? t('online') : invitation.place,
    message: withoutGreeting(invitation.message, meeting),
  }
}

/** The mail greets by itself: a first line that is the same greeting, whatever its marks, would greet twice. */
function withoutGreeting(message: string, { candidate, language }: LoadedMeeting): string {
  const frame = frameTexts(language)
  const greetings = [frame('greeting', { firstName: candidate.firstName }), frame('greetingPlain')]
  const [first = '', ...rest] = message.trimStart().split('\n')
  if (!greetings.some((greeting) => wordsOf(greeting) === wordsOf(first))) return message
  const text = rest.join('\n').trimStart()
  return text.charAt(0).toLocaleUpperCase(localeOf(language)) + text.slice(1)
}

const wordsOf = (line: string): string => line.replace(/[\p{P}\s]+/gu, ' ').trim()

/** The link to the meeting, the link to answer, and the calendar entry. */
function partsOf(platform: Platform, meeting: LoadedMeeting): Partial<MailContent> {
  const { invitation, language } = meeting
  const { startsAt, interviewType, place, fixedAt } = invitation
  const t = invitationMailTexts(language)
  const frame = frameTexts(language)
  const token = platform.links.token('invitation', invitation.id, 1)
  // An entry that was sent before other times were proposed is taken back.
  const method = startsAt ? 'REQUEST' : 'CANCEL'
  return {
    ...(interviewType === 'ONLINE'
      ? { lists: [{ title: t('online'), links: [{ label: t('join'), url: place }] }] }
      : {}),
    action: {
      label: startsAt ? frame('meetingButton') : t('choose'),
      url: platform.links.page(`/Invitation/${token}`),
    },
    notes: [...(startsAt ? [frame('calendar')] : []), frame('private')],
    ...(fixedAt ? { calendar: { method, content: writeEntry(platform, meeting, method) } } : {}),
  }
}

const templated = (kind: 'invited' | 'moved') =>
  meetingMail(`invitations.${kind}`, async (tx, meeting, platform) => {
    const { company, language } = meeting
    if (!isWanted(meeting, platform.clock.now())) return null
    return {
      ...(await textOfMail(tx, company.id, kind, language, valuesOf(meeting))),
      ...partsOf(platform, meeting),
    }
  })

export const invitedMail = templated('invited')
export const movedMail = templated('moved')

/** The candidate picked a time: here is its calendar entry. */
export const confirmedMail = meetingMail('invitations.confirmed', (_tx, meeting, platform) => {
  if (!isWanted(meeting, platform.clock.now()) || meeting.invitation.startsAt === null) return null
  const t = invitationMailTexts(meeting.language)
  const { job, company, date, duration, place, message } = valuesOf(meeting)
  const facts = [t('when', { date }), t('length', { duration }), t('where', { place })].join('\n')
  return {
    subject: t('confirmedSubject', { job, company }),
    preview: t('confirmedPreview'),
    paragraphs: [t('confirmed', { job, company }), facts, ...(message ? [message] : []), t('changeOfMind')],
    ...partsOf(platform, meeting),
  }
})

export const reminderMail = meetingMail('invitations.reminder', async (tx, meeting, platform) => {
  const { invitation, company, language } = meeting
  // Moved since: the new time has a reminder of its own.
  if (!isWanted(meeting, platform.clock.now()) || invitation.remindedAt === null) return null
  return {
    ...(await textOfMail(tx, company.id, 'reminder', language, valuesOf(meeting))),
    ...partsOf(platform, meeting),
  }
})

export const cancelledMail = meetingMail('invitations.cancelled', async (tx, meeting, platform) => {
  const { invitation, candidate, company, language } = meeting
  if (invitation.status !== 'cancelled') return null
  const { message: _, duration: _duration, place: _place, ...values } = valuesOf(meeting)
  const t = invitationMailTexts(language)
  // The template says that the application stays open.
  const text =
    candidate.status === 'REJECTED' || candidate.status === 'WITHDRAWN'
      ? { subject: t('endedSubject', values), paragraphs: [t('ended', values)] }
      : await textOfMail(tx, company.id, 'cancelled', language, {
          ...values,
          message: invitation.cancelMessage,
        })
  return {
    ...text,
    ...(invitation.startsAt
      ? { calendar: { method: 'CANCEL' as const, content: writeEntry(platform, meeting, 'CANCEL') } }
      : {}),
  }
})

export const mails = [invitedMail, movedMail, confirmedMail, cancelledMail, reminderMail, teamMail]
