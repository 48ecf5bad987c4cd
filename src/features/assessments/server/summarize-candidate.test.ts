import { describe, expect, test } from 'vitest'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import type { KnownJob } from '#features/jobs/server/get-job.ts'
import { protectedTopic } from '#features/jobs/server/protected-topic.ts'
import type { AssessmentInput } from '#features/scoring/assessment.ts'
import { assess } from '#features/scoring/score-interview.ts'
import { anEvaluation } from '#testing/builders/an-evaluation.ts'
import { degenerateInterviews } from '#testing/interviews/degenerate-interviews.ts'
import { type Persona, personas } from '#testing/interviews/personas.ts'
import type { AssessedInterview } from './match-requirements.ts'
import { summarizeCandidate } from './summarize-candidate.ts'

function interviewOf(input: AssessmentInput, change: Partial<AssessedInterview['evaluation']> = {}) {
  const result = assess(input)
  const { score, caps, questionScores } = result
  const noScoreReason = result.noScoreReason ?? null
  const scores = Object.fromEntries(
    Object.entries(result.scores).map(([field, { quotes, ...rest }]) => [
      field,
      { ...rest, quotes: quotes.map((quote) => ({ index: null, ...quote })) },
    ]),
  ) as Evaluation['scores']
  const assessedAt = input.now.toISOString()
  const found = { noScoreReason, scores, caps, questionScores, assessedAt }
  const interview: AssessedInterview = {
    evaluation: { ...anEvaluation(score, found), ...change },
    job: input.job as unknown as KnownJob,
    questions: input.questions,
    answers: input.answers,
    cvText: input.cv?.text ?? null,
  }
  return interview
}
const summaryOf = (input: AssessmentInput) => summarizeCandidate(interviewOf(input))
const persona = (name: string): Persona => {
  const found = personas.find((one) => one.name === name)
  if (!found) throw new Error(`No persona ${name}`)
  return found
}
const { input: excellent } = persona('en excellent')
const { input: weak } = persona('en weak')
const requiring = (input: AssessmentInput, changes: Partial<AssessmentInput['job']['idealProfile']>) => ({
  ...input,
  job: { ...input.job, idealProfile: { ...input.job.idealProfile, ...changes } },
})

describe('every summary', () => {
  const degenerate = (['en', 'fr', 'de', 'es'] as const).flatMap((language) =>
    degenerateInterviews(language).map(({ what, input }) => ({ name: `${language} ${what}`, input })),
  )
  test.each([...personas, ...degenerate])('$name', ({ input }) => {
    const { evaluation } = interviewOf(input)
    const { summary, requirements } = summaryOf(input)
    expect(summary.sentences).toHaveLength(3)
    for (const sentence of summary.sentences) expect(sentence).toMatch(/^[\p{Lu}\d].+[^.]\.$/u)
    expect(new Set(summary.quotes.map(({ answer }) => answer)).size).toBe(summary.quotes.length)
    for (const { answer, start, end, text } of summary.quotes)
      expect(input.answers[answer]?.slice(start, end)).toBe(text)
    expect(new Set(summary.questionsToAsk).size).toBe(3)
    expect(summary.questionsToAsk.filter((question) => protectedTopic(question))).toEqual([])
    for (const { found, source } of requirements) {
      expect(found === null).toBe(source === null)
      const texts = source === 'cv' ? [input.cv?.text ?? ''] : input.answers
      for (const part of found?.split(' · ') ?? [])
        expect(texts.some((text) => text.includes(part))).toBe(true)
    }
    if (evaluation.score === null) expect(summary.sentences[0]).toMatch(/^No total is given: /)
  })
})

