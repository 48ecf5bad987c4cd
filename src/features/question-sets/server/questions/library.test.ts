import { describe, expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { companyValues } from '#features/company/contract/options.ts'
import { softSkills } from '#features/jobs/contract/options.ts'
import {
  familyNames,
  familyOf,
  generalQuestionsIn,
  questionsOfFamily,
  softSkillQuestionsIn,
  valueQuestionsIn,
} from '#lexicon/occupations/read-lexicon.ts'
import type { LibraryQuestion } from '#lexicon/occupations/schema.ts'
import { lintQuestion, wordLimits } from './lint-question.ts'

describe.each(interviewLanguages)('§question-set-8 the library in %s', (language) => {
  const { values, conflicts } = valueQuestionsIn(language)
  const all: [string, readonly LibraryQuestion[]][] = [
    ...familyNames().map((name): [string, LibraryQuestion[]] => [
      name,
      Object.values(questionsOfFamily(name, language)),
    ]),
    ...Object.entries(generalQuestionsIn(language)),
    ...Object.entries(softSkillQuestionsIn(language)),
    ...Object.entries(values),
    ...conflicts.map(({ between, questions }): [string, LibraryQuestion[]] => [between.join(), questions]),
  ]

  // Whether an episode is asked for, a reader judges better than patterns.
  it.each(all)('%s is clean to the linter', (_name, questions) => {
    const found = questions.flatMap(({ text }) =>
      lintQuestion(text, language)
        .filter(({ rule }) => rule !== 'episode')
        .map(({ rule, detail }) => `${rule} ${detail}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('has no question twice, and each follow-up is one short question', () => {
    const questions = all.flatMap(([, some]) => some)
    const texts = questions.map(({ text }) => text)
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
    for (const { followUp } of questions) {
      expect(followUp.match(/\?/g), followUp).toHaveLength(1)
      expect(followUp.split(/\s+/).length, followUp).toBeLessThan(wordLimits.max / 2)
    }
  })

  it('has questions on every soft skill and value that a job or a company can choose', () => {
    expect(Object.keys(softSkillQuestionsIn(language)).sort()).toEqual([...softSkills].sort())
    expect(Object.keys(values).sort()).toEqual([...companyValues].sort())
    for (const { between } of conflicts) expect(companyValues).toEqual(expect.arrayContaining(between))
  })
})

it('names the soft skills of its situations as the job form does', () => {
  for (const name of familyNames())
    for (const { softSkills: shown } of Object.values(familyOf(name).situations))
      expect(softSkills, name).toEqual(expect.arrayContaining(shown))
})
