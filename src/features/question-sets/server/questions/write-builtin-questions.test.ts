import { describe, expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { sampleBriefs } from '#testing/sample-briefs.ts'
import type { JobBrief } from './job-brief.ts'
import { planSlots } from './plan-slots.ts'
import { writeBuiltinQuestions } from './write-builtin-questions.ts'

const aBrief = (changes: Partial<JobBrief> = {}): JobBrief => ({
  jobId: 'job-1',
  title: 'Analyste',
  description: '',
  type: 'Full-time',
  language: 'fr',
  skills: ['Node.js', 'C#'],
  softSkills: ['Teamwork', 'Creativity'],
  seniority: 'Senior',
  industry: 'Technology',
  minExperienceYears: 3,
  company: { name: 'Émilie & Co', description: '', values: ['Collaboration', 'Community'] },
  ...changes,
})
const textsOf = (brief: JobBrief, attempt = 0) =>
  writeBuiltinQuestions(brief, attempt).map(({ text }) => text)

describe.each(interviewLanguages)('sixty interviews in %s', (language) => {
  const briefs = sampleBriefs(language)

  it('§question-set-6 cover every expected slot, no question twice, the same each time', () => {
    for (const brief of briefs) {
      const questions = writeBuiltinQuestions(brief)
      expect(questions.map(({ slot }) => slot)).toEqual(planSlots(brief))
      expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
      expect(writeBuiltinQuestions(brief)).toEqual(questions)
    }
  })

  it('§question-set-7 come with what they measure, key points, red flags, anchors and a follow-up', () => {
    for (const brief of briefs)
      for (const question of writeBuiltinQuestions(brief)) {
        expect(question.anchors).toHaveLength(5)
        expect(question.keyPoints.length).toBeGreaterThanOrEqual(3)
        expect(question.redFlags.length).toBeGreaterThanOrEqual(2)
        expect(question.followUp).not.toBe('')
        expect(question.measures.length).toBeGreaterThan(0)
      }
  })
})

describe('an interview', () => {
  it.each([
    ['Full-time', 'Senior', 8],
    ['Internship', 'Intern', 6],
    ['Part-time', 'Senior', 6],
    ['Part-time', 'Team Lead', 6],
    ['Remote', 'Team Lead', 9],
    ['Contract', 'Executive', 10],
  ] as const)('of a %s job at level %s has %i questions', (type, seniority, count) => {
    expect(writeBuiltinQuestions(aBrief({ type, seniority }))).toHaveLength(count)
  })

  const nurse = aBrief({
    title: 'Infirmier(ère) de nuit',
    skills: ['pansements', 'transmissions'],
    softSkills: ['Teamwork', 'Emotional Intelligence'],
    description: 'Vous assurez les soins, les pansements et les transmissions. Vous accueillez les familles.',
  })

  it('asks a nurse for situations of care: the top skill first, then what the offer names', () => {
    const questions = writeBuiltinQuestions(nurse)
    expect(
      questions.filter(({ text }) => inCare.some((word) => text.includes(word))).length,
    ).toBeGreaterThanOrEqual(4)
    expect(questions.find(({ slot }) => slot === 'topSkill')?.text).toContain('règles d’hygiène')
    expect(questions.find(({ slot }) => slot === 'topSkill')?.measures).toContain('pansements')
  })

  it('never holds a word of the offer, whatever it says', () => {
    const odd = aBrief({
      title: 'XQZV <b>Wärter</b>?\n',
      skills: ['voiture de service', 'Kubernetes'],
      description: 'VOITURE DE SERVICE, tickets restaurant, ambiance familiale. مهندس برمجيات 🚀',
      company: { name: 'Grünzwerg', description: '', values: [] },
    })
    const texts = textsOf(odd).join(' ')
    expect(texts).not.toMatch(/voiture|kubernetes|xqzv|grünzwerg|restaurant|<b>/i)
    expect(textsOf(odd)).toHaveLength(8)
  })

  it('sets two values against each other only where they pull apart', () => {
    const dilemma = (values: string[]) =>
      writeBuiltinQuestions(aBrief({ company: { name: 'A', description: '', values } })).find(
        ({ slot }) => slot === 'dilemma',
      )?.measures
    expect(dilemma(['Innovation', 'Responsibility'])).toEqual(['Innovation', 'Responsibility'])
    expect(dilemma(['Diversity', 'Excellence'])?.length).toBe(1)
  })

  it('welcomes studies once, in the interview of a beginner', () => {
    const texts = textsOf(aBrief({ seniority: 'Junior' }))
    expect(texts.filter((text) => /études|stage|école|bénévole/.test(text))).toHaveLength(1)
  })

  it('is another one at the next attempt', () => {
    const [first, second] = [textsOf(nurse), textsOf(nurse, 1)]
    expect(first.filter((text) => second.includes(text)).length).toBeLessThanOrEqual(3)
  })
})

const inCare = ['personne', 'hygiène', 'transmission', 'prescription', 'garde', 'soins']
