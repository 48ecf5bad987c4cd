import { expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { companyValues as companyValueNames } from '#features/company/contract/options.ts'
import { phrasesIn, questionGuides, templatesIn } from '#lexicon/questions/read-lexicon.ts'
import { sampleBriefs } from '#testing/sample-briefs.ts'
import { fillTemplate } from './fill-template.ts'
import { lintQuestion } from './lint-question.ts'
import { writeBuiltinQuestions } from './write-builtin-questions.ts'

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
        const questions = writeBuiltinQuestions({ ...brief, ...short, jobId: `${one}-${other}`, company })
        return questions.find(({ slot }) => slot === 'dilemma')?.text
      }),
  )
  expect(new Set(texts).size).toBeGreaterThan(100)
})

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
  const { slots, softSkills } = templatesIn(language)
  const faulty = [...Object.values(slots), ...Object.values(softSkills)]
    .flat()
    .map((template) => fillTemplate(template, fillings, language) ?? '')
    .map((text) => ({ text, found: lintQuestion(text, language, { seniority: 'Senior' }) }))
    .filter(({ found }) => found.length > 0)
  expect(faulty).toEqual([])
})

it.each(interviewLanguages)(
  'every soft skill and every value of the option lists has words in %s',
  (language) => {
    const softSkills = [
      ...['Communication', 'Teamwork', 'Problem Solving', 'Adaptability', 'Time Management', 'Leadership'],
      ...['Creativity', 'Critical Thinking', 'Attention to Detail', 'Emotional Intelligence'],
    ]
    const values = [
      ...['Innovation', 'Customer Focus', 'Integrity', 'Collaboration', 'Excellence', 'Diversity'],
      ...[
        'Sustainability',
        'Transparency',
        'Responsibility',
        'Work-life Balance',
        'Community',
        'Growth Mindset',
      ],
    ]
    expect(Object.keys(templatesIn(language).softSkills).sort()).toEqual(softSkills.sort())
    expect(Object.keys(phrasesIn(language).values).sort()).toEqual(values.sort())
    expect(Object.keys(questionGuides().softSkills).sort()).toEqual(softSkills.sort())
  },
)
