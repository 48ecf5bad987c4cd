import { describe, expect, it } from 'vitest'
import {
  exclusionarySentences,
  harmlessSentences,
  protectedSentences,
  type SampleSentence,
  offerTexts as texts,
} from '#testing/sample-offer-sentences.ts'
import type { OfferToRead } from '../../contract/offer-hints.ts'
import { readOfferHints } from './read-offer-hints.ts'

const anOffer = (changes: Partial<OfferToRead> = {}): OfferToRead => ({
  title: 'Dispatcher',
  description: texts.en,
  type: 'Full-time',
  skills: ['planning'],
  minExperienceYears: '3',
  seniorityLevel: 'Mid-level',
  educationLevel: "Bachelor's",
  ...changes,
})

const withWords = ([language, words]: SampleSentence) =>
  readOfferHints(anOffer({ description: `${texts[language]} ${words}` }))

describe('readOfferHints', () => {
  it.each(Object.entries(texts))('has nothing to say of a good offer in %s', (_, description) => {
    expect(readOfferHints(anOffer({ description }))).toEqual([])
  })

  it.each(protectedSentences)('§jobs-12 in %s finds what is protected in %j', (language, words) => {
    const hints = withWords([language, words])
    expect(hints.map(({ kind }) => kind)).toContain('protected')
    expect(words.toLowerCase()).toContain(hints[0]?.found?.toLowerCase())
  })

  it.each(exclusionarySentences)('in %s finds what puts people off in %j', (language, words) => {
    expect(withWords([language, words]).map(({ kind }) => kind)).toContain('exclusionary')
  })

  it.each(harmlessSentences)('in %s lets %j pass', (language, words) => {
    expect(withWords([language, words])).toEqual([])
  })

  it.each([
    'Vendeuse',
    'Infirmière de nuit',
    'Verkäuferin',
    'Sekretärin',
    'Camarera',
    'Dependienta de tienda',
  ])('says that the title %j leaves people out', (title) => {
    expect(readOfferHints(anOffer({ title })).map(({ field, kind }) => [field, kind])).toEqual([
      ['title', 'protected'],
    ])
  })

  it.each([
    'Vendeur/se',
    'Vendeur/Vendeuse',
    'Vendeuse H/F',
    'Infirmier(e)',
    'Infirmière ou infirmier',
    'Verkäufer (m/w/d)',
    'Verkäuferin / Verkäufer',
    'Dependienta/e',
    'Développeur·se',
    'Directeur des opérations',
    'Chef de chantier',
    'Kaufmann (m/w/d)',
    'Maths Teacher, Key Stage 3',
  ])('lets the title %j stand', (title) => {
    expect(readOfferHints(anOffer({ title }))).toEqual([])
  })
})

