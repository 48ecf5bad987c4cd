import { languageOfName } from '#contract/languages.ts'
import { type Route, route } from '#platform/http/route.ts'
import {
  deleteCompanyQuestionEndpoint,
  listCompanyQuestionsEndpoint,
  saveCompanyQuestionEndpoint,
} from '../contract/company-questions.ts'
import {
  changeQuestionSetEndpoint,
  checkQuestionsEndpoint,
  readQuestionSetEndpoint,
  rewriteQuestionSetEndpoint,
  suggestQuestionEndpoint,
} from '../contract/question-set.ts'
import {
  deleteCompanyQuestion,
  listCompanyQuestions,
  saveCompanyQuestion,
} from './change-company-questions.ts'
import { changeQuestionSet, rewriteQuestionSet, suggestQuestion } from './change-question-set.ts'
import { checkQuestions, readQuestionSet } from './read-question-set.ts'

export const routes: Route[] = [
  route(readQuestionSetEndpoint, ({ platform, employer: { companyId }, params }) =>
    platform.db.forCompany(companyId, (tx) => readQuestionSet(tx, companyId, params.jobId)),
  ),
  route(changeQuestionSetEndpoint, ({ platform, employer, params, body }) =>
    changeQuestionSet(platform, employer, params.jobId, body),
  ),
  route(rewriteQuestionSetEndpoint, ({ platform, employer, params, body }) =>
    rewriteQuestionSet(platform, employer, params.jobId, body.version),
  ),
  route(suggestQuestionEndpoint, ({ platform, employer: { companyId }, params, body }) =>
    platform.db.forCompany(companyId, (tx) => suggestQuestion(tx, companyId, params.jobId, body)),
  ),
  route(checkQuestionsEndpoint, async ({ platform, employer: { companyId }, params, body }) => ({
    problems: await platform.db.forCompany(companyId, (tx) =>
      checkQuestions(tx, companyId, params.jobId, body.questions),
    ),
  })),
  route(listCompanyQuestionsEndpoint, async ({ platform, employer: { companyId }, query }) => ({
    questions: await platform.db.forCompany(companyId, (tx) =>
      listCompanyQuestions(tx, companyId, languageOfName(query.language)),
    ),
  })),
  route(saveCompanyQuestionEndpoint, ({ platform, employer, body }) =>
    saveCompanyQuestion(platform, employer, body),
  ),
  route(deleteCompanyQuestionEndpoint, ({ platform, employer, params }) =>
    deleteCompanyQuestion(platform, employer, params.questionId),
  ),
]
