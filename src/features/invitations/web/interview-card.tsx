import { Building2, Video } from 'lucide-react'
import { Link } from 'react-router'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import type { Invitation } from '../contract/invitations.ts'
import { interviewsTexts } from './interviews-texts.ts'
import { type MeetingPhase, phaseOf } from './interviews-view.ts'
import { candidateAddress, MeetingActions } from './meeting-actions.tsx'
import { clockText, readersZone, sameClock, spanText, zoneName } from './meeting-times.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'

type InterviewCardProps = { invitation: Invitation; now: Date }

/** A meeting of the list. */
export function InterviewCard({ invitation, now }: InterviewCardProps) {
  const t = useTexts(interviewsTexts)
  const { candidateFullName: name, candidateEmail, candidatePhone, interviewInvitation } = invitation
  const { interviewType, customMessage, createdAt } = interviewInvitation
  const { jobTitle, interviewers, startsAt } = invitation.meeting
  const phase = phaseOf(invitation, now)
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <AvatarInitials name={name} />
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="font-semibold wrap-anywhere">
            <Link
              to={candidateAddress(invitation)}
              className="inline-flex items-center rounded-sm no-underline hover:underline pointer-coarse:min-h-11"
            >
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{t('forJob', { job: jobTitle })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge icon={interviewType === 'ONLINE' ? <Video aria-hidden /> : <Building2 aria-hidden />}>
            {t(`type.${interviewType}`)}
          </Badge>
          <PhaseBadge phase={phase} />
          <ReplyBadge invitation={invitation} />
        </div>
      </div>
      <div className="mt-3">
        <DefinitionList
          look="grid"
          items={[
            {
              term: t(startsAt === null ? 'proposedDates' : 'date'),
              description: <MeetingTimes invitation={invitation} />,
            },
            {
              term: t(interviewType === 'ONLINE' ? 'link' : 'address'),
              description: <MeetingPlace {...interviewInvitation} />,
            },
            {
              term: t('email'),
              description: candidateEmail && (
                <a href={`mailto:${encodeURIComponent(candidateEmail)}`} className={linkStyle}>
                  {candidateEmail}
                </a>
              ),
            },
            {
              term: t('phone'),
              description: candidatePhone && (
                <a href={`tel:${candidatePhone.replaceAll(' ', '')}`} className={linkStyle}>
                  <bdi>{candidatePhone}</bdi>
                </a>
              ),
            },
            ...(interviewers.length > 0
              ? [{ term: t('interviewers'), description: listed(interviewers.map((one) => one.name)) }]
              : []),
          ]}
        />
        {customMessage !== '' && (
          <div className="mt-3 max-w-prose text-sm">
            <p className="text-ink-faint">{t('message')}</p>
            <p className="whitespace-pre-line wrap-anywhere">
              <bdi>{customMessage}</bdi>
            </p>
          </div>
        )}
      </div>
      <ReplyMessage invitation={invitation} />
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <MeetingActions invitation={invitation} phase={phase} />
        <p className="text-sm text-ink-faint sm:ms-auto">{t('created', { at: createdAt })}</p>
      </div>
    </li>
  )
}

const phaseTones: Readonly<Record<MeetingPhase, BadgeTone>> = {
  upcoming: 'accent',
  past: 'neutral',
  declined: 'danger',
  cancelled: 'neutral',
}

export function PhaseBadge({ phase }: { phase: MeetingPhase }) {
  const t = useTexts(interviewsTexts)
  return <Badge tone={phaseTones[phase]}>{t(phase)}</Badge>
}

/** What the candidate said, where that is not the phase itself. */
export function ReplyBadge({ invitation: { meeting } }: { invitation: Invitation }) {
  const t = useTexts(interviewsTexts)
  const tReply = useTexts(scheduleButtonTexts)
  const { status, reply } = meeting
  if (status === 'declined' || status === 'cancelled') return null
  if (status === 'proposed' && reply === 'none') return <Badge tone="notice">{t('proposed')}</Badge>
  return (
    <Badge tone={reply === 'accepted' ? 'accent' : reply === 'none' ? 'neutral' : 'notice'}>
      {tReply(`reply.${reply}`)}
    </Badge>
  )
}

export function ReplyMessage({ invitation: { candidateFullName, meeting } }: { invitation: Invitation }) {
  const t = useTexts(interviewsTexts)
  if (meeting.replyMessage === '') return null
  return (
    <figure className="mt-3 rounded-md bg-sunken px-3 py-2 text-sm">
      <figcaption className="font-medium">{t('replyMessage', { name: candidateFullName })}</figcaption>
      <blockquote dir="auto" className="mt-0.5 whitespace-pre-line text-ink-soft wrap-anywhere">
        {meeting.replyMessage}
      </blockquote>
    </figure>
  )
}

/** In the reader's zone, with the meeting's own beside it where that is another. */
export function MeetingTimes({ invitation: { meeting } }: { invitation: Invitation }) {
  const t = useTexts(interviewsTexts)
  const { startsAt, proposedTimes, durationMinutes: minutes, timeZone } = meeting
  const reader = readersZone()
  return (
    <ul className="grid gap-1">
      {(startsAt === null ? proposedTimes : [startsAt]).map((at) => (
        <li key={at}>
          <time dateTime={at} className="font-medium">
            {spanText({ startsAt: at, minutes, timeZone: reader })}
          </time>
          {!sameClock(at, timeZone, reader) && (
            <span className="block text-ink-faint">
              {t('there', { time: clockText(at, timeZone, reader), zone: zoneName(timeZone) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type Place = Pick<Invitation['interviewInvitation'], 'interviewType' | 'interviewPlace'>

export const MeetingPlace = ({ interviewType, interviewPlace }: Place) =>
  interviewType === 'ONLINE' && /^https?:\/\//i.test(interviewPlace) ? (
    <a
      href={interviewPlace}
      target="_blank"
      rel="noopener noreferrer"
      className={`${linkStyle} wrap-anywhere`}
    >
      {interviewPlace}
    </a>
  ) : (
    <span className="wrap-anywhere">{interviewPlace}</span>
  )
