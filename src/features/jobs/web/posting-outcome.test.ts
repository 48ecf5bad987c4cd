import { describe, expect, test } from 'vitest'
import { ApiError } from '#ui/api/api-error.ts'
import { postingRefusals } from '../contract.ts'
import { outcomeTexts } from './create-texts.ts'
import { outcomeOf } from './posting-outcome.ts'

const refusal = (code: string, message: string, status = 403) => new ApiError(status, { code, message })

describe('by code', () => {
  test.each(Object.keys(postingRefusals))('%s', (code) => expect(outcomeOf(refusal(code, ''))).toBe(code))
})

describe('by the words of the message where no code is sent', () => {
  test.each([
    ["Vous n'avez pas d'abonnement, veuillez en acheter un", 'NO_SUBSCRIPTION'],
    ["Votre ABONNEMENT n'est pas encore actif", 'NOT_ACTIVE'],
    ['Votre abonnement a expiré', 'EXPIRED_SUBSCRIPTION'],
    ['Votre abonnement a expire\u0301', 'EXPIRED_SUBSCRIPTION'],
    ["Vous avez utilisé toutes vos offres d'emploi", 'NO_JOBS_LEFT'],
    ['Plus d’offres d’emploi', 'NO_JOBS_LEFT'],
    ['Votre abonnement', 'UNKNOWN_ERROR'],
    ['', 'UNKNOWN_ERROR'],
  ])('%s', (message, outcome) => expect(outcomeOf(refusal('HTTP_403', message))).toBe(outcome))

  test('and the words that our server sends say the same as its codes', () => {
    for (const [code, { message }] of Object.entries(postingRefusals))
      expect(outcomeOf(refusal('HTTP_403', message))).toBe(code)
  })
})

test('anything but a 403 is unknown', () => {
  expect(outcomeOf(refusal('HTTP_500', 'abonnement acheter', 500))).toBe('UNKNOWN_ERROR')
  expect(outcomeOf(new Error('abonnement acheter'))).toBe('UNKNOWN_ERROR')
  expect(outcomeOf(null)).toBe('UNKNOWN_ERROR')
})

test('panels have the titles and buttons of the catalogue', () => {
  const table = Object.entries(outcomeTexts).map(([code, { title, button }]) => [code, title, button])
  expect(table).toEqual([
    ['NO_SUBSCRIPTION', 'Subscription required', 'Subscribe'],
    ['NOT_ACTIVE', 'Subscription pending', 'View my subscription'],
    ['NO_JOBS_LEFT', 'Quota exhausted', 'Upgrade my subscription'],
    ['EXPIRED_SUBSCRIPTION', 'Subscription expired', 'Renew my subscription'],
    ['UNKNOWN_ERROR', 'Subscription error', 'Contact support'],
  ])
})
