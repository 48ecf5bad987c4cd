import { describe, expect, test } from 'vitest'
import { findOccupations, relationOf } from './find-occupations.ts'

const all = ['fr', 'en', 'de', 'es'] as const
const idsIn = (text: string) => findOccupations(text, all).map(({ family, id }) => `${family}/${id}`)

describe('the occupation that a title names', () => {
  test.each([
    ['Infirmier', 'care/nurse'],
    ['Infirmière de nuit H/F', 'care/nurse'],
    ['infirmier(ère)', 'care/nurse'],
    ['infirmier·ère', 'care/nurse'],
    ['INFIRMIERS', 'care/nurse'],
    ['Night nurse', 'care/nurse'],
    ['Krankenpfleger/in (m/w/d)', 'care/nurse'],
    ['Krankenpfleger:in', 'care/nurse'],
    ['Intensivkrankenschwester', 'care/nurse'],
    ['Enfermero/a', 'care/nurse'],
    ['Aide soignante', 'care/nursing-assistant'],
    ['Sage-femme', 'care/midwife'],
  ])('%s', (title, occupation) => {
    expect(idsIn(title)).toEqual([occupation])
  })

  test.each([
    ['Leiterin Lager (m/w/d)', 'logistics/warehouse-manager'],
    ['Lager-Leitung', 'logistics/warehouse-manager'],
    ['Cheffe de boutique', 'retail/store-manager'],
    ['Head of Production', 'production/production-manager'],
    ['DIRECTOR/A FINANCIERO/A', 'accounting/finance-director'],
    ['Poseuse panneaux solaires', 'construction/solar-installer'],
    ['Développeuse full-stack confirmée', 'software/software-developer'],
    ['Directora o Director Comercial', 'field-sales/sales-manager'],
    ['E-commerce coordinator', 'retail/ecommerce-assistant'],
  ])('in other words or another order: %s', (title, occupation) => {
    expect(idsIn(title)).toContain(occupation)
  })

  test('of two titles beside each other none is made of the end of one and the beginning of the other', () => {
    expect(idsIn('Arquitectura Técnica / Ayudante jefe de obra')).toEqual(['construction/site-manager'])
    expect(idsIn('Office / the manager')).not.toContain('assistance/office-manager')
    expect(idsIn('Recruiter / HR Manager')).toEqual([
      'human-resources/recruiter',
      'human-resources/hr-manager',
    ])
  })

  test.each(['Conductrice de programme', 'Supervisor', 'Coordinador', 'Chargé d’assemblée'])(
    '%s names none by one of its words',
    (title) => {
      expect(idsIn(title)).toEqual([])
    },
  )

  test('a title may name two occupations', () => {
    expect(idsIn('Crane driver')).toEqual(['driving/crane-operator'])
    expect(idsIn('Water engineer')).toEqual([
      'construction/civil-engineer',
      'engineering-quality/environmental-engineer',
    ])
  })

  test('the longest title counts, and an abbreviation only in capitals', () => {
    expect(idsIn('Cadre de santé, ancienne infirmière')).toEqual(['care/head-nurse', 'care/nurse'])
    expect(idsIn('as of May')).toEqual([])
  })
})

test('work of the same occupation is the same, of a neighbour near, of any other other', () => {
  const nurse = { family: 'care', id: 'nurse' }
  expect(relationOf(nurse, { family: 'care', id: 'nurse' })).toBe('same')
  expect(relationOf(nurse, { family: 'care', id: 'head-nurse' })).toBe('near')
  expect(relationOf(nurse, { family: 'care', id: 'social-worker' })).toBe('other')
})

test.each([
  ['Chef de chantier', 'construction/site-manager'],
  ['Chef de cuisine', 'kitchen/head-chef'],
])('%s is read in its own language, whatever the interview’s', (title, occupation) => {
  expect(
    findOccupations(title, ['en', 'fr', 'de', 'es']).map(({ family, id }) => `${family}/${id}`),
  ).toContain(occupation)
})
