import { describe, expect, test } from 'vitest'
import { familyNames } from '#lexicon/occupations/read-lexicon.ts'
import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { leadsTo, namesField } from './fields.ts'

describe('studies lead to a family of occupations', () => {
  test.each([
    ['Bachelor in Computer Science, SCHOOL_1, 2018', 'software'],
    ['Licence en informatique de gestion, SCHOOL_1, 2018', 'software'],
    ['B.Sc. Wirtschaftsinformatik, SCHOOL_1', 'software'],
    ['Grado en Ingeniería Informática, SCHOOL_1', 'software'],
    ['Master of Business Administration', 'field-sales'],
    ['BTS Management commercial opérationnel', 'field-sales'],
    ['Ausbildung zur Kauffrau für Büromanagement', 'assistance'],
    ['Grado en Administración de Empresas', 'logistics'],
    ['Licence en comptabilité', 'accounting'],
    ['Diplôme d’État d’infirmier', 'care'],
    ['Grado en Enfermería', 'care'],
    ['BTS Électrotechnique', 'maintenance'],
    ['Bachelor of Laws (LLB), Law', 'legal'],
  ])('%s: %s', (degree, family) => {
    expect(leadsTo(degree, family)).toBe(true)
  })
})

describe('studies do not lead to a family of occupations', () => {
  test.each([
    ['Bachelor in Computer Science', 'kitchen'],
    ['Licence en droit', 'software'],
    ['B.A. Germanistik', 'production'],
    ['Grado en Bellas Artes', 'care'],
    ['Bachelor of Arts in Music', 'software'],
    ['Master, SCHOOL_1, 2019', 'software'],
  ])('%s: %s', (degree, family) => {
    expect(leadsTo(degree, family)).toBe(false)
  })
})

test.each([
  ['Master, SCHOOL_1, 2019', false],
  ['Licence, SCHOOL_2, 2014 - 2017', false],
  ['Master in History, SCHOOL_1, 2019', true],
  ['Licence en droit', true],
])('whether "%s" names a field: %s', (degree, names) => {
  expect(namesField(degree)).toBe(names)
})

test('the library has every family that studies lead to', () => {
  const named = Object.values(sharedLexicon('cv-fields')).flatMap(({ families }) => families)
  expect(named.filter((family) => !familyNames().includes(family))).toEqual([])
})
