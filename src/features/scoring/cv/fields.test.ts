import { describe, expect, test } from 'vitest'
import { leadsTo, namesField } from './fields.ts'

describe('studies lead to a job', () => {
  test.each([
    ['Bachelor in Computer Science, SCHOOL_1, 2018', 'Backend Developer, Node.js, PostgreSQL'],
    ['Licence en informatique de gestion, SCHOOL_1, 2018', 'Développeur full stack, PHP'],
    ['B.Sc. Wirtschaftsinformatik, SCHOOL_1', 'Softwareentwickler, Java'],
    ['Grado en Ingeniería Informática, SCHOOL_1', 'Desarrolladora frontend, React'],
    ['Master of Business Administration', 'Key Account Manager, CRM'],
    ['BTS Management commercial opérationnel', 'Responsable des ventes, négociation'],
    ['Ausbildung zur Kauffrau für Büromanagement', 'Assistenz der Geschäftsführung, Terminplanung'],
    ['Grado en Administración de Empresas', 'Técnica de compras, negociación'],
    ['Licence en comptabilité', 'Accountant, SAP'],
    ['Diplôme d’État d’infirmier', 'Pflegefachkraft, Wundversorgung'],
    ['Grado en Enfermería', 'Nurse, wound care'],
    ['BTS Électrotechnique', 'Industrial electrician, lockout tagout'],
    ['Bachelor of Laws (LLB), Law', 'Legal assistant, contract review'],
  ])('%s: %s', (degree, job) => {
    expect(leadsTo(degree, job)).toBe(true)
  })
})

describe('studies do not lead to a job', () => {
  test.each([
    ['Bachelor in Computer Science', 'Pastry chef, plating'],
    ['Licence en droit', 'Développeur backend, Node.js'],
    ['B.A. Germanistik', 'Industriemechaniker, CNC'],
    ['Grado en Bellas Artes', 'Enfermera, urgencias'],
    ['Bachelor of Arts in Music', 'Backend Developer, Node.js'],
    ['Master, SCHOOL_1, 2019', 'Backend Developer, Node.js'],
  ])('%s: %s', (degree, job) => {
    expect(leadsTo(degree, job)).toBe(false)
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