describe('contradictions', () => {
  const levels = ['Intern', 'Junior'] as const
  const contradictory: readonly Partial<OfferToRead>[] = [
    ...levels.flatMap((seniorityLevel) =>
      ['5', '10', '10+'].map((minExperienceYears) => ({ seniorityLevel, minExperienceYears })),
    ),
    ...['0', '1'].map((minExperienceYears) => ({ seniorityLevel: 'Executive', minExperienceYears })),
    ...['Senior', 'Team Lead'].map((seniorityLevel) => ({ seniorityLevel, minExperienceYears: '0' })),
    { type: 'Internship', educationLevel: 'PhD', minExperienceYears: '0', seniorityLevel: 'Intern' },
    { type: 'Internship', minExperienceYears: '3' },
    { seniorityLevel: 'Junior', educationLevel: 'PhD', minExperienceYears: '1' },
    { title: 'Junior Developer', seniorityLevel: 'Senior' },
    { title: 'Stage marketing', seniorityLevel: 'Senior' },
    { title: 'Senior Accountant', seniorityLevel: 'Junior', minExperienceYears: '1' },
    { title: 'Praktikum Vertrieb', seniorityLevel: 'Mid-level' },
    { title: 'Head of Sales', seniorityLevel: 'Intern', minExperienceYears: '0' },
  ]

  it.each(contradictory)('§jobs-13 finds them in %j', (changes) => {
    const kinds = readOfferHints(anOffer(changes)).map(({ kind }) => kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.every((kind) => kind === 'contradiction')).toBe(true)
  })

  const saidInText: readonly (readonly [keyof typeof texts, string, Partial<OfferToRead>])[] = [
    ['en', 'At least 8 years of experience.', {}],
    ['en', 'You bring 10+ years of professional experience.', {}],
    ['en', 'You have 5 years of experience.', { seniorityLevel: 'Junior', minExperienceYears: '3' }],
    ['en', 'Entry-level position.', { seniorityLevel: 'Senior' }],
    ['en', 'No experience needed.', {}],
    ['en', 'On site only.', { type: 'Remote' }],
    ['en', 'No remote work.', { type: 'Remote' }],
    ['en', 'This is a full-time position.', { type: 'Part-time' }],
    ['fr', 'Au moins 8 ans d’expérience.', {}],
    ['fr', '10 ans d’expérience exigés.', {}],
    ['fr', 'Débutant accepté.', { seniorityLevel: 'Senior' }],
    ['fr', 'Aucune expérience exigée.', {}],
    ['fr', 'Présentiel obligatoire.', { type: 'Remote' }],
    ['fr', 'Pas de télétravail.', { type: 'Remote' }],
    ['fr', 'Poste à temps plein.', { type: 'Part-time' }],
    ['de', 'Mindestens 8 Jahre Berufserfahrung.', {}],
    ['de', '10 Jahre Erfahrung.', {}],
    ['de', 'Berufseinsteiger gesucht.', { seniorityLevel: 'Senior' }],
    ['de', 'Keine Erfahrung nötig.', {}],
    ['de', 'Präsenzpflicht.', { type: 'Remote' }],
    ['de', 'Kein Homeoffice.', { type: 'Remote' }],
    ['de', 'Stelle in Vollzeit.', { type: 'Part-time' }],
    ['es', 'Mínimo 8 años de experiencia.', {}],
    ['es', '10 años de experiencia.', {}],
    ['es', 'Sin experiencia previa.', { seniorityLevel: 'Senior' }],
    ['es', 'No se requiere experiencia.', {}],
    ['es', '100 % presencial.', { type: 'Remote' }],
    ['es', 'Sin teletrabajo.', { type: 'Remote' }],
    ['es', 'Jornada completa.', { type: 'Part-time' }],
  ]

  it.each(saidInText)('§jobs-13 in %s finds that %j does not fit %j', (language, words, changes) => {
    const hints = readOfferHints(anOffer({ ...changes, description: `${texts[language]} ${words}` }))
    expect(hints.map(({ kind }) => kind)).toEqual(['contradiction'])
  })

  it.each<readonly [keyof typeof texts, string, Partial<OfferToRead>]>([
    ['en', 'We have 12 years of experience in transport.', {}],
    ['en', 'You have 3 years of experience.', {}],
    ['en', 'At least 12 years of experience.', { minExperienceYears: '10+', seniorityLevel: 'Senior' }],
    ['fr', 'Nous avons 15 ans d’expérience.', {}],
    ['de', 'Wir haben 12 Jahre Erfahrung.', {}],
    ['es', 'Contamos con 12 años de experiencia.', {}],
    ['en', 'On site in Leeds.', {}],
    ['en', 'Full-time or part-time.', { type: 'Part-time' }],
  ])('in %s lets %j stand with %j', (language, words, changes) => {
    expect(readOfferHints(anOffer({ ...changes, description: `${texts[language]} ${words}` }))).toEqual([])
  })
})

describe('thin texts', () => {
  it.each([
    'make coffee, smile',
    'Accueil des clients.',
    'spülen und schnippeln',
    'Atender, cobrar.',
    'مطلوب مهندس',
  ])('says of %j what to add', (description) => {
    expect(readOfferHints(anOffer({ description })).map(({ kind }) => kind)).toEqual(['thin'])
  })

  it('§jobs-13 asks for duties where there are only praises of the company', () => {
    const description =
      'We are the best place to be in the city. Our office is bright, the coffee is good and the people are nice to each other all day long. The company is old and well known.'
    expect(readOfferHints(anOffer({ description })).map(({ kind }) => kind)).toEqual(['thin'])
  })

  it('leaves a form alone that nobody has typed into', () => {
    const nothing = { title: '', description: '', type: '', skills: [], minExperienceYears: '' }
    expect(readOfferHints({ ...nothing, seniorityLevel: '', educationLevel: '' })).toEqual([])
  })
})
