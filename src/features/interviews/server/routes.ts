import { type Route, route } from '#platform/http/route.ts'
import {
  completeInterview as completeEndpoint,
  readInterview as readEndpoint,
  saveAnswer as saveAnswerEndpoint,
  saveDraft as saveDraftEndpoint,
  sendCv,
  startInterview as startEndpoint,
} from '../contract.ts'
import { completeInterview } from './complete-interview.ts'
import { admitCv, keepCv } from './keep-cv.ts'
import { readInterview } from './read-interview.ts'
import { saveAnswer, saveDraft } from './save-answer.ts'
import { startInterview } from './start-interview.ts'

export const routes: Route[] = [
  route(readEndpoint, ({ platform, params }) => readInterview(platform, params.token)),
  route(startEndpoint, ({ platform, params, body }) =>
    startInterview(platform, params.token, body.consentVersion),
  ),
  route(saveAnswerEndpoint, async ({ platform, params, body }) => {
    await saveAnswer(platform, params.token, { index: params.index, ...body })
    return undefined
  }),
  route(saveDraftEndpoint, async ({ platform, params, body }) => {
    await saveDraft(platform, params.token, { index: params.index, ...body })
    return undefined
  }),
  route(sendCv, ({ platform, params, upload }) => keepCv(platform, params.token, upload), {
    beforeBody: async ({ platform, params }) => {
      await admitCv(platform, params.token)
    },
  }),
  route(completeEndpoint, async ({ platform, fields, upload }) => {
    const { interviewToken = '', questions, answers } = fields
    await completeInterview(platform, { token: interviewToken, questions, answers, upload })
    return { status: 'completed' as const, message: 'Your application has been submitted.' }
  }),
]
