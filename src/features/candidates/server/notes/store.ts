import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { CandidateId, CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { candidateNotes, noteMentions } from '../tables.ts'

/** The newest first, each with whom it mentions. */
export async function selectNotes(tx: Tx, companyId: CompanyId, ids: readonly CandidateId[]) {
  const { id, candidateId, text, writtenBy, createdAt } = candidateNotes
  const notes = await tx
    .select({ id, candidateId, text, writtenBy, createdAt })
    .from(candidateNotes)
    .where(and(eq(candidateNotes.companyId, companyId), inArray(candidateId, [...ids])))
    .orderBy(desc(createdAt), desc(id))
  const mentions = await tx
    .select({ noteId: noteMentions.noteId, userId: noteMentions.userId })
    .from(noteMentions)
    .innerJoin(candidateNotes, eq(candidateNotes.id, noteMentions.noteId))
    .where(and(eq(noteMentions.companyId, companyId), inArray(candidateNotes.candidateId, [...ids])))
    .orderBy(asc(noteMentions.id))
  const mentioned = Map.groupBy(mentions, ({ noteId }) => noteId)
  return notes.map((note) => ({
    ...note,
    mentioned: (mentioned.get(note.id) ?? []).map(({ userId }) => userId),
  }))
}

type NewNote = Omit<typeof candidateNotes.$inferInsert, 'id'>

/** Answers the note's id, and those of its mentions. */
export async function insertNote(
  tx: Tx,
  note: NewNote,
  mentioned: readonly UserId[],
): Promise<{ id: string; mentionIds: string[] }> {
  const [inserted] = await tx.insert(candidateNotes).values(note).returning({ id: candidateNotes.id })
  if (!inserted) throw new Error('The note was not written')
  if (mentioned.length === 0) return { id: inserted.id, mentionIds: [] }
  const mentions = await tx
    .insert(noteMentions)
    .values(mentioned.map((userId) => ({ companyId: note.companyId, noteId: inserted.id, userId })))
    .returning({ id: noteMentions.id })
  return { id: inserted.id, mentionIds: mentions.map(({ id }) => id) }
}

interface NoteKey {
  companyId: CompanyId
  candidateId: CandidateId
  noteId: string
}

const isNote = ({ companyId, candidateId, noteId }: NoteKey) =>
  and(
    eq(candidateNotes.companyId, companyId),
    eq(candidateNotes.candidateId, candidateId),
    eq(candidateNotes.id, noteId),
  )

/** Who wrote it; null when there is no such note. */
export async function findNoteAuthor(tx: Tx, key: NoteKey): Promise<UserId | null> {
  const [note] = await tx
    .select({ writtenBy: candidateNotes.writtenBy })
    .from(candidateNotes)
    .where(isNote(key))
    .for('update')
  return note?.writtenBy ?? null
}

export async function deleteNoteRow(tx: Tx, key: NoteKey): Promise<void> {
  await tx.delete(candidateNotes).where(isNote(key))
}

/** The note that mentions a user; null when it is gone. */
export async function findMention(tx: Tx, companyId: CompanyId, mentionId: string) {
  const { candidateId, text, writtenBy } = candidateNotes
  const [mention] = await tx
    .select({ userId: noteMentions.userId, candidateId, text, writtenBy })
    .from(noteMentions)
    .innerJoin(candidateNotes, eq(candidateNotes.id, noteMentions.noteId))
    .where(and(eq(noteMentions.companyId, companyId), eq(noteMentions.id, mentionId)))
  return mention ?? null
}

/** Of the notes on these candidates. */
export async function selectMentionIds(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: noteMentions.id })
    .from(noteMentions)
    .innerJoin(candidateNotes, eq(candidateNotes.id, noteMentions.noteId))
    .where(and(eq(noteMentions.companyId, companyId), inArray(candidateNotes.candidateId, [...ids])))
  return rows.map(({ id }) => id)
}
