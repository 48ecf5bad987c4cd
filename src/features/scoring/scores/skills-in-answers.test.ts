import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { personas } from '#testing/interviews/personas.ts'
import type { AssessmentInput } from '../assessment.ts'
import { assess } from '../score-interview.ts'

/** What is said of one required skill of a job, beside a CV that does not name it. */
function scoreOf(language: Language, title: string, skill: string, told: string, ...others: string[]) {
  const input = personas.find((one) => one.input.job.language === language)?.input
  if (!input) throw new Error(language)
  const job: AssessmentInput['job'] = {
    ...input.job,
    title,
    description: '',
    idealProfile: { ...input.job.idealProfile, skills: [skill, ...others] },
  }
  const answers = input.answers.map((_, at) => (at === 1 ? told : ''))
  const { value, quotes } = assess({ ...input, job, answers, cv: null }).scores.technicalSkillsMatch
  return { value, quotes: quotes.map(({ text }) => text) }
}

const roofs = {
  en: [
    'Roofer',
    'Roofing',
    'In March 2022 I stripped 140 square metres of broken slates, renewed the felt and the battens and dressed new lead flashing around the chimney. I tested it with a hose for 2 hours, and in 3 winters nothing has dripped.',
  ],
  fr: [
    'Couvreur',
    'Couverture',
    'En mars 2022 j’ai déposé 140 mètres carrés d’ardoises cassées, refait l’écran et les liteaux et posé une noue en zinc autour de la cheminée. J’ai contrôlé au jet pendant 2 heures, et en 3 hivers rien n’a coulé.',
  ],
  de: [
    'Dachdecker',
    'Dachdeckung',
    'Im März 2022 habe ich 140 Quadratmeter kaputte Schiefer abgenommen, Unterspannbahn und Lattung erneuert und die Kehle am Kamin in Blei gefasst. Ich habe 2 Stunden mit dem Schlauch geprüft, und in 3 Wintern kam kein Tropfen durch.',
  ],
  es: [
    'Techador',
    'Cubiertas',
    'En marzo de 2022 quité 140 metros cuadrados de tejas rotas, puse lámina y rastreles nuevos y rematé la limahoya con plomo junto a la chimenea. La probé con manguera 2 horas, y en 3 inviernos no hubo ni una gotera.',
  ],
} as const

describe('§assessment-4 a skill in the words of those who use it, its name unsaid', () => {
  test.each(['en', 'fr', 'de', 'es'] as const)('%s: is shown by an account, and quoted', (language) => {
    const [title, skill, told] = roofs[language]
    const { value, quotes } = scoreOf(language, title, skill, told)
    expect(value).toBeGreaterThanOrEqual(75)
    expect(quotes[0]).toContain('140')
  })

  test('is not shown by a row of its words', () => {
    expect(
      scoreOf(
        'en',
        'Roofer',
        'Roofing',
        'Slates, felt, battens, flashing, lead, ridge, gutter, membrane, chimney, valley.',
      ),
    ).toEqual({ value: 0, quotes: [] })
  })

  const wall =
    'In March 2022 I laid 900 bricks a day with a string line, mixed the mortar myself and pointed the gable. I checked each course with the level, and the 3 houses passed at once.'

  test.each([
    ['denied', 'I have never slated a roof, and I would not know how to nail battens or dress the lead.'],
    ['wished', 'I would like to learn how slates, felt and battens are laid with you.'],
    [
      'a row',
      'Slates, felt, battens, flashing, lead, ridge, gutter, membrane, chimney, valley, soffit, fascia.',
    ],
  ])('is not shown by what is %s beside an account of other work', (_what, added) => {
    expect(scoreOf('en', 'Roofer', 'Roofing', `${wall} ${added}`).value).toBeLessThanOrEqual(50)
  })

  test('is not shown by an account of other work of the trade', () => {
    expect(scoreOf('en', 'Roofer', 'Roofing', wall).value).toBeLessThan(40)
  })

  test('is close, where another one is the same to the library and its own name is unsaid', () => {
    const painted =
      'In March 2022 I sanded the old gloss, filled the cracks and put primer and two coats of emulsion on 140 square metres with roller and brush. I taped each edge, and in 3 winters nothing has peeled.'
    expect(scoreOf('en', 'Painter', 'Painting', painted).value).toBeGreaterThanOrEqual(75)
    expect(scoreOf('en', 'Painter', 'Tiling', painted, 'Painting').value).toBeLessThanOrEqual(40)
  })

  test('is not shown where it is a product: who used that names it', () => {
    const told =
      'In March 2022 I cleaned our pipeline: I merged 340 duplicate contacts, logged each call with its next step and set reminders for 60 dormant leads. In 3 months 9 of them signed.'
    expect(scoreOf('en', 'Sales representative', 'HubSpot', told).value).toBe(40)
    const named = told.replace('our pipeline', 'our pipeline in HubSpot')
    expect(scoreOf('en', 'Sales representative', 'HubSpot', named).value).toBe(100)
  })
})
