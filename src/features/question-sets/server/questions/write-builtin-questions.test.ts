import { describe, expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { lintQuestionSet } from '#testing/lint-question-set.ts'
import { sampleBriefs } from '#testing/sample-briefs.ts'
import { joinPair } from './fill-template.ts'
import type { JobBrief } from './job-brief.ts'
import { similarity } from './lint-question.ts'
import type { Slot } from './plan-slots.ts'
import { planSlots } from './plan-slots.ts'
import { lintContextOf } from './question-choices.ts'
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

const textOf = (brief: JobBrief, slot: Slot): string =>
  writeBuiltinQuestions(brief).find((question) => question.slot === slot)?.text ?? ''

describe.each(interviewLanguages)('sixty interviews in %s', (language) => {
  const briefs = sampleBriefs(language)
  const interviews = briefs.map((brief) => ({ brief, questions: writeBuiltinQuestions(brief) }))
  const texts = interviews.map(({ questions }) => questions.map(({ text }) => text))

  it('§question-set-6 are clean to the linter', () => {
    const found = interviews.flatMap(({ brief }, place) =>
      lintQuestionSet(texts[place] ?? [], language, lintContextOf(brief)),
    )
    expect(found).toEqual([])
  })

  it('§question-set-6 cover every expected slot', () => {
    for (const { brief, questions } of interviews) {
      expect(questions.map(({ slot }) => slot)).toEqual(planSlots(brief))
    }
  })

  it('§question-set-6 are distinct', () => {
    const all = texts.flat()
    expect(new Set(all).size / all.length).toBeGreaterThanOrEqual(0.7)
    const pairs = texts.flatMap((one, place) => texts.slice(place + 1).map((other) => ({ one, other })))
    const shared = pairs.map(
      ({ one, other }) =>
        one.filter((text) => other.some((more) => similarity(text, more) >= 0.8)).length / one.length,
    )
    expect(1 - shared.reduce((sum, part) => sum + part, 0) / shared.length).toBeGreaterThanOrEqual(0.7)
  })

  it('§question-set-6 are the same each time', () => {
    expect(briefs.map((brief) => writeBuiltinQuestions(brief))).toEqual(
      interviews.map(({ questions }) => questions),
    )
  })

  it('§question-set-7 come with a guide for the employer', () => {
    for (const { questions } of interviews) {
      for (const question of questions) {
        expect(question.anchors).toHaveLength(5)
        expect(question.redFlags.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('writeBuiltinQuestions', () => {
  it.each([
    ['Full-time', 'Senior', 8],
    ['Internship', 'Intern', 6],
    ['Part-time', 'Senior', 6],
    ['Part-time', 'Team Lead', 6],
    ['Remote', 'Team Lead', 9],
    ['Contract', 'Executive', 10],
  ] as const)('gives a %s job at %s level %i questions', (type, seniority, count) => {
    expect(writeBuiltinQuestions(aBrief({ type, seniority }))).toHaveLength(count)
  })

  it.each(['Développement', 'Analyste', 'E-commerce', 'Ingénieur Node.js', 'C#', 'مهندس برمجيات'])(
    'elides well in French around the title %s',
    (title) => {
      for (let job = 0; job < 20; job++) {
        const texts = writeBuiltinQuestions(
          aBrief({ jobId: `j${job}`, title, skills: [title, 'analyse'] }),
        ).map(({ text }) => text)
        for (const text of texts) expect(text).not.toMatch(/(?<!\p{L})(?:de|le|que|se|ne) [aeiouéèêàâîôû]/iu)
        expect(texts.join(' ')).toContain(title)
      }
    },
  )

  it('says "e" before an i in Spanish', () => {
    const company = { name: 'Acme', description: '', values: ['Excellence', 'Integrity'] }
    const texts = Array.from({ length: 20 }, (_, job) =>
      textOf(aBrief({ jobId: `j${job}`, language: 'es', company }), 'dilemma'),
    )
    expect(texts.join(' ')).not.toMatch(/ y (?:i|hi(?!e))/u)
    expect(joinPair('ventas', 'inglés', 'y', 'es')).toBe('ventas e inglés')
  })

  it('§question-set-8 never brings a protected topic or odd characters in from the job', () => {
    const brief = aBrief({
      language: 'en',
      title: 'Family Health\u202e <b>Officer</b>?\n',
      skills: ['religion', 'age'],
      description: 'You will manage the families and their health. Manage the pregnancy ward?',
      company: { name: '?\n', description: '', values: [] },
    })
    const questions = writeBuiltinQuestions(brief)
    expect(
      lintQuestionSet(
        questions.map(({ text }) => text),
        'en',
        lintContextOf(brief),
      ),
    ).toEqual([])
    expect(questions.map(({ text }) => text).join(' ')).not.toMatch(/famil|health|religion|<b>/iu)
  })

  it('stands without skills, soft skills and values', () => {
    for (const language of interviewLanguages) {
      const company = { name: '', description: '', values: [] }
      const brief = aBrief({ language, skills: [], softSkills: [], title: '', company, seniority: 'Junior' })
      const texts = writeBuiltinQuestions(brief).map(({ text }) => text)
      expect(lintQuestionSet(texts, language, lintContextOf(brief))).toEqual([])
    }
  })
})
