import { APICallError } from 'ai'
import { AiFailure, type FailureKind } from './ai.ts'
import { TooLarge } from './bounded-fetch.ts'

/** Turns an error of the SDK or the network into an AiFailure. */
export function toAiFailure(error: unknown, signal: AbortSignal): AiFailure {
  if (error instanceof AiFailure) return error
  if (signal.aborted)
    return new AiFailure(isTimeout(signal.reason) ? 'too-slow' : 'stopped', { cause: error })
  if (causedBy(error, TooLarge)) return new AiFailure('too-large', { cause: error })
  if (!APICallError.isInstance(error)) return new AiFailure('unreachable', { cause: error })
  const { statusCode, responseHeaders, responseBody } = error
  const raw = responseBody ?? ''
  if (statusCode === undefined) return new AiFailure('unreachable', { cause: error })
  const retryAfterMs = readRetryAfter(responseHeaders ?? {})
  return new AiFailure(kindOf(statusCode, raw), { retryAfterMs, raw, cause: error })
}

function kindOf(status: number, raw: string): FailureKind {
  if (status === 429 || status === 529 || status === 503) return 'busy'
  if (status >= 500) return 'broken'
  if (status === 408) return 'too-slow'
  if (status >= 400) return 'rejected'
  // A success that could not be read.
  return raw.trim() === '' ? 'empty' : 'wrong-shape'
}

const isTimeout = (reason: unknown) => reason instanceof Error && reason.name === 'TimeoutError'

function causedBy(error: unknown, kind: new (message: string) => Error): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  return error instanceof kind || causedBy(cause, kind)
}

/** Seconds or a date, as HTTP has it; milliseconds, as some providers have it. */
function readRetryAfter(headers: Record<string, string>): number | null {
  const exact = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] && Number.isFinite(exact) && exact >= 0) return exact
  const said = headers['retry-after']
  if (!said) return null
  const seconds = Number(said)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(said)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
