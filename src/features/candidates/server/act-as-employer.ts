import { shortlistCandidates } from './decisions/change-status.ts'
import { rejectCandidate } from './decisions/reject-candidates.ts'
import { addNote, listNotes } from './notes/change-notes.ts'

/** What an employer does with an application, for the demo company. */
export const actAsEmployer = { shortlistCandidates, rejectCandidate, addNote, listNotes }
