import { Building2, Video } from 'lucide-react'
import { Link } from 'react-router'
import { AvatarInitials } from '#ui/components/avatar-initials.tsx'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import type { Invitation } from '../contract/invitations.ts'
import { interviewsTexts } from './interviews-texts.ts'
import { type MeetingPhase, phaseOf } from './interviews-view.ts'
import { candidateAddress, MeetingActions } from './meeting-actions.tsx'
import { clockText, readersZone, sameClock, spanText, zoneCity } from './meeting-times.ts'
import { scheduleButtonTexts } from './schedule-button-texts.ts'

type InterviewCardProps = { invitation: Invitation; now: Date }

/** A meeting of the list: who, when and how far it is, where, and what can be done. */
export function InterviewCard({ invitation, now }: InterviewCardProps) {
  const t = useTexts(interviewsTexts)
  const phase = phaseOf(invitation, now)
  const { createdAt } = invitation.interviewInvitation
  return (
    <li className="px-4 py-3.5 text-sm">
      <div className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.1fr)_14.5rem_minmax(0,1fr)_15rem]">
        <div className={columnStyle}>
          <Person invitation={invitation} />
          <div className="order-1 min-w-0 sm:max-xl:ps-10">
            <Arranged invitation={invitation} />
          </div>
        </div>
        <div className={columnStyle}>
          <div className="min-w-0">
            <MeetingTimes invitation={invitation} />
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <PhaseBadge phase={phase} />
              <ReplyBadge invitation={invitation} phase={phase} />
            </div>
          </div>
          <div className="order-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 xl:flex-col xl:items-end xl:justify-start">
            <div className="flex flex-wrap gap-1 empty:hidden xl:-mt-1.5 xl:justify-end">
              <MeetingActions invitation={invitation} phase={phase} />
            </div>
            <p className="text-xs text-ink-faint xl:pe-3">{t('created', { at: createdAt })}</p>
          </div>
        </div>
      </div>
      <div className="sm:ps-10">
        <ReplyMessage invitation={invitation} />
      </div>
    </li>
  )
}

/** Two columns between phones, where the date follows the person, and wide screens, where all stand in a row. */
const columnStyle = 'contents min-w-0 content-start gap-2 sm:max-xl:grid'

type Shown = Pick<InterviewCardProps, 'invitation'>

function Person({ invitation }: Shown) {
  const t = useTexts(interviewsTexts)
  const { candidateFullName: name, meeting } = invitation
  return (
    <div className="flex min-w-0 items-start gap-3">
      <AvatarInitials size="sm" name={name} />
      <div className="min-w-0">
        <h3 className="text-base font-semibold wrap-anywhere">
          <Link
            to={candidateAddress(invitation)}
            className="inline-flex items-center rounded-sm no-underline hover:underline pointer-coarse:min-h-11"
          >
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="text-ink-soft wrap-anywhere">{t('forJob', { job: meeting.jobTitle })}</p>
        <Contact invitation={invitation} />
      </div>
    </div>
  )
}

const Contact = ({ invitation: { candidateEmail: email, candidatePhone: phone } }: Shown) => (
  <address className="flex flex-wrap gap-x-4 not-italic">
    {email && (
      <a href={`mailto:${encodeURIComponent(email)}`} className={contactStyle}>
        <EmailText>{email}</EmailText>
      </a>
    )}
    {phone && (
      <a href={`tel:${phone.replaceAll(' ', '')}`} className={contactStyle}>
        <bdi>{phone}</bdi>
      </a>
    )}
  </address>
)

const contactStyle =
  'inline-flex min-h-6 items-center text-ink-soft no-underline wrap-anywhere hover:underline pointer-coarse:min-h-11'

/** Where it is, who else comes, and what the candidate was told. */
function Arranged({ invitation: { interviewInvitation, meeting } }: Shown) {
  const t = useTexts(interviewsTexts)
  const { interviewType, customMessage } = interviewInvitation
  const Icon = interviewType === 'ONLINE' ? Video : Building2
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="flex flex-wrap items-center gap-x-1.5">
        <Icon aria-hidden className="size-4 text-ink-faint" />
        <span>{t(`type.${interviewType}`)}</span>
        <MeetingPlace {...interviewInvitation} />
      </p>
      {meeting.interviewers.length > 0 && (
        <p className="text-ink-soft">
          {t('with', { people: listed(meeting.interviewers.map((one) => one.name)) })}
        </p>
      )}
      {customMessage !== '' && (
        <p className="mt-1 text-ink-soft wrap-anywhere">
          <span className="block text-xs text-ink-faint">{t('message')}</span>
          <span className="block [unicode-bidi:plaintext]">{customMessage}</span>
        </p>
      )}
    </div>
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

/** What the candidate said, where that is not the phase itself; once it is past no answer is awaited. */
export function ReplyBadge({ invitation: { meeting }, phase }: Shown & { phase: MeetingPhase }) {
  const t = useTexts(interviewsTexts)
  const tReply = useTexts(scheduleButtonTexts)
  const { status, reply } = meeting
  if (status === 'declined' || status === 'cancelled') return null
  if (phase === 'past' && reply === 'none') return null
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
    <figure className="mt-2.5 flex flex-wrap gap-x-2 rounded-md bg-sunken px-3 py-1.5 text-sm">
      <figcaption className="font-medium">{t('replyMessage', { name: candidateFullName })}</figcaption>
      <blockquote dir="auto" className="whitespace-pre-line text-ink-soft wrap-anywhere">
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
            <span className="block text-xs text-ink-faint">
              {t('there', {
                reader: zoneCity(reader),
                time: clockText(at, timeZone, reader),
                zone: zoneCity(timeZone),
              })}
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
    <bdi className="wrap-anywhere">{interviewPlace}</bdi>
  )
