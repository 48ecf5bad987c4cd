import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { personas } from '#testing/interviews/personas.ts'
import type { FieldScore } from '../assessment.ts'
import { assess } from '../score-interview.ts'

/** The score of the required skills for a CV beside an interview in which nothing was said. */
function scoreOf(language: Language, skills: string[], lines: string): FieldScore {
  const persona = personas.find(({ input }) => input.job.language === language)
  if (!persona) throw new Error(language)
  const { input } = persona
  const job = { ...input.job, idealProfile: { ...input.job.idealProfile, skills } }
  const cv = { text: `Amira Trabelsi\n${lines}` }
  return assess({ ...input, job, answers: input.answers.map(() => ''), cv }).scores.technicalSkillsMatch
}

const post = (title: string, line: string) =>
  `Experience\n${title}, Volta SARL, 03/2020 - present\n${line}\nEducation\nBaccalaureate, 2015`

describe('a skill in a dated post', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'Electrical testing', 'Electrician', 'New builds, testing of boards'],
    ['en', 'Sales coaching', 'Sales lead', 'Coaching of six people'],
    ['fr', 'Installation électrique', 'Électricienne', 'Installation de tableaux'],
    ['es', 'Pruebas eléctricas', 'Electricista', 'Pruebas de cuadros'],
  ])('%s: "%s" is told by its title and a line together: %s, %s', (language, skill, title, line) => {
    expect(scoreOf(language, [skill], post(title, line)).value).toBe(75)
  })

  test.each<[Language, string, string, string]>([
    ['en', 'Electrical testing', 'Backend developer', 'Services and their testing'],
    ['en', 'Sales coaching', 'Sales lead', 'Forecasts of six shops'],
    ['fr', 'Installation électrique', 'Informaticienne', 'Installation de logiciels'],
    ['de', 'Elektrische Messung', 'Laborantin', 'Messung von Proben'],
    ['es', 'Pruebas eléctricas', 'Programadora', 'Pruebas de programas'],
  ])('%s: "%s" is not, where one of its words is another matter: %s, %s', (language, skill, title, line) => {
    const fieldScore = scoreOf(language, [skill], post(title, line))
    expect(fieldScore.value).toBeLessThan(50)
    expect(fieldScore.reason).toBe(
      `0 of 1 required skill recognised in the answers; only something close: ${skill}.`,
    )
  })
})

test.each<[Language, string]>([
  ['en', 'Skills: LOTO, drawings'],
  ['en', 'Skills: lockout, drawings'],
  ['fr', 'Compétences : consignation électrique'],
  ['de', 'Kenntnisse: Freischalten'],
  ['es', 'Conocimientos: bloqueo y etiquetado'],
])('%s: a trade calls its skills by several names: %s', (language, line) => {
  expect(scoreOf(language, ['Lockout tagout'], line).value).toBe(50)
})

test('another word that only looks alike does not come close', () => {
  const cv = post('Sales promoter', 'Delivered outstanding customer experiences')
  expect(scoreOf('en', ['Customs documentation'], cv)).toMatchObject({ value: 0, quotes: [] })
})

test('what was found, what comes close and what is not there are told apart', () => {
  const cv = post('Clerk', 'Books in Excel and MySQL')
  expect(scoreOf('en', ['Excel', 'PostgreSQL', 'Docker'], cv).reason).toBe(
    '0 of 3 required skills recognised in the answers; in the CV alone: Excel; only something close: PostgreSQL; not found: Docker.',
  )
})

test('long names of skills do not make a sentence that nobody reads at a glance', () => {
  const skills = [
    'Sheep shearing with scissors in far hills before the spring rain',
    'Violin making after drawings of Italian masters of Cremona',
    'Glass blowing for laboratories of chemistry and of physics',
  ]
  const cv = `${post('Clerk', skills[0] ?? '')}\nSkills: ${skills[1]}`
  expect(scoreOf('en', skills, cv).reason).toBe(
    '0 of 3 required skills recognised in the answers; in the CV alone: Sheep shearing with …; use not recognised: Violin making after …; not found: Glass blowing for ….',
  )
})
