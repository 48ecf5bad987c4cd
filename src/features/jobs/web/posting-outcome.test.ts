import { expect, test } from 'vitest'
import { translatorOf } from '#contract/texts/translator.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { postingRefusals } from '../contract/jobs.ts'
import { outcomeTexts } from './outcome-texts.ts'
import { outcomeOf } from './posting-outcome.tsx'

const refusal = (code: string, message: string, status = 403) => new ApiError(status, { code, message })

test.each(['NO_SUBSCRIPTION', 'NOT_ACTIVE', 'EXPIRED_SUBSCRIPTION', 'NO_JOBS_LEFT'])(
  '§1.4-6 §1.8-11 %s is known by its code',
  (code) => expect(outcomeOf(refusal(code, ''))).toBe(code),
)

test('§1.8-11 its message holds the words of the catalogue', () => {
  expect(postingRefusals.NO_SUBSCRIPTION.message).toMatch(/abonnement.*acheter/)
  expect(postingRefusals.NOT_ACTIVE.message).toMatch(/abonnement.*actif/)
  expect(postingRefusals.EXPIRED_SUBSCRIPTION.message).toMatch(/abonnement.*expiré/)
  expect(postingRefusals.NO_JOBS_LEFT.message).toContain("offres d'emploi")
})

test('§1.4-6 §1.8-11 anything else is unknown', () => {
  expect(outcomeOf(refusal('HTTP_500', 'abonnement acheter', 500))).toBe('UNKNOWN_ERROR')
  expect(outcomeOf(new Error('abonnement acheter'))).toBe('UNKNOWN_ERROR')
  expect(outcomeOf(null)).toBe('UNKNOWN_ERROR')
})

test('§1.8-13..16 panels have the titles and buttons of the catalogue', () => {
  const t = translatorOf(outcomeTexts)
  const catalogue = [
    ['NO_SUBSCRIPTION', 'Subscription required', 'Subscribe'],
    ['NOT_ACTIVE', 'Subscription pending', 'View my subscription'],
    ['NO_JOBS_LEFT', 'Quota exhausted', 'Upgrade my subscription'],
    ['EXPIRED_SUBSCRIPTION', 'Subscription expired', 'Renew my subscription'],
    ['UNKNOWN_ERROR', 'Subscription error', 'Contact support'],
  ] as const
  for (const [outcome, title, button] of catalogue)
    expect([t(`${outcome}.title`), t(`${outcome}.button`)]).toEqual([title, button])
})
