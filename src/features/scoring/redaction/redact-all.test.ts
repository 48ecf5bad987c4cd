import { describe, expect, test } from 'vitest'
import { redactAll, toOriginal } from './redact.ts'

const amira = { firstName: 'Amira', lastName: 'Trabelsi', email: '', phone: '', city: '' }
const textsOf = (...given: Parameters<typeof redactAll>) => redactAll(...given).map(({ text }) => text)

describe('schools and employers', () => {
  test('have the same number in all texts of a candidate', () => {
    const texts = ['At Google and at Zembra.', 'Zembra, then Google.']
    expect(textsOf(texts, amira, [], ['Google', 'Zembra'])).toEqual([
      'At COMPANY_1 and at COMPANY_2.',
      'COMPANY_2, then COMPANY_1.',
    ])
  })

  test('are numbered apart from each other, by the order in which they first stand', () => {
    const texts = ['University of Oxford, Zembra, Université de Sfax, Google']
    expect(textsOf(texts, amira, [], ['Google', 'Zembra'])).toEqual([
      'SCHOOL_1, COMPANY_1, SCHOOL_2, COMPANY_2',
    ])
  })

  test('stay where the job asks for what they are called', () => {
    const texts = ['I use Oracle at Zembra.']
    expect(textsOf(texts, amira, [' ORACLE '], ['Oracle', 'Zembra'])).toEqual(['I use Oracle at COMPANY_1.'])
    expect(textsOf(texts, amira, [], ['Oracle', 'Zembra'])).toEqual(['I use COMPANY_1 at COMPANY_2.'])
  })

  test('stay unless they are known', () => {
    expect(textsOf(['I like Zembra.'], amira, [])).toEqual(['I like Zembra.'])
  })
})

describe('what nobody sees', () => {
  test.each([
    ['within a name', 'I am A\u200Bmi\u00ADra now.', 'I am [NAME] now.'],
    ['around a name', 'I am \u202EAmira\u202C now.', 'I am [NAME] now.'],
    ['as tags', 'We\u{E0041}\u{E0042} left.', 'We left.'],
    ['an accent of its own', 'Cafe\u0301 and tea', 'Café and tea'],
    ['a ligature', 'e\uFB03cient o\uFB00er', 'efficient offer'],
    ['an accent without a whole letter', 'x\u0323\u0301y', 'x\u0323\u0301y'],
  ])('%s is read past', (_what, text, read) => {
    expect(textsOf([text], amira, [])).toEqual([read])
  })

  test('leads back to the original, unseen characters included', () => {
    const [redacted] = redactAll(['I am A\u200Bmira, e\uFB03cient.'], amira, [])
    if (!redacted) throw new Error('No text')
    expect(redacted.text).toBe('I am [NAME], efficient.')
    const original = (start: number, end: number) => {
      const place = toOriginal(redacted, start, end)
      return redacted.original.slice(place.start, place.end)
    }
    expect(original(5, 11)).toBe('A\u200Bmira')
    expect(original(0, 12)).toBe('I am A\u200Bmira,')
    expect(original(13, 22)).toBe('e\uFB03cient')
    expect(original(14, 15)).toBe('\uFB03')
    expect(original(22, 23)).toBe('.')
  })
})

test('a text is cut into pieces that follow each other without a gap', () => {
  expect(redactAll(['Amira met Trabelsi'], amira, [])).toEqual([
    {
      text: '[NAME] met [NAME]',
      original: 'Amira met Trabelsi',
      pieces: [
        { redactedStart: 0, redactedEnd: 6, start: 0, end: 5, copied: false },
        { redactedStart: 6, redactedEnd: 11, start: 5, end: 10, copied: true },
        { redactedStart: 11, redactedEnd: 17, start: 10, end: 18, copied: false },
      ],
    },
  ])
  expect(redactAll([''], amira, [])).toEqual([{ text: '', original: '', pieces: [] }])
})

test('where two finds overlap the person goes before the place', () => {
  expect(textsOf(['Amira Ltd, Trabelsi'], amira, [], ['Amira Ltd'])).toEqual(['[NAME] Ltd, [NAME]'])
})
