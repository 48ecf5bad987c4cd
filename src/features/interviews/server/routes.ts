import { type Route, route } from '#platform/http/route.ts'
import {
  awaitCvEndpoint,
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
  saveDraftEndpoint,
  saveFollowUpEndpoint,
  startInterviewEndpoint,
} from '../contract/interviews.ts'
import { chooseLanguageEndpoint } from '../contract/language.ts'
import { askForPersonEndpoint, getCvEndpoint, getTranscriptEndpoint } from '../contract/transcript.ts'
import { askForPersonByLink } from './ask-for-person-by-link.ts'
import { awaitCv } from './await-cv.ts'
import { chooseLanguage } from './choose-language.ts'
import { completeInterview, requireRoomToComplete } from './complete-interview.ts'
import { getInterview, startInterview } from './get-interview.ts'
import { openCv } from './open-cv.ts'
import { openTranscript } from './open-transcript.ts'
import { saveAnswer, saveDraft, saveFollowUp } from './save-answer.ts'
import { requireOpenToCv, saveCv } from './save-cv.ts'

export const routes: Route[] = [
  route(getInterviewEndpoint, ({ platform, params }) => getInterview(platform, params.token)),
  route(startInterviewEndpoint, ({ platform, params, body }) =>
    startInterview(platform, params.token, body.consentVersion),
  ),
  route(saveAnswerEndpoint, ({ platform, params, body }) =>
    saveAnswer(platform, params.token, { index: params.index, ...body }),
  ),
  route(saveFollowUpEndpoint, ({ platform, params, body }) =>
    saveFollowUp(platform, params.token, { index: params.index, ...body }),
  ),
  route(saveDraftEndpoint, async ({ platform, params, body }) => {
    await saveDraft(platform, params.token, { index: params.index, ...body })
    return undefined
  }),
  route(saveCvEndpoint, ({ platform, params, upload }) => saveCv(platform, params.token, upload), {
    beforeBody: async ({ platform, params }) => {
      await requireOpenToCv(platform, params.token)
    },
  }),
  route(awaitCvEndpoint, async ({ platform, params }) => {
    await awaitCv(platform, params.token)
    return undefined
  }),
  route(
    completeInterviewEndpoint,
    async ({ platform, fields, upload }) => {
      const { interviewToken = '', ...sent } = fields
      await completeInterview(platform, { token: interviewToken, ...sent, upload })
      return { status: 'completed' as const, message: 'Your application has been submitted.' }
    },
    { beforeBody: async () => requireRoomToComplete() },
  ),
  route(askForPersonEndpoint, async ({ platform, params }) => {
    await askForPersonByLink(platform, params.token)
    return undefined
  }),
  route(chooseLanguageEndpoint, async ({ platform, params, body }) => {
    await chooseLanguage(platform, params.token, body.language)
    return undefined
  }),
  route(getTranscriptEndpoint, ({ platform, employer, params }) =>
    openTranscript(platform, employer, params.candidateId),
  ),
  route(getCvEndpoint, ({ platform, employer, params }) => openCv(platform, employer, params.candidateId)),
]
