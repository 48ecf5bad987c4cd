import { expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { companyValues as companyValueNames } from '#features/company/contract.ts'
import { fillTemplate } from './fill-template.ts'
import { lintQuestion } from './lint-question.ts'
import { sampleBriefs } from './sample-briefs.ts'
import { softSkillsDe } from './soft-skills.de.ts'
import { softSkillsEn } from './soft-skills.en.ts'
import { softSkillsEs } from './soft-skills.es.ts'
import { softSkillsFr } from './soft-skills.fr.ts'
import { templatesDe } from './templates.de.ts'
import { templatesEn } from './templates.en.ts'
import { templatesEs } from './templates.es.ts'
import { templatesFr } from './templates.fr.ts'
import { writeInterview } from './write-interview.ts'

const short = {
  title: 'Chef',
  description: '',
  skills: ['SQL', 'Go', 'Excel'],
  type: 'Full-time',
  seniority: 'Executive',
} as const

it.each(interviewLanguages)('every pair of values makes a dilemma in %s', (language) => {
  const [brief] = sampleBriefs(language, 1)
  if (!brief) throw new Error('No brief')
  const texts = companyValueNames.flatMap((one) =>
    companyValueNames
      .filter((other) => other !== one)
      .map((other) => {
        const company = { name: 'Acme', description: '', values: [one, other] }
        const questions = writeInterview({ ...brief, ...short, jobId: `${one}-${other}`, company })
        return questions.find(({ slot }) => slot === 'dilemma')?.text
      }),
  )
  expect(new Set(texts).size).toBeGreaterThan(100)
})

const every = {
  de: [templatesDe, softSkillsDe],
  en: [templatesEn, softSkillsEn],
  es: [templatesEs, softSkillsEs],
  fr: [templatesFr, softSkillsFr],
} as const

const marks = [
  'role',
  'place',
  'skill',
  'otherSkill',
  'inSkill',
  'inOtherSkill',
  'sector',
  'value',
  'values',
  'actA',
  'actB',
]
const fillings = { ...Object.fromEntries(marks.map((mark) => [mark, '“SQL”'])), intro: '' }

it.each(interviewLanguages)('every template is clean to the linter in %s', (language) => {
  const faulty = every[language]
    .flatMap((groups) => Object.values(groups).flat())
    .map((template) => fillTemplate(template, fillings, language) ?? '')
    .map((text) => ({ text, found: lintQuestion(text, language, { seniority: 'Senior' }) }))
    .filter(({ found }) => found.length > 0)
  expect(faulty).toEqual([])
})
