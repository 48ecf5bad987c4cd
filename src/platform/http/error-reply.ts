import type { EndpointShape } from '#contract/endpoint.ts'
import {
  type CommonRefusal,
  commonRefusals,
  type ErrorBody,
  Refusal,
  type RefusalText,
} from '#contract/refusals.ts'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { StillReading } from '#platform/documents/one-at-a-time.ts'
import { FileTooLarge } from '#platform/files/files.ts'
import { StorageFull } from '#platform/files/storage-full.ts'
import { StorageUnavailable } from '#platform/files/storage-unavailable.ts'
import { LimitReached } from '#platform/limits/limits.ts'
import { LeftTheLine, LineFull } from '#platform/worker-pool/fair-line.ts'
import { BadInput } from './bad-input.ts'

/** The reply to an error. `unexpected` ones are logged. */
export interface ErrorReply {
  status: number
  body: ErrorBody
  unexpected: boolean
  retryAfterSeconds?: number
}

/** Translates whatever was thrown into the one error shape. */
export function errorReply(error: unknown, endpoint?: EndpointShape): ErrorReply {
  if (error instanceof Refusal) return refused(error, endpoint)
  if (error instanceof BadInput) {
    // An id that cannot exist is answered like one that does not, so that ids cannot be probed.
    if (error.part === 'params') return common('NOT_FOUND')
    return {
      status: 400,
      body: { code: 'BAD_INPUT', message: error.message, fields: error.fields },
      unexpected: false,
    }
  }
  if (error instanceof FileTooLarge) return refused(new Refusal('FILE_TOO_LARGE'), endpoint)
  if (error instanceof LimitReached)
    return {
      ...common('TOO_MANY_REQUESTS', tooManyRequests(error.retryAfterSeconds)),
      retryAfterSeconds: error.retryAfterSeconds,
    }
  if (error instanceof StillReading) return { ...common('TOO_MANY_REQUESTS'), retryAfterSeconds: 5 }
  // Nobody reads this one.
  if (error instanceof LeftTheLine) return common('UNAVAILABLE')
  if (isUnavailable(error)) return { ...common('UNAVAILABLE'), unexpected: true, retryAfterSeconds: 2 }
  return fromFramework(error)
}

/** The common refusals as replies. */
export function common(code: CommonRefusal, message?: string): ErrorReply {
  const text = commonRefusals[code]
  return {
    status: text.status,
    body: { code, message: message ?? text.message },
    unexpected: code === 'INTERNAL',
  }
}

// "In a moment" is for waits short enough to stay on the page.
function tooManyRequests(seconds: number): string | undefined {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 2) return undefined
  const wait = minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return `Too many requests. Please try again in ${wait}.`
}

function refused(refusal: Refusal, endpoint: EndpointShape | undefined): ErrorReply {
  const listed: RefusalText | undefined =
    endpoint?.refusals?.[refusal.code] ?? (commonRefusals as Record<string, RefusalText>)[refusal.code]
  if (!listed) {
    if (refusal.code === 'FILE_TOO_LARGE') return common('TOO_LARGE')
    throw new Error(`The refusal ${refusal.code} is not listed on ${endpoint?.method} ${endpoint?.path}`)
  }
  const body: ErrorBody = { code: refusal.code, message: refusal.detail ?? listed.message }
  if (refusal.fields) body.fields = refusal.fields
  const again = refusal.code === 'UNAVAILABLE' ? { retryAfterSeconds: 2 } : {}
  return { status: listed.status, body, unexpected: false, ...again }
}

const unavailable = [DatabaseUnavailable, StorageFull, StorageUnavailable, LineFull]

function isUnavailable(error: unknown): boolean {
  return unavailable.some((kind) => error instanceof kind)
}

const busyCodes = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_REQ_FILE_TOO_LARGE'])

function fromFramework(error: unknown): ErrorReply {
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string }
  if (code && busyCodes.has(code)) return common('TOO_LARGE')
  if (statusCode === 413) return common('TOO_LARGE')
  if (statusCode === 415 || statusCode === 406) return common('UNSUPPORTED_TYPE')
  if (statusCode === 404) return common('NOT_FOUND')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return common('BAD_INPUT', 'The request could not be read. Check the format of its body.')
  }
  return common('INTERNAL')
}
