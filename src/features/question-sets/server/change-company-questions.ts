import { createHash } from 'node:crypto'
import type { CompanyId } from '#contract/ids.ts'
import { interviewLanguageNames, type Language, languageOfName } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Person, Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { CompanyQuestion, NewCompanyQuestion } from '../contract/company-questions.ts'
import { questionLimits } from '../contract/limits.ts'
import { foldQuestion } from './rules.ts'
import {
  countCompanyQuestions,
  deleteCompanyQuestion as deleteRow,
  lockCompanyQuestions,
  selectCompanyQuestions,
  selectCompanyQuestionsToExport,
  upsertCompanyQuestion,
} from './store.ts'

type Deps = Pick<Platform, 'db' | 'audit'>

/** The company's own library in one language, the newest question first. */
export async function listCompanyQuestions(
  tx: Tx,
  companyId: CompanyId,
  language: Language,
): Promise<CompanyQuestion[]> {
  const rows = await selectCompanyQuestions(tx, companyId, language)
  return rows.map((row) => ({ ...row, language: interviewLanguageNames[language] }))
}

/** Saves a question, in place of one with the same words; throws LIBRARY_FULL. */
export function saveCompanyQuestion(
  { db, audit }: Deps,
  { companyId, userId }: Person,
  question: NewCompanyQuestion,
): Promise<CompanyQuestion> {
  const language = languageOfName(question.language)
  const textHash = createHash('sha256').update(foldQuestion(question.text)).digest('hex')
  return db.forCompany(companyId, async (tx) => {
    await lockCompanyQuestions(tx, companyId)
    const id = await upsertCompanyQuestion(tx, { ...question, companyId, language, textHash })
    if ((await countCompanyQuestions(tx, companyId)) > questionLimits.library)
      throw new Refusal('LIBRARY_FULL')
    await audit.record(tx, { companyId, actor: userId, action: 'company-question.saved', subjectId: id })
    return { ...question, id }
  })
}

/** Deletes a question from the library; throws NOT_FOUND. */
export function deleteCompanyQuestion(
  { db, audit }: Deps,
  { companyId, userId }: Person,
  id: string,
): Promise<void> {
  return db.forCompany(companyId, async (tx) => {
    if (!(await deleteRow(tx, companyId, id))) throw new Refusal('NOT_FOUND')
    await audit.record(tx, { companyId, actor: userId, action: 'company-question.deleted', subjectId: id })
  })
}

/** The whole library, as it is stored. */
export const exportCompanyQuestions = selectCompanyQuestionsToExport
