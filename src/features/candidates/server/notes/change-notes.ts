import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId, CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { listNotesEndpoint, Note } from '../../contract/notes.ts'
import { getCandidate } from '../get-candidate.ts'
import { mentionMail } from './mails.ts'
import { deleteNoteRow, findNoteAuthor, insertNote, selectNotes } from './store.ts'

/** The notes on a candidate, the newest first, and who can be mentioned in one. */
export function listNotes(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<AnswerOf<typeof listNotesEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    await getCandidate(tx, companyId, candidateId)
    const names = await teamNames(tx, companyId)
    const notes = await selectNotes(tx, companyId, [candidateId])
    return {
      notes: notes.map((note) => shownNote(note, names)),
      team: [...names].map(([id, name]) => ({ id, name })),
    }
  })
}

/** Adds a note; those mentioned get a mail, except the writer. Throws BAD_INPUT when one is no colleague. */
export function addNote(
  { db, clock, mail }: Pick<Platform, 'db' | 'clock' | 'mail'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  candidateId: CandidateId,
  wanted: { text: string; mentioned: readonly UserId[] },
): Promise<Note> {
  return db.forCompany(companyId, async (tx) => {
    await getCandidate(tx, companyId, candidateId)
    const names = await teamNames(tx, companyId)
    const mentioned = [...new Set(wanted.mentioned)]
    if (mentioned.some((id) => !names.has(id))) throw new Refusal('NOT_COLLEAGUE')
    const note = { companyId, candidateId, text: wanted.text, writtenBy: userId, createdAt: clock.now() }
    const { id, mentionIds } = await insertNote(tx, note, mentioned)
    for (const subjectId of mentionIds) await mail.send(tx, mentionMail, { companyId, subjectId })
    return shownNote({ ...note, id, mentioned }, names)
  })
}

/** Deletes a note with its mentions; throws NOT_WRITER when it is another user's, except for an ADMIN. */
export function deleteNote(
  { db }: Pick<Platform, 'db'>,
  { companyId, userId, role }: Pick<Employer, 'companyId' | 'userId' | 'role'>,
  candidateId: CandidateId,
  noteId: string,
): Promise<void> {
  return db.forCompany(companyId, async (tx) => {
    const key = { companyId, candidateId, noteId }
    const author = await findNoteAuthor(tx, key)
    if (author === null) throw new Refusal('NOT_FOUND')
    if (author !== userId && role !== 'ADMIN') throw new Refusal('NOT_WRITER')
    await deleteNoteRow(tx, key)
  })
}

/** A user goes by their address. */
async function teamNames(tx: Tx, companyId: CompanyId): Promise<Map<UserId, string>> {
  return new Map((await listUsers(tx, companyId)).map(({ id, email }) => [id, email]))
}

type StoredNote = Omit<Awaited<ReturnType<typeof selectNotes>>[number], 'candidateId'>

function shownNote(
  { id, text, writtenBy, mentioned, createdAt }: StoredNote,
  names: Map<UserId, string>,
): Note {
  const person = (userId: UserId) => {
    const name = names.get(userId)
    return name === undefined ? null : { id: userId, name }
  }
  return {
    id,
    text,
    writtenBy: person(writtenBy),
    mentioned: mentioned.map(person).filter((one) => one !== null),
    createdAt: createdAt.toISOString(),
  }
}
