import * as z from 'zod/mini'
import { anyone, type CallLimit, endpoint, linkHolder, operatorOnly } from '#contract/endpoint.ts'
import {
  commonPassword,
  emailAddress,
  linkToken,
  typedPassword,
} from '#features/accounts/contract/account.ts'

const wrongCode = 'The code has six digits.'
const code = z.string(wrongCode).check(
  z.overwrite((text) => text.replace(/\s+/g, '')),
  z.regex(/^[0-9]{6}$/, wrongCode),
)
const [min, max] = [12, 200]
const shortPassword = `An operator’s password has at least ${min} characters.`

const byAddress = { name: 'operator', per: ['address'], max: 20, minutes: 15 } as const satisfies CallLimit

const deadSetup = {
  status: 404,
  message: 'This link has expired. Run `npm run operator -- create EMAIL` again for a new one.',
} as const

export const readSetupEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/setup/:token',
  summary: 'What an authenticator app needs, for the holder of a link from the command line.',
  access: linkHolder,
  params: linkToken,
  reply: z.object({ email: z.string(), secret: z.string(), qr: z.string() }),
  refusals: { BAD_SETUP: deadSetup },
  limits: [byAddress],
})

export const finishSetupEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/setup/:token',
  summary: 'Choose the password and prove that the authenticator app works.',
  access: linkHolder,
  params: linkToken,
  body: z.strictObject({
    password: z
      .string(shortPassword)
      .check(z.minLength(min, shortPassword), z.maxLength(max, `A password has at most ${max} characters.`)),
    code,
  }),
  reply: 'nothing',
  refusals: {
    BAD_SETUP: deadSetup,
    WRONG_CODE: { status: 400, message: 'This code is wrong. Wait for the next one and try again.' },
    COMMON_PASSWORD: commonPassword,
  },
  limits: [byAddress],
})

export const logInOperatorEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Start an operator’s session with password and code; no code works twice.',
  access: anyone,
  body: z.strictObject({ email: emailAddress, password: typedPassword, code }),
  reply: z.object({ accessToken: z.string(), email: z.string() }),
  refusals: { WRONG_LOGIN: { status: 401, message: 'Wrong email, password or code.' } },
  // With the address, so that nobody locks an operator out. Codes are counted for the operator alone, in the operation.
  limits: [{ ...byAddress, per: ['body.email', 'address'], max: 10 }, byAddress],
})

export const logOutOperatorEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'End the operator’s session.',
  access: operatorOnly,
  reply: 'nothing',
})
