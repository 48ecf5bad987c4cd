import { interviewLanguages, type Language } from '#contract/languages.ts'
import type { InterviewBrief, InterviewQuestion } from '#features/jobs/server/questions/interview-brief.ts'
import { lintInterview, similarity } from '#features/jobs/server/questions/lint-question.ts'
import { planSlots } from '#features/jobs/server/questions/plan-slots.ts'
import { fillingsOf, lintContextOf } from '#features/jobs/server/questions/question-choices.ts'
import { writeInterview } from '#features/jobs/server/questions/write-interview.ts'
import { briefOf, jobFixtures } from './job-briefs.ts'
import { judgeQuestion } from './judge-question.ts'
import { atLeast, atMost, type Figure, type Row } from './row.ts'

interface Written {
  brief: InterviewBrief
  questions: readonly InterviewQuestion[]
}

const flat = (text: string): string => text.toLowerCase().replace(/[’']/g, '’').replace(/\s+/g, ' ')

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** What an interview leaves out of what it must hold. */
export function missingIn({ brief, questions }: Written): string[] {
  const text = (slot: string): string => flat(questions.find((each) => each.slot === slot)?.text ?? '')
  const plan = planSlots(brief)
  const {
    role = '',
    place = '',
    skill = '',
    intro,
    values,
    actA = '',
    actB = '',
  } = fillingsOf(brief, `${brief.jobId}|${brief.title}`)
  const missing: string[] = []
  if (questions.map(({ slot }) => slot).join() !== plan.join()) missing.push('plan')
  if (!text('topSkill').includes(flat(skill))) missing.push('top skill')
  if (plan.includes('duty')) {
    const named = intro === undefined ? flat(role).replace(/^.*? (?:de |d’|als )/u, '') : flat(intro)
    if (!text('duty').includes(named)) missing.push('duty')
  }
  if (!text('motivation').includes(flat(place)) && !text('motivation').includes(flat(role).slice(-12)))
    missing.push('role or place')
  if (values !== undefined && plan.includes('dilemma')) {
    const both = [...values.split(/ (?:and|et|und|y|e) /u)].every((value) =>
      text('dilemma').includes(flat(value)),
    )
    const acts = [actA, actB].every((act) => text('dilemma').includes(flat(act)))
    if (!both && !acts) missing.push('two values')
  }
  return missing
}

/** Mean unlikeness of the questions that different jobs get in the same place. */
function unlikeness(all: readonly Written[]): number {
  const bySlot = Map.groupBy(
    all.flatMap(({ questions }) => questions),
    ({ slot }) => slot,
  )
  return mean(
    [...bySlot.values()].map((questions) => {
      const likenesses = questions.flatMap(({ text }, place) =>
        questions.slice(place + 1).map((other) => similarity(text, other.text)),
      )
      return 1 - mean(likenesses)
    }),
  )
}

/** Share of questions that no other job of the language was asked word by word. */
function distinctShare(all: readonly Written[]): number {
  const texts = all.flatMap(({ questions }) => questions.map(({ text }) => text))
  return new Set(texts).size / texts.length
}

const opening = (text: string): string => flat(text).split(' ').slice(0, 2).join(' ')

/** Share of interviews in which no two neighbours open alike and no opening comes three times. */
function variedOpenings(all: readonly Written[]): number {
  return mean(
    all.map(({ questions }) => {
      const openings = questions.map(({ text }) => opening(text))
      const neighbours = openings.some((one, place) => one === openings[place + 1])
      const thrice = openings.some((one) => openings.filter((other) => other === one).length > 2)
      return neighbours || thrice ? 0 : 1
    }),
  )
}

/** Mean unlikeness of the questions within each interview. */
function unlikeWithin(all: readonly Written[]): number {
  return mean(
    all.map(({ questions }) => {
      const likenesses = questions.flatMap(({ text }, place) =>
        questions.slice(place + 1).map((other) => similarity(text, other.text)),
      )
      return 1 - mean(likenesses)
    }),
  )
}

function figuresIn(language: Language): Figure[] {
  const all = jobFixtures().map((job) => {
    const brief = briefOf(job, language)
    return { brief, questions: writeInterview(brief) }
  })
  const n = all.flatMap(({ questions }) => questions).length
  const violations = all.flatMap(({ brief, questions }) => [
    ...lintInterview(
      questions.map(({ text }) => text),
      language,
      lintContextOf(brief),
    ),
    ...questions.flatMap(({ text }) => judgeQuestion(text, language, lintContextOf(brief).ownWords)),
  ])
  const whole = all.filter((each) => missingIn(each).length === 0).length
  const dataset = `60 jobs, ${language}`
  return [
    atMost(0, { dataset, n, metric: 'linter violations', value: violations.length }),
    atLeast(1, { dataset, n: all.length, metric: 'coverage', value: whole / all.length }),
    atLeast(0.7, { dataset, n, metric: 'distinctness between jobs', value: unlikeness(all) }),
    atLeast(0.7, { dataset, n, metric: 'distinct texts', value: distinctShare(all) }),
    atLeast(0.7, { dataset, n, metric: 'distinctness within', value: unlikeWithin(all) }),
    atLeast(0.9, { dataset, n: all.length, metric: 'varied openings', value: variedOpenings(all) }),
  ]
}

/** The questions that are written for sixty jobs, each of them in every interview language. */
export const questionsRow: Row = {
  id: 'B12',
  what: 'questions of 60 jobs in 4 languages',
  run: ({ engine }) =>
    Promise.resolve(
      engine === 'builtin'
        ? interviewLanguages.flatMap(figuresIn)
        : { skipped: 'the questions of a language model are linted when they are written' },
    ),
}
