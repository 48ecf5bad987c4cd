import type { InvitationId, UserId } from '#contract/ids.ts'
import type { EmployerLanguage } from '#contract/languages.ts'
import { sayTo, type TranslatorOf } from '#contract/texts/translator.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineMail, type MailContent } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { type LoadedMeeting, loadMeeting, longTime, teamOf } from '../load-meeting.ts'
import { isPast } from '../rules.ts'
import type { InvitationRow } from '../tables.ts'
import { teamMailTexts } from './mail-texts.ts'
import { translations as arabic } from './mail-texts-ar.ts'
import { translations as french } from './mail-texts-fr.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

const happenings = [
  'invited',
  'moved',
  'cancelled',
  'accepted',
  'declined',
  'another-time',
  'reminder',
] as const
export type Happening = (typeof happenings)[number]

/** Names the invitation and its change: each has mails of its own. */
export const versionOf = ({ id, sequence }: Pick<InvitationRow, 'id' | 'sequence'>, ...more: string[]) =>
  [id, sequence, ...more].join('.')

/** Owes users a mail about a meeting. */
export async function mailUsers(
  { mail }: Pick<Platform, 'mail'>,
  tx: Tx,
  row: InvitationRow,
  happening: Happening,
  userIds: Iterable<UserId>,
): Promise<void> {
  const version = versionOf(row, happening)
  for (const subjectId of new Set(userIds))
    await mail.send(tx, teamMail, { companyId: row.companyId, subjectId, version })
}

/** Tells a user of the company what happened to a meeting; none for one who no longer takes part. */
export const teamMail = defineMail({
  name: 'invitations.team',
  compose: async (platform, { companyId, subjectId, version }): Promise<MailContent | null> => {
    if (companyId === null) return null
    const [invitationId = '', , named] = version.split('.')
    const happening = happenings.find((one) => one === named)
    return platform.db.forCompany(companyId, async (tx) => {
      const meeting = await loadMeeting(tx, companyId, invitationId as InvitationId)
      const reader = meeting && teamOf(meeting).find(({ id }) => id === subjectId)
      if (!reader || !happening) return null
      if (happening === 'reminder' && !stillToRemind(meeting)) return null
      // A mail server may have been away for hours.
      if (isOfPlan(happening) && isPast(meeting.invitation, platform.clock.now())) return null
      return {
        to: reader.email,
        ...contentOf(platform, meeting, { happening, language: reader.language ?? 'en' }),
      }
    })
  },
})

const isOfPlan = (happening: Happening) => ['invited', 'moved', 'reminder'].includes(happening)

const stillToRemind = ({ invitation, candidate }: LoadedMeeting) =>
  invitation.status === 'scheduled' &&
  invitation.remindedAt !== null &&
  (candidate.status === 'ACCEPTED' || candidate.status === 'HIRED')

function contentOf(
  { links, clock }: Platform,
  { invitation, candidate, job }: LoadedMeeting,
  { happening, language }: { happening: Happening; language: EmployerLanguage },
): Omit<MailContent, 'to'> {
  const t = sayOf(language)(teamMailTexts)
  const { hidden, firstName, lastName } = shownPerson(job, candidate, clock.now())
  const about = { candidate: `${firstName} ${lastName}`, job: job.title }
  const answered = ['accepted', 'declined', 'another-time'].includes(happening)
  const wrote = answered && !hidden && invitation.replyMessage !== ''
  const joins = happening !== 'cancelled' && happening !== 'declined' && invitation.interviewType === 'ONLINE'
  return {
    language,
    greeting: t('greeting'),
    subject: t(`${happening}.subject`, about),
    paragraphs: [
      t(`${happening}.text`, about),
      factsOf(invitation, { t, language }),
      ...(wrote ? [`${t('wrote', about)}\n${invitation.replyMessage}`] : []),
    ],
    ...(joins
      ? { lists: [{ title: t('online'), links: [{ label: t('join'), url: invitation.place }] }] }
      : {}),
    action: { label: t('openCandidate'), url: links.page(`/Dashboard/${candidate.jobId}/${candidate.id}`) },
  }
}

function factsOf(
  { startsAt, proposedTimes, timeZone, durationMinutes, interviewType, place }: InvitationRow,
  { t, language }: { t: TranslatorOf<typeof teamMailTexts>; language: EmployerLanguage },
): string {
  const at = (time: Date) => longTime(time, timeZone, language)
  const times = startsAt
    ? [t('when', { date: at(startsAt) })]
    : [t('proposed'), ...proposedTimes.map((time) => `– ${at(time)}`)]
  const where = t('where', { place: interviewType === 'ONLINE' ? t('online') : place })
  return [...times, t('length', { minutes: durationMinutes }), where].join('\n')
}
