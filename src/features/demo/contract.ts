import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { userId } from '#contract/ids.ts'
import { onboardingStatus, userRole } from '#features/accounts/contract/account.ts'

export const demoOff = { status: 404, message: 'There is no demo here.' } as const

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
