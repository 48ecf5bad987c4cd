import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { userId } from '#contract/ids.ts'
import { interviewLanguages } from '#contract/languages.ts'
import { onboardingStatus, userRole } from '#features/accounts/contract/account.ts'
import { evaluation } from '#features/assessments/contract/assessments.ts'
import { maxDemoAnswer } from './limits.ts'

const demoOff = { status: 404, message: 'There is no demo here.' } as const

export const openDemoEndpoint = endpoint({
  method: 'POST',
  path: '/api/demo',
  summary:
    'Look at a demo company without an account: a session of an hour that reads. While the company is being made the session is null; ask again.',
  access: anyone,
  reply: z.object({
    session: z.nullable(
      z.object({
        accessToken: z.string(),
        userId,
        onBoardingStatus: onboardingStatus,
        role: userRole,
      }),
    ),
  }),
  refusals: { DEMO_OFF: demoOff },
  // The page asks every few seconds until the company is made.
  limits: [{ per: ['address'], max: 150, minutes: 30 }],
})

const language = z.enum(interviewLanguages)

export const readDemoInterviewEndpoint = endpoint({
  method: 'GET',
  path: '/api/demo/interview',
  summary: 'Three questions of a demo job, in one of the languages of interviews.',
  access: anyone,
  query: z.object({ language }),
  reply: z.object({ title: z.string(), questions: z.array(z.string()) }),
  refusals: { DEMO_OFF: demoOff },
})

const answer = z.string().check(z.maxLength(maxDemoAnswer, 'This answer is too long.'))

export const scoreDemoInterviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/demo/interview',
  summary: 'Score answers to the three questions with the built-in engine. Nothing is stored.',
  access: anyone,
  body: z.strictObject({ language, answers: z.array(answer).check(z.length(3)) }),
  reply: z.object({ evaluation }),
  refusals: { DEMO_OFF: demoOff },
  limits: [{ per: ['address'], max: 20, minutes: 60 }],
})
