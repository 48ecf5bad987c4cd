import { ApiError } from '#ui/api/api-error.ts'
import { callWithStatus } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { Registration, registerCandidate } from '../contract.ts'
import { texts } from './texts.ts'

export type Registered = 'link-sent' | 'under-review'
/** Sends a registration; throws ApiError. */
export type Register = (registration: Registration) => Promise<Registered>

const route = routeOf<typeof registerCandidate>({ method: 'POST', path: '/api/candidates/create' })

export const sendRegistration: Register = async (registration) => {
  const { status } = await callWithStatus(route, { body: registration })
  return status === 202 ? 'under-review' : 'link-sent'
}

/** What to say of a registration that failed (spec part 2 §8). */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed
  if (error.status === 0) return texts.noAnswer
  return error.code.startsWith('HTTP_') ? texts.failed : error.message
}
