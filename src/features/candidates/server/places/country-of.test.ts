import { expect, test } from 'vitest'
import { countryOf } from './country-of.ts'

test.each([
  ['Tunis', 'TN'],
  ['تونس', 'TN'],
  ['Lac 1, Tunis', 'TN'],
  ['Sousse / Monastir', 'TN'],
  ['Paris', 'FR'],
  ['Berlin – Mitte', 'DE'],
  ['Madrid', 'ES'],
  ['München', 'DE'],
  ['Wien', 'AT'],
  ['Alger', 'DZ'],
  ['الدار البيضاء', 'MA'],
  ['Bruxelles', 'BE'],
  ['Tunisie', 'TN'],
  ['Sfax, Tunisie', 'TN'],
  ['Valencia', 'VE'],
  ['Valencia, España', 'ES'],
  ['Deutschland', 'DE'],
  ['Atlanta, Georgia', 'US'],
  ['Remote', null],
  ['', null],
  ['__proto__', null],
])('%s lies in %s', (text, country) => expect(countryOf(text)).toBe(country))
