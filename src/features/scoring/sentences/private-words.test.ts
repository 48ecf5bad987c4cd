import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { readOne } from '#testing/interviews/read-one.ts'
import { claimSentence } from '../scores/draft.ts'

/** What is quoted of an answer of one sentence. */
function quoted(language: Language, text: string): string {
  const answer = readOne(language, text)
  const [sentence] = answer.spoken
  if (!sentence) throw new Error(text)
  return claimSentence(answer, sentence).text
}

describe('what is private is not quoted', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'I moved the order to Monday, because my daughter was in hospital.',
      'I moved the order to Monday',
    ],
    [
      'en',
      'After my pregnancy, I rebuilt the stock list in two weeks.',
      'I rebuilt the stock list in two weeks',
    ],
    [
      'en',
      'As a shop steward, I checked every rota against the contract.',
      'I checked every rota against the contract',
    ],
    [
      'fr',
      "J'ai repris les commandes en main, quand ma mère était malade.",
      "J'ai repris les commandes en main",
    ],
    [
      'fr',
      "J'ai fini l'inventaire avant la nuit, malgré le ramadan.",
      "J'ai fini l'inventaire avant la nuit",
    ],
    [
      'de',
      'Ich habe die Lieferung umgeplant, obwohl ich krankgeschrieben war.',
      'Ich habe die Lieferung umgeplant',
    ],
    ['de', 'Nach der Elternzeit, habe ich das Lager neu geordnet.', 'habe ich das Lager neu geordnet'],
    [
      'es',
      'Cambié el turno con una compañera, porque mi hijo estaba en casa.',
      'Cambié el turno con una compañera',
    ],
    ['es', 'En plena huelga, preparé los pedidos con dos personas.', 'preparé los pedidos con dos personas'],
  ])('%s: %s', (language, text, rest) => {
    expect(quoted(language, text)).toBe(rest)
  })

  test('nothing is quoted of a sentence that is private as a whole', () => {
    expect(quoted('en', 'My husband and my children needed me at home that year.')).toBe('')
  })

  test('work with patients and families of others is work', () => {
    const text = 'The patient was pale, so I called the doctor and explained it to his wife.'
    expect(quoted('en', text)).toBe(text)
  })
})
