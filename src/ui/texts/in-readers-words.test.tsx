// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { ApiError, wordAnswersBy } from '../api/api-error.ts'
import { inReadersWords } from './in-readers-words.ts'
import { openLanguage } from './spoken-language.ts'

const french = {
  name: 'contract',
  language: 'fr',
  messages: {
    'Please log in.': 'Veuillez vous connecter.',
    'Reports need the {plan} plan.': 'Les rapports demandent la formule {plan}.',
    'Signs like < > { } [ ] (?) are refused.': 'Refusé.',
    'This asks about {topic}.': 'Ceci porte sur {topic}.',
    'past pay': 'les salaires passés',
  },
} as const

const speak = async (language: string) => {
  window.history.replaceState(null, '', `/?lang=${language}`)
  await openLanguage(async () => [french])
}
afterEach(() => speak('en'))

test('a sentence of the server is said in the language of the reader, with what it names', async () => {
  await speak('fr')
  expect(inReadersWords('Please log in.')).toBe('Veuillez vous connecter.')
  expect(inReadersWords('Reports need the Enterprise plan.')).toBe(
    'Les rapports demandent la formule Enterprise.',
  )
  expect(inReadersWords('This asks about past pay.')).toBe('Ceci porte sur les salaires passés.')
  expect(inReadersWords('Signs like < > { } [ ] (?) are refused.')).toBe('Refusé.')
  expect(inReadersWords('Something new.')).toBe('Something new.')
  wordAnswersBy(inReadersWords)
  const fields = { name: 'Please log in.' }
  const error = new ApiError(400, { code: 'BAD_INPUT', message: 'This asks about past pay.', fields })
  expect([error.message, error.serverMessage, error.fields]).toEqual([
    'Ceci porte sur les salaires passés.',
    'Ceci porte sur les salaires passés.',
    { name: 'Veuillez vous connecter.' },
  ])
})

test('in English it is what the server said', async () => {
  await speak('en')
  expect(inReadersWords('Please log in.')).toBe('Please log in.')
})
