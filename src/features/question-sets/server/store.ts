import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { StoredQuestion } from './rules.ts'
import { companyQuestions, questionSets } from './tables.ts'

/** Null before the first questions were written. */
export async function findQuestionSet(tx: Tx, companyId: CompanyId, jobId: JobId) {
  const [row] = await tx
    .select()
    .from(questionSets)
    .where(and(eq(questionSets.companyId, companyId), eq(questionSets.jobId, jobId)))
  return row ?? null
}

export async function upsertQuestionSet(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  { questions, attempt }: { questions: StoredQuestion[]; attempt?: number | undefined },
): Promise<void> {
  await tx
    .insert(questionSets)
    .values({ companyId, jobId, questions, ...(attempt === undefined ? {} : { attempt }) })
    .onConflictDoUpdate({
      target: questionSets.jobId,
      set: {
        questions,
        version: sql`${questionSets.version} + 1`,
        ...(attempt === undefined ? {} : { attempt }),
      },
    })
}

export async function selectQuestionSetsToExport(tx: Tx, companyId: CompanyId) {
  return tx
    .select()
    .from(questionSets)
    .where(eq(questionSets.companyId, companyId))
    .orderBy(asc(questionSets.jobId))
}

const ofCompany = (companyId: CompanyId) => eq(companyQuestions.companyId, companyId)

export async function selectCompanyQuestions(tx: Tx, companyId: CompanyId, language: Language) {
  const { id, text, competency, keyPoints, savedAt } = companyQuestions
  return tx
    .select({ id, text, competency, keyPoints })
    .from(companyQuestions)
    .where(and(ofCompany(companyId), eq(companyQuestions.language, language)))
    .orderBy(desc(savedAt), asc(id))
}

/** Until the transaction ends nobody else adds to this company's library. */
export async function lockCompanyQuestions(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`company.questions ${companyId}`}, 0))`,
  )
}

export async function countCompanyQuestions(tx: Tx, companyId: CompanyId): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(companyQuestions).where(ofCompany(companyId))
  return row?.count ?? 0
}

/** Adds a question, or replaces the one with the same words; returns its id. */
export async function upsertCompanyQuestion(
  tx: Tx,
  question: Omit<typeof companyQuestions.$inferSelect, 'id' | 'savedAt'>,
): Promise<string> {
  const { companyId, language, textHash, id } = companyQuestions
  const { text, competency, keyPoints } = question
  const [row] = await tx
    .insert(companyQuestions)
    .values(question)
    .onConflictDoUpdate({ target: [companyId, language, textHash], set: { text, competency, keyPoints } })
    .returning({ id })
  if (!row) throw new Error('The question was not saved')
  return row.id
}

/** Whether there was one to delete. */
export async function deleteCompanyQuestion(tx: Tx, companyId: CompanyId, id: string): Promise<boolean> {
  const isIt = and(ofCompany(companyId), eq(companyQuestions.id, id))
  return (await tx.delete(companyQuestions).where(isIt).returning({ id: companyQuestions.id })).length > 0
}

export async function selectCompanyQuestionsToExport(tx: Tx, companyId: CompanyId) {
  const { textHash: _, ...columns } = getTableColumns(companyQuestions)
  return tx
    .select(columns)
    .from(companyQuestions)
    .where(ofCompany(companyId))
    .orderBy(asc(companyQuestions.savedAt), asc(companyQuestions.id))
}
