import { describe, expect, test } from 'vitest'
import { personas } from '#testing/interviews/personas.ts'
import type { AssessmentInput } from '../assessment.ts'
import { assess } from '../score-interview.ts'

type Profile = AssessmentInput['job']['idealProfile']

const best = personas.find(({ band, input }) => band === 'excellent' && input.job.language === 'en')?.input
if (!best) throw new Error('No persona')
const developer = 'Backend developer, Shopline SARL, Jan 2020 - Dec 2021\nBuilt order services in Node.js.'
const bachelor = 'Bachelor of Science in Database Technology, University of Sfax, 2015 - 2018'

/** The scores of somebody excellent, of whom the CV says this and the job asks this. */
function scoresOf(cv: { posts?: string; degree?: string; more?: string }, profile: Partial<Profile>) {
  const { posts = developer, degree = bachelor, more = '' } = cv
  const text = `Experience\n${posts}\nEducation\n${degree}\n${more}`
  const idealProfile = { ...best?.job.idealProfile, ...profile } as Profile
  return assess({ ...(best as AssessmentInput), cv: { text }, job: { ...best?.job, idealProfile } as never })
    .scores
}

test('§assessment-3 the fields weigh what the rubric says', () => {
  const { note, ...others } = assess(best).scores
  expect(Object.fromEntries(Object.entries(others).map(([field, { weight }]) => [field, weight]))).toEqual({
    technicalSkillsMatch: 0.2,
    mindsetScore: 0.2,
    cultureFit: 0.12,
    communicationSkills: 0.1,
    potentialScore: 0.1,
    experienceMatch: 0.08,
    languageMatch: 0.08,
    seniorityMatch: 0.07,
    educationMatch: 0.05,
  })
  expect(note.weight).toBe(0)
})

describe('languages', () => {
  const spoken = (languages: string, preferredLanguages: string[]) =>
    scoresOf({ more: `Languages: ${languages}` }, { preferredLanguages }).languageMatch.value

  test.each([
    ['Spanish (native)', 100],
    ['Spanish (C2)', 100],
    ['Spanish (C1)', 95],
    ['Spanish (B2)', 80],
    ['Spanish (B1)', 60],
    ['Spanish', 65],
    ['Spanish (A2)', 35],
    ['Spanish (A1)', 15],
    ['Italian (C2)', 0],
  ])('§assessment-4 %s is worth %i where Spanish is preferred', (languages, value) => {
    expect(spoken(languages, ['Spanish'])).toBe(value)
  })

  test.each([
    ['Castellano y euskera (nativo)', ['Spanish', 'Basque'], 100],
    ['Spanish and Basque (B2)', ['Spanish', 'Basque'], 80],
    ['Spanish, Basque (B2)', ['Spanish', 'Basque'], 73],
    ['Kiswahili (fluent)', ['Swahili'], 95],
    ['wolof (maternelle)', ['Wolof'], 100],
  ])('%s is worth to those who prefer %s: %i', (languages, preferred, value) => {
    expect(spoken(languages, preferred)).toBe(value)
  })

  test('§assessment-4 that of the interview counts double', () => {
    expect(spoken('English (C1)', ['English', 'Spanish'])).toBe(63)
  })
})

describe('seniority', () => {
  test.each([
    ['Senior', 'Senior', 100],
    ['Senior', 'Mid-level', 90],
    ['Senior', 'Junior', 75],
    ['Senior', 'Intern', 75],
    ['Senior', 'Team Lead', 70],
    ['Senior', 'Executive', 40],
    ['Junior', 'Team Lead', 15],
  ])('§assessment-4 a %s developer for %s: %i', (title, seniorityLevel, value) => {
    const posts = `${title} developer, Shopline SARL, Jan 2021 - Dec 2023`
    expect(scoresOf({ posts }, { seniorityLevel }).seniorityMatch.value).toBe(value)
  })
})

test('two years in another field are no step of this one', () => {
  const posts = 'Waiter, Hotel Sfax, Jan 2021 - Dec 2023\nServed guests.'
  expect(scoresOf({ posts }, { seniorityLevel: 'Junior' }).seniorityMatch.value).toBe(100)
  expect(scoresOf({ posts }, { seniorityLevel: 'Mid-level' }).seniorityMatch.value).toBe(70)
})

describe('education', () => {
  test.each([
    [bachelor, 'High School', 100],
    [bachelor, "Bachelor's", 100],
    [bachelor, "Master's", 60],
    [bachelor, 'PhD', 30],
    ['Bachelor of Arts in Music, University of Sfax, 2015 - 2018', "Bachelor's", 75],
  ])('§assessment-4 %s for %s: %i', (degree, educationLevel, value) => {
    expect(scoresOf({ degree }, { educationLevel }).educationMatch.value).toBe(value)
  })

  test('§assessment-4 a degree that nobody knows is for a person to read, and counts for nothing', () => {
    expect(
      scoresOf({ degree: 'A course in first aid, 2019' }, { educationLevel: "Bachelor's" }).educationMatch,
    ).toMatchObject({
      value: null,
      weight: 0,
      reason: 'The machine knows none of the degrees in the CV: please read them.',
    })
  })

  test('§assessment-4 three years beyond the minimum lift one step', () => {
    const posts = developer.replace('2020', '2016')
    const wanted = { educationLevel: "Master's", minExperienceYears: 3 }
    expect(scoresOf({ posts }, wanted).educationMatch.value).toBe(100)
  })
})

