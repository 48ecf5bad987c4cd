import { describe, expect, test } from 'vitest'
import { findTrade, type Offer } from './find-trade.ts'
import { fitFamilies, rarityOf } from './fit-families.ts'

const offer = (change: Partial<Offer>): Offer => ({
  language: 'en',
  title: '',
  description: '',
  skills: [],
  ...change,
})

describe('the trade of an offer', () => {
  test('is named by its title, in whatever language', () => {
    expect(findTrade(offer({ title: 'Electricienne (H/F)', language: 'fr' }))?.family).toBe('maintenance')
    expect(findTrade(offer({ title: 'Night nurse', language: 'fr' }))).toEqual({
      family: 'care',
      occupation: { family: 'care', id: 'nurse' },
    })
  })

  test('is told by its words where the title names none', () => {
    const description =
      'You write the tests and the API of our web application, review pull requests and deploy with Docker and Kubernetes.'
    expect(
      findTrade(offer({ title: 'Join our crew!', skills: ['TypeScript', 'PostgreSQL'], description })),
    ).toEqual({
      family: 'software',
      occupation: null,
    })
  })

  test('is told by its words where the title is a word of many trades', () => {
    const description =
      'Recolección de tomate y pimiento en invernadero, riego, poda, tratamientos fitosanitarios y manejo del cultivo.'
    expect(
      findTrade(offer({ title: 'Peón', language: 'es', skills: ['poda', 'riego'], description }))?.family,
    ).toBe('agriculture-food')
  })

  test('is nobody knows which where nothing says so', () => {
    expect(
      findTrade(offer({ title: 'Ninja', description: 'We are a young team and offer fruit.' })),
    ).toBeNull()
  })
})

test('a family fits a text by words that few other families use; German compounds count by their parts', () => {
  const best = (text: string, language: 'en' | 'de') =>
    [...fitFamilies(text, language)].sort(([, one], [, other]) => other - one)[0]?.[0]
  expect(best('The patient had a fever, so I checked the infusion and the dressing.', 'en')).toBe('care')
  expect(best('Am Patientenbett habe ich die Wundversorgung und die Medikamentengabe notiert.', 'de')).toBe(
    'care',
  )
  expect(rarityOf('zeppelin', 'en')).toBeGreaterThan(rarityOf('custom', 'en'))
})

test.each(['en', 'fr', 'de', 'es'] as const)(
  'an offer has the same trade in an interview in %s',
  (language) => {
    const french = offer({
      language,
      title: 'Infirmier(e) en bloc opératoire',
      description:
        'Vous préparez la salle et le matériel, vous accueillez le patient et vous assurez les transmissions avec le service.',
      skills: ['Stérilisation'],
    })
    expect(findTrade(french)).toMatchObject({ family: 'care', occupation: { id: 'theatre-nurse' } })
  },
)

test('a word without end is read as any other', () => {
  const endless = 'krankenhaus'.repeat(20_000)
  expect(Math.max(...fitFamilies(endless, 'de').values())).toBe(0)
})

test('a title of which one word names an occupation is read with the rest of its offer', () => {
  expect(
    findTrade(
      offer({ language: 'es', title: 'Coordinador/a de logística', skills: ['Planificación de envíos'] }),
    )?.family,
  ).toBe('logistics')
})

test.each([
  ['Concrete, drainage and drawings for the building site, with masons and subcontractors.', 'construction'],
  ['Laboratory samples, measurements, tolerances, audits and corrective actions.', 'engineering-quality'],
])('a title of two occupations is that of the trade which the offer speaks of: %s', (description, family) => {
  expect(findTrade(offer({ title: 'Water engineer', description }))?.family).toBe(family)
})

test('a whole title stands, whatever else its offer speaks of', () => {
  const description =
    'Layout, typography, logos, colours, mock-ups and prototypes for our magazine in InDesign.'
  expect(findTrade(offer({ title: 'Proofreader', description }))?.family).toBe('media-culture')
})
