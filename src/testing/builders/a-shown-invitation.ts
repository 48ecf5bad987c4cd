import type { CandidateId, InvitationId, JobId } from '#contract/ids.ts'
import type { Invitation } from '#features/invitations/contract/invitations.ts'
import { idOf } from './a-listed-job.ts'

type Changes = Partial<Omit<Invitation, 'interviewInvitation' | 'meeting'>> &
  Partial<Omit<Invitation['interviewInvitation'], 'id'>> &
  Partial<Invitation['meeting']> & { id?: number }

/** A scheduled online meeting with Amel Trabelsi, on 30 November 2026 at 09:30 in Tunis. */
export function aShownInvitation({ id = 901, ...changes }: Changes = {}): Invitation {
  const pick = <T extends object>(defaults: T): T =>
    Object.fromEntries(
      Object.entries(defaults).map(([key, value]) => [key, key in changes ? changes[key as never] : value]),
    ) as T
  return {
    ...pick({
      candidateFullName: 'Amel Trabelsi',
      candidateEmail: 'amel@candidate.example',
      candidatePhone: '22345678',
    }),
    interviewInvitation: {
      id: idOf(id) as InvitationId,
      ...pick({
        interviewType: 'ONLINE' as const,
        interviewPlace: 'https://meet.example/amel',
        interviewDate: '2026-11-30T09:30:00',
        customMessage: 'Hello Amel, see you soon.',
        createdAt: '2026-11-20T10:00:00.000Z',
      }),
    } as Invitation['interviewInvitation'],
    meeting: pick<Invitation['meeting']>({
      candidateId: idOf(500) as CandidateId,
      candidateStatus: 'ACCEPTED',
      jobId: idOf(1) as JobId,
      jobTitle: 'Sales Manager',
      status: 'scheduled',
      startsAt: '2026-11-30T08:30:00.000Z',
      durationMinutes: 45,
      timeZone: 'Africa/Tunis',
      proposedTimes: [],
      reply: 'none',
      replyMessage: '',
      interviewers: [],
      sequence: 0,
      awaitsOutcome: false,
    }),
  }
}
