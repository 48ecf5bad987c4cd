import { ApiError } from '#ui/api/api-error.ts'

/**
 * Why a call failed: the server's own words, else `fallback`. Without an answer the client's words, or `unreachable`
 * where the page has its own.
 */
export function failureMessage(error: unknown, fallback: string, unreachable?: string): string {
  if (!(error instanceof ApiError)) return unreachable ?? fallback
  if (error.status === 0) return unreachable ?? error.message
  return error.serverMessage || fallback
}
