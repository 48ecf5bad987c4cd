import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CvReading, monthsWorked, readCv } from './read-cv.ts'
import { readSeniority } from './seniority.ts'

const now = 2026 * 12 + 10
const said = (cv: CvReading, place: { start: number; end: number } | null | undefined) =>
  place ? cv.text.slice(place.start, place.end) : null
const posts = (text: string) => {
  const cv = readCv(text, now)
  return cv.posts.map((post) => [said(cv, post.title), post.level, (post.to - post.from) / 12])
}
const spoken = (text: string) =>
  Object.fromEntries(readCv(text, now).languages.map(({ name, credit }) => [name, credit]))

describe('posts', () => {
  test.each([
    ['dates first', 'Experience\n01/2020 - 12/2021 : Team Lead\nCOMPANY_1, Tunis\n• Led a team of 8 people'],
    ['dates last', 'EXPERIENCE\nTeam Lead, COMPANY_1 (January 2020 – December 2021)'],
    [
      'dates on their own line',
      'Work history\n\nTeam Lead\nCOMPANY_1\nJan 2020 - Dec 2021\nCooked for guests',
    ],
    ['employer first', 'Berufserfahrung\nCOMPANY_1 — 01.2020–12.2021\nTeam Lead\nFührung der Gruppe'],
    [
      'dates at the right',
      'Expérience professionnelle :\nTeam Lead\tde janvier 2020 à décembre 2021\nCOMPANY_1',
    ],
    ['a form', 'Experiencia\nFechas\t01/2020–12/2021\nCargo o puesto desempeñado\tTeam Lead\nFunciones\t-'],
    ['a heading beside its text', 'Experience: Team Lead, COMPANY_1, 01/2020 - 12/2021'],
    [
      'no heading',
      '[NAME]\n[EMAIL]\n\n01/2020 - 12/2021 Team Lead | COMPANY_1\n\n2015 - 2018 Bachelor, SCHOOL_1',
    ],
    ['an unknown heading', 'Skills\nSQL\nMy journey so far\n01/2020 - 12/2021 Team Lead | COMPANY_1'],
  ])('with %s', (_, text) => expect(posts(text)).toEqual([['Team Lead', 4, 2]]))

  test('§assessment-20 overlaps count once, internships half, studies and volunteering not', () => {
    const cv = readCv(
      [
        'Experience',
        'Developer, Jan 2020 - Dec 2021',
        'Teacher, Jan 2021 - Dec 2021',
        'Intern, Jan 2019 - Dec 2019',
        'Master, SCHOOL_1, Jan 2017 - Dec 2018',
        'Volunteering',
        'Helper, Jan 2010 - Dec 2012',
      ].join('\n'),
      now,
    )
    expect(monthsWorked(cv.posts)).toBe(30)
  })

  test('§assessment-20 carry their employer with its place', () => {
    const cv = readCv(
      'Expérience\nCheffe de rayon, COMPANY_1, 2019 - 2021\nÉquipe de 12 personnes, budget de 2 M€\nMise en rayon du magasin',
      now,
    )
    const [post] = cv.posts
    expect(said(cv, post?.employer)).toBe('COMPANY_1')
  })
})

test.each([
  ['Ingeniero agrónomo, Mendoza, 2008 - 2012', 3],
  ['Infirmière, SCHOOL_1, 2014', 3],
  ['Infirmière, Sousse, 2014', 2],
  ['2010 – 2013 Medizinische Fachangestellte, Praxis in Berlin', 2],
  ['Krankenschwester, SCHOOL_1, 2010 - 2013', 2],
  ['Electrician, City College, 2011', 2],
  ['Software developer, Udemy, 12 weeks, 2022', null],
  ['Teacher: Mr Smith', null],
  ['Curso de camarero, 2019', null],
  ['Jardinería, 2018', null],
])('the education "%s" is degree %j', (line, level) =>
  expect(readCv(`Education\n${line}`, now).degrees[0]?.level ?? null).toBe(level),
)

test('the last post of a CV without a heading for posts ends where its education begins', () => {
  const text =
    'Ana Ruiz\n\n06/2015 - 08/2017 Waitress, COMPANY_1\n\nEducation\nBSc Physics, 2015\n\nSkills\nWelding'
  const [post] = readCv(text, now).posts
  expect(post && text.slice(post.entry.start, post.entry.end)).toBe('06/2015 - 08/2017 Waitress, COMPANY_1')
})

