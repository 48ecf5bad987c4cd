import type { ErrorBody } from '#contract/refusals.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { say } from '../texts/spoken-language.ts'
import { apiTexts } from './api-texts.ts'

const t: TranslatorOf<typeof apiTexts> = (key, ...values) => say(apiTexts)(key, ...values)

/** How the server's sentences are put: as they are, until the application gives its reader's language. */
let worded = (english: string): string => english
export const inWords = (english: string): string => worded(english)
export function wordAnswersBy(words: (english: string) => string): void {
  worded = words
}

/** A failed call. Code decides by `code`; people read `message`. */
export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number
  readonly code: string
  /** The server's own message for people; empty without one. */
  readonly serverMessage: string
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, { code, message, fields }: ErrorBody) {
    const said = inWords(message)
    super(said || t('failed'))
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.serverMessage = status === 0 ? '' : said
    this.fields = Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, mistake]) => [name, inWords(mistake)]),
    )
  }
}

/** Nothing came back: offline, or the server is unreachable. */
export const networkError = (): ApiError => new ApiError(0, { code: 'NETWORK', message: t('unreachable') })

/** Reads a failed answer of any shape: a proxy may have sent it. */
export function readError(status: number, text: string, retryAfter: string | null = null): ApiError {
  const body = parseObject(text)
  const candidates = [waitText(status, retryAfter), body.message, body.msg, body.error, plainText(text)]
  const message = candidates.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  const code = typeof body.code === 'string' ? body.code : `HTTP_${status}`
  const fields = readFields(body.fields)
  return new ApiError(status, fields ? { code, message, fields } : { code, message })
}

/** Names a wait of more than a minute: an earlier attempt would be refused again. */
function waitText(status: number, retryAfter: string | null): string | undefined {
  const minutes = Math.ceil(Number(retryAfter ?? 0) / 60)
  if (status !== 429 || !(minutes > 1)) return undefined
  return minutes > 90 ? t('waitHours', { hours: Math.ceil(minutes / 60) }) : t('waitMinutes', { minutes })
}

/** The body of an error. */
interface ErrorFields {
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

const maxSentence = 200

/** A body that is a sentence, not a page or data. */
function plainText(text: string): string | undefined {
  const sentence = text.trim()
  return sentence.length <= maxSentence && !/[<{[]/.test(sentence) ? sentence : undefined
}

function parseObject(text: string): ErrorFields {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'string') return { message: parsed }
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
