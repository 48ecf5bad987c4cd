import { describe, expect, test } from 'vitest'
import { redactAll, toOriginal } from './redaction/redact.ts'
import { type Claim, verifyQuote } from './verify-quote.ts'

const person = { firstName: 'Amira', lastName: 'Trabelsi', email: '', phone: '', city: '' }
const read = (text: string) => redactAll([text], person, [])[0] ?? { text: '', original: '', pieces: [] }

const first = read('I am Amira Trabelsi and I led the move.')
const second = read('We closed the shop.   ')
const cv = read('Amira Trabelsi, buyer')
const evidence = { answers: [first, second], cv }

const inAnswer = (text: string, start: number, index = 0): Claim => ({ source: 'answer', index, start, text })

test('the texts are read without the name', () => {
  expect([first.text, cv.text]).toEqual(['I am [NAME] and I led the move.', '[NAME], buyer'])
})

describe('a claim that stands where it says', () => {
  test.each<[what: string, claim: Claim, quote: object]>([
    [
      'in an answer',
      inAnswer('I led the move', 16),
      { source: 'answer', index: 0, start: 24, end: 38, text: 'I led the move' },
    ],
    [
      'in another answer',
      inAnswer('closed', 3, 1),
      { source: 'answer', index: 1, start: 3, end: 9, text: 'closed' },
    ],
    [
      'over a name, which is quoted whole',
      inAnswer('NAME] and', 6),
      { source: 'answer', index: 0, start: 5, end: 23, text: 'Amira Trabelsi and' },
    ],
    [
      'in the CV',
      { source: 'cv', start: 8, text: 'buyer' },
      { source: 'cv', start: 16, end: 21, text: 'buyer' },
    ],
  ])('is quoted from the original: %s', (_what, claim, quote) => {
    expect(verifyQuote(claim, evidence)).toEqual(quote)
  })
})

describe('no quote', () => {
  test.each<[what: string, claim: Claim]>([
    ['words beside their place', inAnswer('I led the move', 15)],
    ['words that begin before the text', inAnswer('move.', -5)],
    ['other letters', inAnswer('i led the move', 16)],
    ['more than the text holds', inAnswer('move. All of it', 26)],
    ['the name itself', inAnswer('Amira', 5)],
    ['nothing', inAnswer('', 0)],
    ['blanks', inAnswer('  ', 19, 1)],
    ['words of another answer', inAnswer('closed', 3, 0)],
    ['an answer that is not there', inAnswer('I led the move', 16, 2)],
    ['an answer as the CV', { source: 'cv', start: 16, text: 'I led the move' }],
  ])('of %s', (_what, claim) => {
    expect(verifyQuote(claim, evidence)).toBeNull()
  })

  test('of a CV that is not there', () => {
    expect(verifyQuote({ source: 'cv', start: 8, text: 'buyer' }, { ...evidence, cv: null })).toBeNull()
  })
})

test.each([
  [0, 4, { start: 0, end: 4 }],
  [5, 11, { start: 5, end: 19 }],
  [6, 7, { start: 5, end: 19 }],
  [4, 12, { start: 4, end: 20 }],
  [11, 12, { start: 19, end: 20 }],
  [0, 31, { start: 0, end: 39 }],
])('places %i to %i of the redacted answer lead back', (start, end, original) => {
  expect(toOriginal(first, start, end)).toEqual(original)
})
