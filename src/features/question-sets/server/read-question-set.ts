import type { CompanyId, JobId } from '#contract/ids.ts'
import { interviewLanguageNames, type Language } from '#contract/languages.ts'
import { estimateMinutes } from '#features/jobs/server/estimate-minutes.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { findTrade } from '#lexicon/occupations/find-trade.ts'
import type { Tx } from '#platform/database/database.ts'
import type { QuestionProblem, QuestionSet } from '../contract/question-set.ts'
import { lintEmployersQuestion } from './questions/lint-employers-question.ts'
import { readBrief } from './read-brief.ts'
import { findQuestionSet } from './store.ts'

/** The questions of a job as its employer edits them: none while they are being written. */
export async function readQuestionSet(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<QuestionSet> {
  const job = await getJob(tx, companyId, jobId)
  const set = await findQuestionSet(tx, companyId, jobId)
  const questions = job.questionsState === 'ready' ? (set?.questions ?? []) : []
  const problems = problemsOf(
    job.language,
    questions.map(({ text }) => text),
  )
  return {
    state: job.questionsState,
    lockedAt: job.questionsLockedAt?.toISOString() ?? null,
    language: interviewLanguageNames[job.language],
    minutes: estimateMinutes(questions.length),
    version: set?.version ?? 1,
    general: findTrade(await readBrief(tx, companyId, job)) === null,
    questions: questions.map((question, index) => ({ ...question, problems: problems[index] ?? [] })),
  }
}

/** The problems of questions that are being written; nothing is stored. */
export async function checkQuestions(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  questions: readonly string[],
): Promise<QuestionProblem[][]> {
  return problemsOf((await getJob(tx, companyId, jobId)).language, questions)
}

function problemsOf(language: Language, questions: readonly string[]): QuestionProblem[][] {
  return questions.map((text, index) => lintEmployersQuestion(text, language, questions.toSpliced(index, 1)))
}
