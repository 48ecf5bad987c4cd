import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { interviewLanguageName } from '#contract/schemas.ts'
import { competencies, questionLimits } from './limits.ts'
import { keyPoints, questionText } from './question-set.ts'

const newCompanyQuestion = z.strictObject({
  language: interviewLanguageName,
  text: questionText,
  competency: z.enum(competencies),
  keyPoints,
})
export type NewCompanyQuestion = z.output<typeof newCompanyQuestion>

/** A question of the company's own library, for all of its jobs. */
const companyQuestion = z.extend(z.object(newCompanyQuestion.shape), { id: z.uuid() })
export type CompanyQuestion = z.output<typeof companyQuestion>

export const listCompanyQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/company-questions',
  summary: "The company's own library of questions, the newest first.",
  access: canView,
  query: z.strictObject({ language: interviewLanguageName }),
  reply: z.object({ questions: z.array(companyQuestion) }),
})

export const saveCompanyQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/company-questions',
  summary: 'Saves a question to the library, in place of one with the same words in its language.',
  access: canEdit,
  body: newCompanyQuestion,
  reply: companyQuestion,
  refusals: {
    LIBRARY_FULL: {
      status: 409,
      message: `The library has ${questionLimits.library} questions. Please remove one before you save another.`,
    },
  },
})

export const deleteCompanyQuestionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/company-questions/:questionId',
  summary: 'Deletes a question from the library; jobs that ask it keep it.',
  access: canEdit,
  params: z.strictObject({ questionId: z.uuid('Not a valid id') }),
  reply: 'nothing',
})
