import * as z from 'zod/mini'
import { type CompanyId, candidateId, companyId } from '#contract/ids.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import { FileMissing } from '#platform/files/files.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask, type Task } from '#platform/tasks/tasks.ts'
import { cvReplaced, interviewCompleted } from './events.ts'
import { cvUnreadableMail } from './mails.ts'
import { needsAnotherCv } from './needs-another-cv.ts'
import { claimPublishing, findInterview, type InterviewKey, lockInterview, setCvRead } from './store.ts'

interface CvSubject extends InterviewKey {
  cvKey: string
}

/** Extracts the text of a CV, unless it was replaced meanwhile. No transaction is open while the file is read. */
async function extractCvText(
  { db, documents, files, mail, tasks }: Pick<Platform, 'db' | 'documents' | 'files' | 'mail' | 'tasks'>,
  { cvKey, ...key }: CvSubject,
): Promise<void> {
  const waiting = await db.forCompany(key.companyId, (tx) => findInterview(tx, key))
  if (waiting?.cvKey !== cvKey || waiting.cvState !== 'waiting') return
  const read = await extractText({ documents, files }, key.companyId, cvKey)
  await db.forCompany(key.companyId, async (tx) => {
    const interview = await lockInterview(tx, key)
    if (interview?.cvKey !== cvKey || interview.cvState !== 'waiting') return
    await setCvRead(tx, key, read)
    const { companyId, jobId, candidateId, cvKind, completedAt } = interview
    if (needsAnotherCv({ cvKind, completedAt, cvState: read ? 'read' : 'unreadable' }))
      await mail.send(tx, cvUnreadableMail, { companyId, subjectId: candidateId })
    if (read && interview.publishedAt) await tasks.publish(tx, cvReplaced, { companyId, jobId, candidateId })
    await publishCompletion({ tasks }, tx, { ...interview, id: candidateId })
  })
}

async function extractText(
  { documents, files }: Pick<Platform, 'documents' | 'files'>,
  by: CompanyId,
  cvKey: string,
) {
  try {
    const { path, release } = await files.localPath(cvKey)
    try {
      const extracted = await documents.extract(path, { by })
      if (!extracted.ok) return null
      const { text, hidden } = extracted.document
      // PostgreSQL cannot store this character.
      return { text: text.replaceAll('\u0000', ''), hidden }
    } finally {
      await release()
    }
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

export const extractCvTextTask: Task<CvSubject> = defineTask({
  name: 'interviews.read-cv',
  payload: z.strictObject({ companyId, candidateId, cvKey: z.string() }),
  concurrency: 3,
  perCompany: 2,
  // An hour and more: storage may be away.
  retries: 14,
  run: extractCvText,
})

/** Publishes, at most once, that an interview is ready for assessment. */
export async function publishCompletion(
  { tasks }: Pick<Platform, 'tasks'>,
  tx: Tx,
  { companyId, jobId, id }: Pick<Candidate, 'companyId' | 'jobId' | 'id'>,
): Promise<void> {
  if (!(await claimPublishing(tx, { companyId, candidateId: id }))) return
  await tasks.publish(tx, interviewCompleted, { companyId, jobId, candidateId: id })
}
