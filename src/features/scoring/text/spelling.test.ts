import { expect, test } from 'vitest'
import { mended } from './spelling.ts'
import { wordsOf } from './text.ts'

const meant = (text: string, language: 'de' | 'en' | 'es') =>
  mended(wordsOf(text), language).map((word) => word.text)

test('slips of the pen in words that the engine looks for are mended', () => {
  expect(meant('I measrued it and documetned it', 'en')).toEqual([
    'i',
    'measured',
    'it',
    'and',
    'documented',
    'it',
  ])
})

test('a German compound with a slip is mended, though one half of it is a word', () => {
  expect(meant('den Vertrag unterschireben', 'de')).toEqual(['den', 'vertrag', 'unterschrieben'])
})

test('a word that some trade uses is what was meant', () => {
  expect(meant('se trataba del domingo', 'es')).toEqual(['se', 'trataba', 'del', 'domingo'])
})
