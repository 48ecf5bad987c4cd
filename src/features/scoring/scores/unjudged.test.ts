import { expect, test } from 'vitest'
import { personas } from '#testing/interviews/personas.ts'
import { schoolsIn } from '../redaction/redact-places.ts'
import { doubtOfUnjudged } from '../relevance/confidence.ts'
import { assess } from '../score-interview.ts'

const [persona] = personas.filter(({ band, input }) => band === 'excellent' && input.job.language === 'en')
if (!persona) throw new Error('The panel has an excellent interview in English.')
const { input } = persona

/** Told in words that no list of the trade holds. */
const plain = [
  'Grandad shouted across the yard, so I walked him round the puddle twice and he laughed.',
  'The kettle was cold, nobody had slept, and I sat on the stairs with her until the rain stopped.',
  'Two boys threw snow at the porch. I gave them brooms, and by noon the lane was clear.',
  'She wept over the burnt cake. I lit a candle in what was left, and we ate it with spoons.',
]
const withPlain = (places: readonly number[]) =>
  assess({
    ...input,
    answers: input.answers.map((text, at) => (places.includes(at) ? (plain[at % 4] ?? '') : text)),
  })

test('an answer in words that the machine does not know is for a person to read, and costs nothing', () => {
  const whole = assess(input)
  const { questionScores, score, confidence } = withPlain([2])
  expect(questionScores[2]).toMatchObject({
    index: 2,
    value: null,
    reason: 'The machine could hardly judge this answer, so it counts little: please read it.',
  })
  expect(Math.abs((score ?? 0) - (whole.score ?? 0))).toBeLessThanOrEqual(4)
  expect(confidence.reasons).not.toContain('some-unjudged')
})

test.each([
  [1, 8, false, null],
  [1.5, 8, false, 'some-unjudged'],
  [4.7, 8, false, 'some-unjudged'],
  [4.8, 8, false, 'most-unjudged'],
  [4.8, 8, true, 'some-unjudged'],
  [1, 1, false, null],
])('%f of %i answers that could not be judged, short ones: %s, %s', (unjudged, all, areShort, doubt) =>
  expect(doubtOfUnjudged(unjudged, all, areShort)).toBe(doubt),
)

test('of many at most a third is left out, and the interview is for a person to read', () => {
  const { questionScores, confidence } = withPlain([1, 2, 3])
  expect(questionScores.filter(({ value }) => value === null)).toHaveLength(1)
  expect(confidence.level).toBe('low')
})

test('general talk and lists are judged: they are poor, not unknown', () => {
  const talk = 'I am passionate and I believe that teamwork is very important for every good company.'
  const list = [...input.job.idealProfile.skills, ...input.job.idealProfile.skills].join(', ')
  const answers = input.answers.map((text, at) => (at === 2 ? talk : at === 3 ? list : text))
  const { questionScores } = assess({ ...input, answers })
  expect(questionScores[2]?.value).toBeLessThan(40)
  expect(questionScores[3]?.value).toBeLessThan(40)
})

test('an opinion beside what the machine cannot judge does not make it a poor answer', () => {
  const answers = input.answers.map((text, at) => (at === 2 ? `${plain[2]} I believe it helped.` : text))
  expect(assess({ ...input, answers }).questionScores[2]?.value).toBeNull()
})

test('in capitals alone a small word is no school', () => {
  expect(schoolsIn('ICH HABE MIT ZWEI LEUTEN AM ROHR GEARBEITET.')).toEqual([])
  expect(schoolsIn('I STUDIED AT STANFORD AND THEN WORKED.').map(({ name }) => name)).toEqual([])
  expect(schoolsIn('I studied at MIT for a year.').map(({ name }) => name)).toEqual(['MIT'])
})
