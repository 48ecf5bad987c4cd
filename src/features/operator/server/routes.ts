import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract.ts'
import { finishSetup } from './finish-setup.ts'
import { logInOperator } from './log-in-operator.ts'
import { logOutOperator } from './log-out-operator.ts'
import { readSetup } from './read-setup.ts'

export const routes: Route[] = [
  route(calls.readSetup, async ({ platform, params, forgive }) => {
    const setup = await readSetup(platform, params.token)
    await forgive()
    return setup
  }),
  route(calls.finishSetup, async ({ platform, params, body, forgive }) => {
    await finishSetup(platform, params.token, body)
    await forgive()
    return undefined
  }),
  route(calls.operatorLogIn, async ({ platform, body, forgive }) => {
    const { bearer, email } = await logInOperator(platform, body)
    await forgive()
    return { accessToken: bearer, email }
  }),
  route(calls.operatorLogOut, async ({ platform, operator }) => {
    await logOutOperator(platform, operator)
    return undefined
  }),
]
