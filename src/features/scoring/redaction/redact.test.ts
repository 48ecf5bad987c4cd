import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { AssessmentInput } from '../assessment.ts'
import { hashOf } from '../input-hash.ts'
import { prepare } from '../pipeline.ts'
import { engineVersions } from '../score-interview.ts'
import { redactAll, toOriginal } from './redact.ts'

type Person = {
  first: string
  last: string
  city: string
  street: string
  phone: string
  school: string
  employer: string
  feminine: boolean
  age: number
}

const names: readonly [string, string][] = [
  ['Amira', 'Trabelsi'],
  ['Jean-Baptiste', 'Lefèvre'],
  ['María José', 'de la Fuente'],
  ['Ludwig', 'van den Berg'],
  ['Ben', 'Okafor'],
  ['Mohamed Ali', 'Ben Youssef'],
  ['أمينة', 'بن يوسف'],
  ['伟', '李'],
  ['Олександр', 'Шевченко'],
  ['Ayşe', 'Yıldız'],
  ["N'Golo", 'O’Brien'],
]
const streets = [
  '12 rue de la Paix',
  'Lindenstraße 8',
  'Calle Mayor 21, 3º B',
  '7 Orchard Road',
  'Cité Ennasr, bloc 4',
]
const schools = [
  'Université de Sfax',
  'École supérieure de Montval',
  'Berufskolleg Ahrental',
  'IES Alto Duero',
  'University of Oxford',
  'Gymnasium am Lindenplatz',
]
const employers = ['Vistaprint', 'Nordmark GmbH', 'Google', 'Kappa SARL', 'Ferjani et Fils SARL', 'Zembra']

const person: fc.Arbitrary<Person> = fc
  .record({
    name: fc.constantFrom(...names),
    city: fc.constantFrom('Tunis', 'Leipzig', 'Saint-Denis', 'Sevilla', 'Ouagadougou'),
    street: fc.constantFrom(...streets),
    phone: fc.constantFrom('+216 22 345 678', '06 12 34 56 78', '0171 2345678', '+44 7700 900123'),
    school: fc.constantFrom(...schools),
    employer: fc.constantFrom(...employers),
    feminine: fc.boolean(),
    age: fc.integer({ min: 19, max: 68 }),
  })
  .map(({ name: [first, last], ...rest }) => ({ first, last, ...rest }))

type Texts = { cv: string; answer: string }
const written: Record<Language, (who: Person) => Texts> = {
  fr: (who) => {
    const e = who.feminine ? 'e' : ''
    return {
      cv: `${head(who)}\nÂge : ${who.age} ans\n\nExpérience professionnelle\n${who.feminine ? 'Vendeuse' : 'Vendeur'} confirmé${e}, ${who.employer}, janvier 2021 - mars 2024\nConseil, caisse.\n\nFormation\nBaccalauréat, ${who.school}, 2015`,
      answer: `Je m'appelle ${who.first} ${who.last}. Je suis très motivé${e} et organisé${e}. Chez ${who.employer} je suis allé${e} voir chaque client, seul${e}.`,
    }
  },
  de: (who) => ({
    cv: `${head(who)}\nAlter: ${who.age}\n\nBerufserfahrung\n${who.feminine ? 'Kaufmännische Mitarbeiterin' : 'Kaufmännischer Mitarbeiter'}, ${who.employer}, 01/2021 - 03/2024\nAngebote, Rechnungen.\n\nAusbildung\nAbitur, ${who.school}, 2014`,
    answer: `Ich heiße ${who.first} ${who.last} und bin ${who.feminine ? 'eine erfahrene Einkäuferin' : 'ein erfahrener Einkäufer'}. Als ${who.feminine ? 'Mutter' : 'Vater'} plane ich gut. Bei ${who.employer} habe ich Preise verglichen.`,
  }),
  es: (who) => {
    const a = who.feminine ? 'a' : 'o'
    return {
      cv: `${head(who)}\nEdad: ${who.age} años\n\nExperiencia laboral\nCamarer${a} de sala, ${who.employer}, enero de 2021 - marzo de 2024\nCaja, mesas.\n\nFormación\nBachillerato, ${who.school}, 2018`,
      answer: `Me llamo ${who.first} ${who.last}. Estoy muy content${a} y motivad${a}. En ${who.employer} lo hice yo mism${a}, sol${a}.`,
    }
  },
  en: (who) => ({
    cv: `${head(who)} (${who.feminine ? 'she/her' : 'he/him'})\nAge: ${who.age}\n\nExperience\n${who.feminine ? 'Waitress' : 'Waiter'}, ${who.employer}, March 2021 - May 2024\nTables, till.\n\nEducation\nA-levels, ${who.school}, 2015`,
    answer: `My name is ${who.first} ${who.last}. As a ${who.feminine ? 'mother' : 'father'} I plan well. At ${who.employer} I rang every guest myself.`,
  }),
}

const head = (who: Person) => `${who.first} ${who.last}\n${who.street}, ${who.city}\n${who.phone}`

