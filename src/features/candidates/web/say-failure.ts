import type { InterfaceLanguage } from '#contract/languages.ts'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { ApiError } from '#ui/api/api-error.ts'
import type { registrationTexts } from '../contract/registration-texts.ts'
import { ProofFailed } from './take-proof.ts'

const known = {
  JOB_CLOSED: 'closed',
  TOO_MANY_REQUESTS: 'busy',
  PROOF_NEEDED: 'proofFailed',
  TRAP_FILLED: 'trapFilled',
} as const

/** Why nothing was sent, in the language of the page; what only the server has words for is English. */
export function sayFailure(
  error: unknown,
  t: TranslatorOf<typeof registrationTexts>,
  language: InterfaceLanguage,
): string {
  if (error instanceof ProofFailed) return t('proofFailed')
  if (!(error instanceof ApiError)) return t('failed')
  if (error.status === 0) return t('noAnswer')
  const key = Object.hasOwn(known, error.code) ? known[error.code as keyof typeof known] : undefined
  if (key && (language !== 'en' || key === 'proofFailed' || key === 'trapFilled')) return t(key)
  return language === 'en' ? error.serverMessage || t('failed') : t('failed')
}
