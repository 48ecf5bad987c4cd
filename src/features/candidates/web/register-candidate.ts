import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { Registration, registerCandidateEndpoint } from '../contract/candidates.ts'
import type { RegistrationErrors } from '../contract/registration.ts'

export type Registered = 'PENDING' | 'UNDER_REVIEW'
/** Sends a registration; throws ApiError. */
export type Register = (registration: Registration) => Promise<Registered>

const route = routeOf<typeof registerCandidateEndpoint>({ method: 'POST', path: '/api/candidates/create' })

export const sendRegistration: Register = async (registration) =>
  (await call(route, { body: registration })).status

/** The message of each field that the server refused. */
export function fieldErrorsOf(error: unknown): RegistrationErrors {
  if (!(error instanceof ApiError)) return {}
  const { firstName, lastName, email, phone, city } = error.fields
  const errors = Object.entries({ firstName, lastName, email, phone, city })
  return Object.fromEntries(errors.filter(([, message]) => message))
}