function inputOf(language: Language, who: Person): AssessmentInput {
  const { cv, answer } = written[language](who)
  return {
    job: {
      title: 'Retail assistant',
      description: 'Welcome customers, keep the shelves in order, handle the till.',
      language,
      industry: 'Retail',
      idealProfile: {
        skills: ['Excel'],
        minExperienceYears: 1,
        educationLevel: 'High School',
        preferredLanguages: [],
        softSkills: [],
        seniorityLevel: 'Junior',
        industryBackground: 'Retail',
      },
      companyValues: [],
    },
    candidate: {
      firstName: who.first,
      lastName: who.last,
      email: 'x@mail.example',
      phone: who.phone,
      city: who.city,
    },
    questions: [{ text: 'Tell us about a customer.' }],
    answers: [answer],
    cv: { text: cv },
    now: new Date('2026-11-21T00:00:00Z'),
  }
}

function scored(input: AssessmentInput): { text: string; hash: string } {
  const prepared = prepare(input)
  const { evidence } = prepared
  const texts = [evidence.cv?.text, ...evidence.answers.map(({ text }) => text)]
  return { text: texts.join('\n'), hash: hashOf(prepared, engineVersions) }
}

describe.each(['fr', 'de', 'es', 'en'] as const)('who somebody is, in %s', (language) => {
  it('§assessment-8 changes nothing of what is scored, nor the fingerprint', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(scored(inputOf(language, other))).toEqual(scored(inputOf(language, one)))
      }),
      { numRuns: 25 },
    )
  })
})

it('leads from every place back to the same words of the original', () => {
  fc.assert(
    fc.property(fc.constantFrom<Language>('fr', 'de', 'es', 'en'), person, (language, who) => {
      const texts = Object.values(written[language](who))
      const identity = {
        firstName: who.first,
        lastName: who.last,
        email: '',
        phone: who.phone,
        city: who.city,
      }
      for (const redacted of redactAll(texts, identity, [], [who.employer])) {
        for (const piece of redacted.pieces) {
          const place = toOriginal(redacted, piece.redactedStart, piece.redactedEnd)
          expect(place).toEqual({ start: piece.start, end: piece.end })
          if (!piece.copied) continue
          const copy = redacted.text.slice(piece.redactedStart, piece.redactedEnd)
          expect(redacted.original.slice(place.start, place.end)).toBe(copy)
        }
      }
    }),
  )
})

const plain = (text: string, who: Partial<{ firstName: string; lastName: string }> = {}) =>
  redactAll([text], { firstName: '', lastName: '', email: '', phone: '', city: '', ...who }, [])[0]?.text

describe('what stays', () => {
  it.each([
    ['La verdad es que vivo en La Marsa.', { firstName: 'María José', lastName: 'de la Fuente' }],
    ['De 03/2020 a 06/2026: caja', { firstName: 'María', lastName: 'de la Fuente' }],
    ['Ben Arous, 2019', { firstName: 'Mohamed', lastName: 'Ben Youssef' }],
    ['April 2020 to May 2021', { firstName: 'April', lastName: 'Jones' }],
    ['High School Diploma, 2015', {}],
    ["L'année dernière, la perte a été divisée par deux.", {}],
    ['Die Termine der Lieferanten standen im Januar fest.', {}],
  ])('%s', (text, who) => expect(plain(text, who)).toBe(text))
})

describe('what goes', () => {
  it.each([
    ['Pacsé\nVeuve\nverwitwet\nViuda\nPacsée, 2 enfants', '[FAMILY]\n[FAMILY]\n[FAMILY]\n[FAMILY]\n[FAMILY]'],
    [
      'Faith: Jewish\nConfession : juive\nReligionszugehörigkeit: jüdisch',
      '[RELIGION]\n[RELIGION]\n[RELIGION]',
    ],
    [
      "[photo]\nPhoto d'identité ci-jointe\nLichtbild anbei\nFotografía adjunta",
      '[PHOTO]\n[PHOTO]\n[PHOTO]\n[PHOTO]',
    ],
    ['my husband and I', '[FAMILY] and I'],
  ])('%s', (text, expected) => expect(plain(text)).toBe(expected))
})

it('§assessment-9 characters that nobody sees are in nothing that is scored, and change no fingerprint', () => {
  const who = {
    first: 'Amira',
    last: 'Trabelsi',
    city: 'Tunis',
    street: '',
    phone: '',
    school: 'IES Alto Duero',
  }
  const input = inputOf('en', { ...who, employer: 'Google', feminine: true, age: 30 })
  const strewn = (text: string) => text.replaceAll(/\B/g, '\u200B').replaceAll(' ', ' \u{E0041}\u202E')
  const unseen = { ...input, answers: input.answers.map(strewn) }
  expect(scored(unseen)).toEqual(scored(input))
})

it.each([
  ['Formación\nMáster en Estadística Aplicada, 2020', 'Estadística Aplicada'],
  ['Formation\nLicence en Gestion Industrielle, 2020', 'Gestion Industrielle'],
  ['Experiencia\n2018 - hoy Técnico en Mecatrónica', 'Mecatrónica'],
])('%j: what follows a degree names a field, and no employer', (text, field) => {
  const person = { firstName: 'A', lastName: 'B', email: '', phone: '', city: '' }
  expect(redactAll([text], person, [])[0]?.text).toContain(field)
})
