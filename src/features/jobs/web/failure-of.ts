import { translatorOf } from '#contract/texts/translator.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { createTexts } from './create-texts.ts'

const t = translatorOf(createTexts)

/** The server's message, where it sent one. */
export function failureOf(error: unknown): string {
  const message = error instanceof ApiError ? error.serverMessage : ''
  return message === '' ? t('unknownError') : message
}
