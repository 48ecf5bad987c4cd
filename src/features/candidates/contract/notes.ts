import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { candidateId, userId } from '#contract/ids.ts'
import { noteLimits } from './decision-limits.ts'

export const note = z.object({
  id: z.uuid(),
  text: z.string(),
  /** The writer; the name is null when the user has left. */
  writtenBy: z.nullable(z.object({ id: userId, name: z.string() })),
  mentioned: z.array(z.object({ id: userId, name: z.string() })),
  createdAt: z.string(),
})
export type Note = z.output<typeof note>

export const listNotesEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/:candidateId/notes',
  summary: "The team's notes on a candidate, the newest first, and who can be mentioned.",
  access: canView,
  params: z.strictObject({ candidateId }),
  reply: z.object({ notes: z.array(note), team: z.array(z.object({ id: userId, name: z.string() })) }),
})

export const addNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/:candidateId/notes',
  summary: 'Adds a note; those mentioned get a mail.',
  access: canEdit,
  params: z.strictObject({ candidateId }),
  body: z.strictObject({
    text: z
      .string('Please write a note.')
      .check(z.trim(), z.minLength(1, 'Please write a note.'), z.maxLength(noteLimits.text)),
    mentioned: z._default(z.array(userId).check(z.maxLength(noteLimits.mentioned)), []),
  }),
  reply: note,
  refusals: { NOT_COLLEAGUE: { status: 400, message: 'Only users of your company can be mentioned.' } },
})

export const deleteNoteEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/candidates/:candidateId/notes/:noteId',
  summary: 'Deletes a note that the user wrote; an admin deletes any.',
  access: canEdit,
  params: z.strictObject({ candidateId, noteId: z.uuid() }),
  reply: 'nothing',
  refusals: {
    NOT_WRITER: { status: 403, message: 'Only the writer of a note or an admin can delete it.' },
  },
})

/** One thing that happened to an application, in the order of time. */
export const timelineKinds = [
  'registered',
  'link-sent',
  'started',
  'completed',
  'assessed',
  'asked-for-a-person',
  'shortlisted',
  'unshortlisted',
  'rejected',
  'rejection-undone',
  'reopened',
  'admitted',
  'outcome',
  'revealed',
  'invited',
  'invitation-moved',
  'invitation-cancelled',
  'invitation-accepted',
  'invitation-declined',
  'another-time-asked',
  'cv-awaited',
  'contact-corrected',
  'withdrawn',
  'mail-sent',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const timelineEntry = z.object({
  at: z.string(),
  kind: z.enum(timelineKinds),
  /** Who did it; null for the candidate and the system. */
  by: z.nullable(z.string()),
  /** A reason, an outcome, a score or the name of a mail, by kind. */
  detail: z.nullable(z.string()),
})
export type TimelineEntry = z.output<typeof timelineEntry>
