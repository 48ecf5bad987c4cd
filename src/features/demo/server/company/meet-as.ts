import { localTimeIn } from '#features/invitations/contract/zoned-time.ts'
import { createInvitation } from '#features/invitations/server/create-invitation.ts'
import { replyToInvitation } from '#features/invitations/server/reply-to-invitation.ts'
import type { Platform } from '#platform/platform.ts'
import { emailOf, findCandidate, type Posted } from './apply-as.ts'

interface DemoMeeting {
  /** The titles of `demoJobs` may change, their order does not. */
  job: number
  person: number
  /** Days from today; negative ones are past. */
  days: number
  time: string
  place: string
  /** Further days to choose from. */
  otherDays?: number[]
  message: string
  reply?: { reply: 'accepted' | 'declined' | 'another-time'; message?: string }
}

const online = 'https://meet.example/dar-numerique'
const office = '1 rue de la Démo, 2e étage, Tunis'

/** Online and in person, to come and past, proposed, accepted, declined. */
export const demoMeetings: readonly DemoMeeting[] = [
  {
    job: 0,
    person: 2,
    days: 3,
    time: '10:00:00',
    place: online,
    message: 'مرحبا سلمى، نتطلّع إلى لقائك. Nous parlerons de vos projets.',
    reply: { reply: 'accepted' },
  },
  { job: 1, person: 0, days: -2, time: '14:30:00', place: office, message: 'Please ring at the door.' },
  {
    job: 1,
    person: 2,
    days: 4,
    otherDays: [5, 6],
    time: '09:15:00',
    place: online,
    message: 'Please choose the day that suits you best.',
  },
  { job: 2, person: 0, days: 3, time: '10:30:00', place: office, message: 'Wir freuen uns auf Sie.' },
  {
    job: 2,
    person: 1,
    days: 6,
    time: '16:00:00',
    place: online,
    message: '',
    reply: { reply: 'declined', message: 'Ich habe inzwischen eine andere Stelle angenommen.' },
  },
  {
    job: 3,
    person: 2,
    days: 5,
    time: '11:00:00',
    place: online,
    message: 'Nos alegra conocerla.',
    reply: { reply: 'another-time', message: 'Por la mañana trabajo. ¿Sería posible por la tarde?' },
  },
]

const dayMs = 86_400_000

/** Invites a pending candidate to a meeting, and answers as they did. Idempotent. */
export async function meetAs(
  platform: Platform,
  posted: Posted,
  number: number,
  { days, otherDays = [], time, place, message, reply }: DemoMeeting,
): Promise<void> {
  const candidate = await findCandidate(platform, posted, emailOf(posted, number))
  if (candidate?.status !== 'PENDING') return
  const now = platform.clock.now().getTime()
  const dayOf = (distance: number) =>
    `${localTimeIn(new Date(now + distance * dayMs), 'Africa/Tunis').slice(0, 10)}T${time}`
  // A past meeting was agreed on before.
  const then = { ...platform, clock: { now: () => new Date(now + Math.min(0, days - 5) * dayMs) } }
  const { interviewInvitation, meeting } = await createInvitation(days < 0 ? then : platform, posted, {
    candidateId: candidate.id,
    interviewType: place.startsWith('https') ? 'ONLINE' : 'IN_PERSON',
    interviewPlace: place,
    interviewDate: dayOf(days),
    otherDates: otherDays.map(dayOf),
    customMessage: message,
    interviewers: [],
  })
  const token = platform.links.token('invitation', interviewInvitation.id, 1)
  if (reply) await replyToInvitation(platform, token, { message: '', ...reply, sequence: meeting.sequence })
}