describe('experience', () => {
  test.each([
    ['who is over-qualified loses nothing', developer, 1, 100],
    ['the minimum is all of it', developer, 2, 100],
    ['four fifths', developer, 2.5, 75],
    ['half', developer, 4, 50],
    ['a third', developer, 6, 25],
    ['an internship counts half', developer.replace('Backend', 'Intern backend'), 2, 50],
    ['another field', 'Cook, Hotel Sfax, Jan 2016 - Dec 2023\nCooked for guests.', 2, 25],
  ])('§assessment-4 %s', (_what, posts, minExperienceYears, value) => {
    expect(Math.round(scoresOf({ posts }, { minExperienceYears }).experienceMatch.value ?? -1)).toBe(value)
  })
})

test('§assessment-4 a single month of related work is a tenth of a year', () => {
  const posts = developer.replace(/Jan 2020 - Dec 202\d/, 'Jan 2020 - Jan 2020')
  expect(scoresOf({ posts }, { minExperienceYears: 1 }).experienceMatch.reason).toMatch(
    /^0\.1 years of related work \(.+\); the job asks for 1, so 1 years? (?:is|are) missing\.$/,
  )
})

test.each([
  [
    'is the same work where the post is about it',
    'Hotel Medina',
    'Took reservations, kept the cash desk.',
    /^2 years of related/,
  ],
  ['is similar work elsewhere', 'Dr. Gharbi', 'Kept the files of patients.', /^2 years of similar/],
])('a title that is short for the job’s %s', (_what, employer, tasks, said) => {
  const job = { ...best.job, title: 'Hotel Receptionist', description: 'You take reservations and payments.' }
  const cv = { text: `Experience\nReceptionist, ${employer}, Jan 2020 - Dec 2021\n${tasks}` }
  expect(assess({ ...best, job, cv }).scores.experienceMatch.reason).toMatch(said)
})

test.each([
  [
    'of the trade is similar work under another’s title',
    'Dry stone walls, paving, drainage and retaining walls in gardens, with a mini digger.',
    /^2 years of similar/,
  ],
  ['of another trade is other work', 'Dyed denim in batches of 400 metres.', /2 years of other work/],
])('a post that tells %s', (_what, tasks, said) => {
  const job = { ...best.job, title: 'Landscape gardener', description: 'You plant and build gardens.' }
  const cv = { text: `Experience\nProduction supervisor, Rossi Ltd, Jan 2020 - Dec 2021\n${tasks}` }
  expect(assess({ ...best, job, cv }).scores.experienceMatch.reason).toMatch(said)
})

describe('a required skill', () => {
  const used = `${developer}\nMoved the service to Kubernetes.`
  const explained =
    'Last spring our deployments took two hours each. I moved the twelve services to Kubernetes, wrote the probes myself and tested each on a copy. As a result a deployment takes nine minutes.'
  const apart =
    'Our platform is Kubernetes. That much was given. The reason was the night shift. In March I measured the deployments of twelve services, wrote the probes myself and tested each on a copy. As a result a deployment takes nine minutes.'
  const fieldScore = (
    cv: Parameters<typeof scoresOf>[0],
    answer = 'I have no example to tell about this.',
  ) => {
    const { posts = developer, more = '' } = cv
    const input = best as AssessmentInput
    const job = { ...input.job, idealProfile: { ...input.job.idealProfile, skills: ['Kubernetes'] } }
    const answers = [answer, ...input.answers.slice(1).map(() => '')]
    const text = `Experience\n${posts}\nEducation\n${bachelor}\n${more}`
    return assess({ ...input, answers, job, cv: { text } }).scores.technicalSkillsMatch.value
  }

  test.each([
    ['absent', {}, undefined, 0],
    ['a sibling', { more: 'Skills: Docker' }, undefined, 40],
    ['only listed', { more: 'Skills: Kubernetes' }, undefined, 50],
    ['used in a dated post', { posts: used }, undefined, 75],
    ['used and explained in an answer', {}, explained, 100],
    ['named some sentences before what was done', {}, apart, 100],
    ['the same as one sentence', {}, apart.replaceAll('. ', ', '), 100],
    ['the same in capitals', {}, apart.toUpperCase(), 100],
    ['the same without a point', {}, apart.replaceAll(/[.,]/g, ''), 100],
  ])('§assessment-4 %s', (_what, cv, answer, value) => {
    expect(fieldScore(cv, answer)).toBe(value)
  })
})

describe('a post', () => {
  const required = { minExperienceYears: 2, skills: ['Node.js', 'PostgreSQL'] }
  const listed =
    'Node.js — Jan 2020 - Dec 2023\nNode.js, PostgreSQL, code review, problem solving, communication'

  test('that is a row of skills between dates shows neither experience nor the use of a skill', () => {
    const { experienceMatch, technicalSkillsMatch } = scoresOf({ posts: listed }, required)
    expect(experienceMatch.reason).toMatch(/^No related work was found in the CV;/)
    expect(technicalSkillsMatch.reason).not.toContain('not recognised in the answers')
  })

  test('has the title that the library knows, behind its employer', () => {
    const posts = 'Kpone Timber, Galway — Backend Developer, Jan 2020 - Dec 2023\nOrder services'
    expect(scoresOf({ posts }, required).experienceMatch.reason).toContain('(Backend Developer)')
  })

  test('is named as the CV writes it', () => {
    const posts = 'Sales Manager, Shopline SARL, Jan 2020 - Dec 2023\nForecasts'
    expect(scoresOf({ posts }, required).experienceMatch.reason).toContain('(Sales Manager)')
  })
})

test('of several degrees the one in the field of the job counts where it is high enough', () => {
  const degree = `${bachelor}\nMaster in Fine Arts, University of Sfax, 2020`
  expect(scoresOf({ degree }, { educationLevel: "Bachelor's" }).educationMatch).toMatchObject({
    value: 100,
    reason: "Degree in the field: bachelor's; the job asks for: bachelor's.",
  })
})
