import { expect, test } from 'vitest'
import { personas } from '#testing/interviews/personas.ts'
import { assess } from '../score-interview.ts'

const [persona] = personas.filter(({ band, input }) => band === 'excellent' && input.job.language === 'en')
if (!persona) throw new Error('The panel has an excellent interview in English.')
const { input } = persona

test.each([
  ['It was a mess and I felt bad. I learned to ask first.', 'a clear account of something learned'],
  ['I showed a new colleague how to do it.', 'a clear example of passing knowledge on'],
])('what a thin answer names is not said to be missing: %s', (answer, missing) => {
  const talk = 'I like it here because it is a very nice place with nice people.'
  const reasonOf = (text: string) =>
    assess({ ...input, answers: input.answers.map((_, at) => (at === 2 ? text : talk)) }).scores
      .potentialScore.reason
  expect(reasonOf(talk)).toContain(missing)
  expect(reasonOf(answer)).not.toContain(missing)
})
