import { describe, expect, test } from 'vitest'
import { datedSpansIn, mergedMonths } from '../cv/date-ranges.ts'
import { degreeLevel, titleLevel } from '../cv/ladders.ts'
import { monthsWorked, readCv } from '../cv/read-cv.ts'
import { namesOfSkill, placesOf } from '../cv/skills.ts'
import { redactAll } from '../redaction/redact.ts'
import { verifyQuote } from '../verify-quote.ts'
import { identifyLanguage } from './identify-language.ts'
import { fold, opening, sentencesOf, wordsOf } from './text.ts'

const now = 2026 * 12 + 2
const identity = {
  firstName: 'Zoé',
  lastName: 'Ben Salah',
  email: 'z@x.tn',
  phone: '+216 20 123 456',
  city: 'Sousse',
}
const redacted = (text: string) => redactAll([text], identity, ['SAP'])[0]?.text

describe('redaction', () => {
  test.each([
    ['Zoé Ben Salah', '[NAME]'],
    ['Mme ZOE BEN SALAH', '[NAME]'],
    ['z@x.tn, 20 123 456', '[EMAIL], [PHONE]'],
    ['Née le 12/03/1990', '[BIRTH]'],
    ['12 rue de la Paix, Sousse', '[ADDRESS], [CITY]'],
    ['Nationality: Tunisian', '[NATIONALITY]'],
    ['https://linkedin.com/in/zoe', '[LINK]'],
    ['INSAT, puis Université de Tunis, puis INSAT', 'SCHOOL_1, puis SCHOOL_2, puis SCHOOL_1'],
    ["5 ans d'expérience", "5 ans d'expérience"],
    ['2019 - 2021', '2019 - 2021'],
    ['SAP', 'SAP'],
    ['Je suis motivée', 'Je suis motivé'],
  ])('%s', (text, expected) => expect(redacted(text)).toBe(expected))

  test('§assessment-1 a quote is mapped back to the original', () => {
    const original = 'Hello, Zoé Ben Salah here. I built it.'
    const answers = redactAll([original], identity, [])
    const claim = { source: 'answer' as const, index: 0, start: 0, text: 'Hello, [NAME] here.' }
    expect(verifyQuote(claim, { answers, cv: null })).toEqual({
      source: 'answer',
      index: 0,
      start: 0,
      end: 26,
      text: 'Hello, Zoé Ben Salah here.',
    })
    expect(verifyQuote({ ...claim, text: 'Hello, [NAME] HERE.' }, { answers, cv: null })).toBeNull()
  })
})

describe('dates', () => {
  test.each([
    ['Jan 2019 – Mar 2021', 27],
    ['janvier 2019 à mars 2021', 27],
    ['März 2019 bis heute', 85],
    ['de enero de 2019 a diciembre de 2019', 12],
    ['01/2019 - 03/2021', 27],
    ['2019-01 – 2021-03', 27],
    ['2019 - 2021', 24],
    ['depuis 2024', 21],
  ])('%s is %d months', (text, months) => expect(mergedMonths(datedSpansIn(text, now))).toBe(months))

  test('overlaps count once, internships half', () => {
    const cv =
      'Experience\nDeveloper, Jan 2020 - Dec 2021\nTeacher, Jan 2021 - Dec 2021\nIntern, Jan 2019 - Dec 2019'
    expect(monthsWorked(readCv(cv, now).posts)).toBe(30)
  })
})

describe('ladders', () => {
  test.each([
    ["Diplôme d'ingénieur", 4],
    ['Licence appliquée', 3],
    ['Mastère professionnel', 4],
    ['BTS', 2],
    ['Abitur', 1],
    ['Grado en Derecho', 3],
    ['Doctorat', 5],
    ['Scrum Master certified', 0],
  ])('%s is degree %d', (text, level) => expect(degreeLevel(fold(text))).toBe(level))
  test.each([
    ['Stagiaire marketing', 0],
    ['Senior Developer', 3],
    ['Teamleiterin', 4],
    ['Comptable', null],
  ])('%s is step %s', (text, level) => expect(titleLevel(fold(text))).toBe(level))
})

test('languages of a CV carry their level', () => {
  const cv = 'Langues\nFrançais : langue maternelle, anglais B2, Deutsch (Grundkenntnisse), arabe'
  const spoken = readCv(cv, now).languages.map(({ name, credit }) => [name, credit])
  expect(Object.fromEntries(spoken)).toEqual({ french: 100, english: 80, german: 35, arabic: 65 })
})

test('skills are found by their other names, never inside a word', () => {
  expect(placesOf(namesOfSkill('PostgreSQL'), 'We ran Postgres.')).toEqual([{ start: 7, end: 15 }])
  expect(placesOf(namesOfSkill('Java'), 'JavaScript')).toEqual([])
})

test.each([
  ['Ich habe das Projekt geleitet.', 'de'],
  ['J’ai géré le projet avec Docker et Kubernetes.', 'fr'],
  ['Organicé el envío de los pedidos.', 'es'],
  ['I led the project.', 'en'],
  ['ok', null],
])('%s is %s', (text, language) => expect(identifyLanguage(text)).toBe(language))

test('sentences keep their places', () => {
  const text = 'One two. It cost 3.5 euros!\nNext'
  for (const s of sentencesOf(text)) expect(text.slice(s.start, s.start + s.text.length)).toBe(s.text)
  expect(sentencesOf(text)).toHaveLength(3)
})

test('a claim never ends in the middle of a character', () => {
  expect(opening('ab', 3)).toBe('ab')
  expect(opening('ab😀c', 3)).toBe('ab')
  expect(opening('ab😀c', 4)).toBe('ab😀')
})

test('an unbroken run of letters is a word of 64, placed where it really ends', () => {
  const [long, next] = wordsOf(`${'a'.repeat(199_000)} next`)
  expect([long?.text.length, long?.end, next?.text]).toEqual([64, 199_000, 'next'])
})
