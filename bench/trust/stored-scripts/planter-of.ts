import type { AnswerOf, EndpointShape } from '#contract/endpoint.ts'
import type { Hiring } from '#testing/hire-through-faults.ts'
import type { TestCall } from '#testing/request-of.ts'
import { inTurns, type Turns } from './script-payloads.ts'

/** What the server did with what it was offered. */
export interface Offered {
  taken: number
  /** Statuses below 500. */
  refused: number[]
  failed: string[]
}

/** A company that hires with payloads for words. */
export interface Planter extends Hiring, Turns {
  payloads: readonly string[]
  offered: Offered
  /** null where the server refuses it. */
  offer<E extends EndpointShape>(endpoint: E, call: TestCall<E>): Promise<AnswerOf<E> | null>
}

/** Offers payloads to a company’s fields. */
export function planterOf(hiring: Hiring, payloads: readonly string[]): Planter {
  const offered: Offered = { taken: 0, refused: [], failed: [] }
  const offer: Planter['offer'] = async (endpoint, call) => {
    try {
      const answer = await hiring.client.call(endpoint, call)
      offered.taken++
      return answer
    } catch (error) {
      const { message } = error as Error
      const status = Number(/was answered (\d+)/.exec(message)?.[1] ?? 500)
      if (status < 500) offered.refused.push(status)
      else offered.failed.push(message)
      return null
    }
  }
  return { ...hiring, ...inTurns(payloads), payloads, offered, offer }
}