describe('the sentences', () => {
  test('name the highest score with where its evidence is', () => {
    const { sentences } = summaryOf(excellent).summary
    expect(sentences[0]).toMatch(/^[A-Z][a-z ]+ scores? highest, \d+ of 100: .+ \((CV|answers?)[^)]*\)\.$/)
  })

  test('say what was looked for and not found, and where', () => {
    const { summary, requirements } = summaryOf(
      requiring(excellent, {
        skills: ['Welding', 'Forestry'],
        softSkills: [],
        preferredLanguages: ['Korean'],
      }),
    )
    expect(summary.sentences[1]).toBe(
      'Looked for and not found: Welding and Forestry in the CV and the answers; Korean in the CV.',
    )
    expect(requirements.filter(({ found }) => found === null).map(({ requirement }) => requirement)).toEqual([
      'Welding',
      'Forestry',
      'Language: Korean',
    ])
    expect(summary.questionsToAsk[0]).toBe(
      'This job needs Welding. Where have you worked with it, and what did you do yourself?',
    )
  })

  test('without a CV only the answers were looked at, and the total leaves out what the CV would show', () => {
    const { sentences } = summaryOf({ ...excellent, cv: null }).summary
    expect(sentences[1]).toMatch(/^There was no readable CV to look in|in the answers\.$/)
    expect(sentences[2]).toMatch(/^The total (is limited to 74|leaves out .+): no readable CV was found\.$/)
  })

  test('say what was missing from the answers once, and no average beside the same number', () => {
    const sentences = personas.map(({ input }) => summaryOf(input).summary.sentences)
    expect(sentences.filter(([, , limits]) => limits?.startsWith('Mindset (')).length).toBeGreaterThan(3)
    for (const [, missing, limits] of sentences) {
      expect(limits).not.toMatch(/the average answer score.*not found in/)
      if (/not found in \d+ of/.test(limits ?? '')) expect(missing).not.toMatch(/not found in \d+ of/)
    }
  })

  test('name the cap that lowers the total, and none that does not', () => {
    const limited = requiring(excellent, { skills: ['Welding', 'Forestry', 'Bookkeeping'] })
    const { scores } = interviewOf(limited).evaluation
    for (const field of Object.values(scores)) field.value = field.value === null ? null : 95
    const lowered = { scores, caps: [{ limit: 79, reason: 'Fewer than half.' }], score: 79 }
    const sentencesOf = (change: Partial<AssessedInterview['evaluation']>) =>
      summarizeCandidate(interviewOf(limited, change)).summary.sentences
    expect(sentencesOf(lowered)[2]).toBe('The total is limited to 79: fewer than half.')
    expect(
      sentencesOf({ ...lowered, caps: [{ limit: 99, reason: 'Fewer than half.' }], score: 95 })[2],
    ).toMatch(/lowers? the total most/)
  })
})

test('a quote that reads like instructions to the AI is not the best evidence', () => {
  const interview = interviewOf(excellent)
  const [best] = summarizeCandidate(interview).summary.quotes
  if (!best) throw new Error('No quote')
  const flag = {
    kind: 'instruction' as const,
    quote: { ...best, source: 'answer' as const, index: best.answer },
  }
  const flagged = { ...interview, evaluation: { ...interview.evaluation, flags: [flag] } }
  expect(summarizeCandidate(flagged).summary.quotes).not.toContainEqual(best)
})

test('a question to ask is never of a protected topic, though the interview asked one', () => {
  const asked = {
    ...weak,
    questions: weak.questions.map(() => ({ text: 'Are you married, and do you have children?' })),
  }
  expect(summaryOf(asked).summary.questionsToAsk.join(' ')).not.toMatch(/married/)
})

test('of the lowest answer one asks for an example, or for more of the one that was given', () => {
  const text = excellent.questions[1]?.text
  const answered = (answer: string) =>
    summaryOf({ ...excellent, answers: excellent.answers.with(1, answer) }).summary.questionsToAsk
  expect(answered('Yes, teamwork is very important for me and I like it.')).toContain(
    `The interview asked: “${text}” Which example would you give today?`,
  )
  expect(answered('I never worked in a team, I always worked alone at my desk.')).toContain(
    `The interview asked: “${text}” Which example would you give today?`,
  )
  for (const example of [
    'A neighbour could not open her gate. I called her, I drove there and I opened it.',
    'A woman could not find her slippers in the morning. I asked her where she had sat down, then we went room by room. When she saw them I knew that we were through. She found the next ones alone.',
  ])
    expect(answered(example)).toContain(
      `The interview asked: “${text}” What exactly did you do in your example, and how did it end?`,
    )
})

test('words of a CV line stand beside the requirement that they speak of', () => {
  const { requirements } = summaryOf({
    ...requiring(weak, { skills: ['Excel'], educationLevel: 'High School' }),
    cv: {
      text: 'EXPERIENCE\nClerk, Atlas Ltd, January 2020 – March 2023\nLists of stock in Excel\nLANGUAGES\nEnglish C1',
    },
  })
  expect(requirements).toContainEqual({
    requirement: 'Excel',
    found: 'Lists of stock in Excel',
    source: 'cv',
  })
})

test('the last sentence is how far the scores can be relied on, where that is less than high', () => {
  const sentencesOf = (confidence: AssessedInterview['evaluation']['confidence']) =>
    summarizeCandidate(interviewOf(excellent, { confidence })).summary.sentences
  expect(sentencesOf({ level: 'high', reasons: [] })).toHaveLength(3)
  expect(sentencesOf(null)).toHaveLength(3)
  expect(sentencesOf({ level: 'low', reasons: ['answers-unlike-job', 'no-cv'] })[3]).toBe(
    'Confidence in these scores is low. The machine could not connect the answers to this job. Please read them. No readable CV was found.',
  )
})
