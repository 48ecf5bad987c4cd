import type { ErrorBody } from '#contract/refusals.ts'

/** A call that did not succeed. `code` decides, `message` is what a person reads. */
export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, { code, message, fields }: ErrorBody) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields ?? {}
  }
}

/** Nothing came back: offline, or the server is unreachable. */
export const networkError = (): ApiError =>
  new ApiError(0, {
    code: 'NETWORK',
    message: 'We could not reach the server. Check your connection and try again.',
  })

/** The message of an answer that said nothing a person can read. */
export const nothingSaid = 'Something went wrong. Please try again later.'

/** Reads an unsuccessful answer, whatever shape it has: a proxy in between may answer in its own way. */
export function readError(status: number, text: string, retryAfter: string | null = null): ApiError {
  const body = parseObject(text)
  const said = [body.message, body.msg, body.error, plainText(text)].find(
    (value) => typeof value === 'string' && value !== '',
  )
  const code = typeof body.code === 'string' ? body.code : `HTTP_${status}`
  const message = waitFor(status, retryAfter) ?? (typeof said === 'string' ? said : nothingSaid)
  const fields = readFields(body.fields)
  return new ApiError(status, fields ? { code, message, fields } : { code, message })
}

/** A wait that is longer than a moment is said: who tries again too early would only read the same. */
function waitFor(status: number, retryAfter: string | null): string | undefined {
  const minutes = Math.ceil(Number(retryAfter ?? 0) / 60)
  if (status !== 429 || !(minutes > 1)) return undefined
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`
  return `Too many requests. Please try again in ${wait}.`
}

/** What an error's body may say; nothing of it is sure. */
interface SaidError {
  code?: unknown
  message?: unknown
  msg?: unknown
  error?: unknown
  fields?: unknown
}

function readFields(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}

const longestSentence = 200

/** A body that is a sentence, not a page or data. */
function plainText(text: string): string | undefined {
  const sentence = text.trim()
  return sentence.length <= longestSentence && !/[<{[]/.test(sentence) ? sentence : undefined
}

function parseObject(text: string): SaidError {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
