import type { CompanyId, JobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { JobInterview, QuestionProblem } from '../contract/interview.ts'
import { selectQuestions } from './interview/store.ts'
import { lintEmployersQuestion } from './questions/lint-employers-question.ts'
import { interviewMinutes } from './rules.ts'
import { findJobRow } from './store.ts'
import type { JobRow } from './tables.ts'

/** A job's interview as its employer edits it. While it is being written it has no questions to show. */
export async function readJobInterview(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<JobInterview> {
  const job = await findJobRow(tx, companyId, jobId)
  if (!job) throw new Refusal('NOT_FOUND')
  const questions = job.interviewState === 'ready' ? await selectQuestions(tx, companyId, jobId) : []
  const problems = problemsOf(
    job,
    questions.map(({ text }) => text),
  )
  return {
    state: job.interviewState,
    lockedAt: job.interviewLockedAt?.toISOString() ?? null,
    language: interviewLanguageNames[job.interviewLanguage],
    minutes: interviewMinutes(questions.length),
    version: job.interviewVersion,
    questions: questions.map(({ text, guide, origin }, at) => ({
      text,
      competency: guide.competency,
      intent: guide.intent,
      showsWell: guide.showsWell,
      redFlags: [...guide.redFlags],
      anchors: [...guide.anchors],
      origin,
      problems: problems[at] ?? [],
    })),
  }
}

/** What is the matter with questions that are being written; nothing is kept. */
export async function checkQuestions(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  questions: readonly string[],
): Promise<QuestionProblem[][]> {
  const job = await findJobRow(tx, companyId, jobId)
  if (!job) throw new Refusal('NOT_FOUND')
  return problemsOf(job, questions)
}

function problemsOf({ interviewLanguage }: JobRow, questions: readonly string[]): QuestionProblem[][] {
  return questions.map((text, at) =>
    lintEmployersQuestion(text, interviewLanguage, questions.toSpliced(at, 1)),
  )
}