test.each([
  ['Experience\nIntern, 05/2025 - 08/2025', 0],
  ['Experience\nWeb Developer, 05/2025 - now', 1],
  ['Experience\nWeb Developer, 05/2023 - now\nJunior Developer, 01/2022 - 04/2023', 2],
  ['Experience\nAccountant, 05/2012 - now', 3],
  ['Experience\nAdvisor, 05/2024 - now\nHead of Sales, 01/2015 - 04/2024', 4],
])('%s is step %d', (text, level) => expect(readSeniority(readCv(text, now).posts)?.level).toBe(level))

test.each([
  [
    'Langues : Français (langue maternelle), anglais B2, Deutsch (Grundkenntnisse), arabe',
    { french: 100, english: 80, german: 35, arabic: 65 },
  ],
  ['Languages\nFluent English, native French', { english: 95, french: 100 }],
  ['Sprachen\nDeutsch ..... Muttersprache\nEnglisch\nverhandlungssicher', { german: 100, english: 95 }],
  ['IDIOMAS\nEspañol ★★★★★ Inglés ★★★☆☆', { spanish: 100, english: 60 }],
  ['Languages\nالعربية: C2\nItalian 2/5\nRussian (30 %)', { arabic: 100, italian: 35, russian: 35 }],
  [
    '[NAME]\n\nFrench (C1), Spanish (basic)\n\nI teach English literature in a German school since 2019.',
    { french: 95, spanish: 35 },
  ],
])('%s', (text, languages) => expect(spoken(text)).toEqual(languages))

test('a heading in a narrow column may be broken in two', () => {
  expect(spoken('Compétences\nlinguistiques\nItalien : bon niveau\nCompétences\ntechniques\nSAP')).toEqual({
    italian: 80,
  })
})

describe('whatever a CV says', () => {
  const words = fc.constantFrom(
    'Experience',
    'Langues',
    'seit',
    '2019',
    '-',
    'heute',
    '(',
    ')',
    '\n',
    '\t',
    ' ',
    'B2',
    'Leiter',
    'a',
    "l'",
    '★',
    '/',
    ',',
    'de',
    'Mai',
    '03/19',
    'SCHOOL_1',
    '\u0000',
    '\ud800',
    'ﬁ',
    'É',
  )
  test('every fact has a place in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(words, { maxLength: 120 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const cv = readCv(text, now)
          const places = [
            ...cv.posts.flatMap((post) => [post, post.head, post.entry, post.title, post.employer]),
            ...cv.degrees,
            ...cv.languages,
          ]
          for (const place of places)
            if (place)
              expect(0 <= place.start && place.start < place.end && place.end <= text.length).toBe(true)
        },
      ),
    )
  })
})

/** The same CV in English, French, German and Spanish: the same posts and degrees. */
test.each([
  [
    'short headings',
    ['Work\n2018 - today Driver, Hofer AG\nSchool\nSecondary school diploma 2014'],
    ['Travail\n2018 - aujourd’hui Chauffeur, Hofer AG\nÉcole\nBaccalauréat 2014'],
    ['Arbeit\n2018 - heute Fahrer, Hofer AG\nSchule\nAbitur 2014'],
    ['Trabajo\n2018 - hoy Conductor, Hofer AG\nEscuela\nBachillerato 2014'],
  ],
  [
    'up to now',
    ['Experience\nAug. 2018 up to now Fitter, Hofer AG'],
    ['Expérience\naoût 2018 jusqu’à présent Ajusteur, Hofer AG'],
    ['Erfahrung\nAug. 2018 bis jetzt Monteur, Hofer AG'],
    ['Experiencia\nago. 2018 hasta ahora Montador, Hofer AG'],
  ],
  [
    'a diploma of two years',
    ['Education\nBTS (two-year diploma) in stock management, 2023'],
    ['Formation\nBTS (diplôme en deux ans) en gestion des stocks, 2023'],
    ['Ausbildung\nBTS (zweijähriges Diplom) in Lagerverwaltung, 2023'],
    ['Formación\nBTS (diploma de dos años) en gestión de existencias, 2023'],
  ],
])('§assessment-20 %s: read alike in four languages', (_, ...texts) => {
  const facts = texts.map(([text = '']) => {
    const cv = readCv(text, now)
    return {
      months: monthsWorked(cv.posts),
      posts: cv.posts.length,
      degrees: cv.degrees.map(({ level }) => level),
    }
  })
  for (const one of facts) expect(one).toEqual(facts[0])
})
