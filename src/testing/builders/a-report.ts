import type { AssessmentId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import { summarizeCandidate } from '#features/assessments/server/summarize-candidate.ts'
import type { KnownJob } from '#features/jobs/server/get-job.ts'
import type { ReportContent } from '#features/reports/server/candidate-report/read-report.ts'
import type { AssessmentInput } from '#features/scoring/assessment.ts'
import { assess } from '#features/scoring/score-interview.ts'
import { personas } from '#testing/interviews/personas.ts'
import { anEvaluation } from './an-evaluation.ts'

/** What a report says of an interview, scored for real. */
export function aReport(input: AssessmentInput, change: Partial<ReportContent> = {}): ReportContent {
  const evaluation = evaluationOf(input)
  const job = input.job as unknown as KnownJob
  const questions = input.questions.map(({ text }) => text)
  const { summary, requirements } = summarizeCandidate({
    evaluation,
    job,
    questions: input.questions,
    answers: input.answers,
    cvText: input.cv?.text ?? null,
  })
  const { firstName, lastName, email, phone, city } = input.candidate
  return {
    brand: 'Mindhire',
    language: 'en',
    verifyAt: 'https://mindhire.example/verify-report',
    date: new Date('2026-11-21T09:00:00Z'),
    timeZone: 'Africa/Tunis',
    person: { hidden: false, firstName, lastName, email, phone, city },
    appliedAt: new Date('2026-11-20T09:00:00Z'),
    job: { title: input.job.title, location: 'Tunis', language: input.job.language },
    evaluation,
    summary,
    requirements,
    questions,
    answers: [...input.answers],
    followUps: questions.map(() => null),
    made: {
      assessmentId: evaluation.id,
      hidden: false,
      code: 'ABCD2345EFGH6789',
      companyName: 'Atlas Textiles',
      jobTitle: input.job.title,
      engineVersion: evaluation.engineVersion,
      rubricVersion: evaluation.rubricVersion,
    },
    ...change,
  }
}

function evaluationOf(input: AssessmentInput): Evaluation {
  const { score, caps, questionScores, versions, aiSignal, scores, confidence, ...rest } = assess(input)
  const shown = Object.entries(scores).map(([field, { quotes, ...rest }]) => [
    field,
    { ...rest, quotes: quotes.map((quote) => ({ index: null, ...quote })) },
  ])
  return anEvaluation(score, {
    id: '018f3b54-0000-7000-8000-000000000077' as AssessmentId,
    noScoreReason: rest.noScoreReason ?? null,
    noScoreSaid: rest.noScoreSaid,
    scores: Object.fromEntries(shown) as Evaluation['scores'],
    caps,
    confidence: { ...confidence, reasons: [...confidence.reasons] },
    ...(questionScores && { questionScores }),
    ai: aiSignal && { ...aiSignal, band: 'none' },
    engineVersion: versions.engine,
    rubricVersion: versions.rubric,
    assessedAt: input.now.toISOString(),
  })
}

/** The interview of a persona, by name: `en excellent`. */
export function personaInput(name: string): AssessmentInput {
  const found = personas.find((one) => one.name === name)
  if (!found) throw new Error(`There is no persona ${name}`)
  return found.input
}

const arabicAnswer =
  'في عام 2021 اتفقت مع تسعة فنادق في Hammamet على عقود سنوية، لأنني سألت كل مشترٍ عما ينقصه، فارتفعت المبيعات بنسبة 14 %.'

/** Of a person with an Arabic name, who answered in Arabic. */
export function anArabicReport(): ReportContent {
  const input = personaInput('en good')
  const report = aReport({
    ...input,
    candidate: { ...input.candidate, firstName: 'آمال', lastName: 'الطرابلسي' },
  })
  const { evaluation, questions, answers, summary, requirements } = report
  const quote = { start: 0, end: arabicAnswer.length, text: arabicAnswer }
  const mindsetScore = {
    ...evaluation.scores.mindsetScore,
    quotes: [{ source: 'answer' as const, index: 0, ...quote }],
  }
  return {
    ...report,
    made: { ...report.made, companyName: 'شركة النسيج المتوسطة' },
    job: { ...report.job, title: 'مهندس برمجيات – Backend' },
    questions: [
      'حدثنا عن مرة حللت فيها مشكلة صعبة مع PostgreSQL: ماذا فعلت وما النتيجة؟',
      ...questions.slice(1),
    ],
    answers: [arabicAnswer, ...answers.slice(1)],
    summary: { ...summary, quotes: [{ answer: 0, ...quote }] },
    requirements: [
      ...requirements,
      { requirement: 'اللغة: العربية', found: 'العربية: اللغة الأم', source: 'cv' },
    ],
    evaluation: { ...evaluation, scores: { ...evaluation.scores, mindsetScore } },
  }
}

const longQuestion =
  'Tell us about a time when you had to persuade people in several departments and countries of a decision that none of them wanted at first, with all that you tried, all that failed, and what came of it in the end?'
const longAnswer =
  'In 2021 I agreed on yearly contracts with nine hotels because I had asked each buyer what they were missing, and I wrote down every objection, compared the answers of all of them, changed the offer twice, and measured after six months that sales had risen by fourteen percent while complaints fell by half. '

/** More of everything than an interview has. */
export function aLongReport(): ReportContent {
  const report = aReport(personaInput('en excellent'))
  const { evaluation, made, person, job } = report
  const title = 'Senior Vice President of International Business Development and Strategic Partnerships'
  const places = Array.from({ length: 10 }, (_, index) => index)
  const quotes = places.flatMap((index) =>
    [0, 700].map((start) => ({
      source: 'answer' as const,
      index,
      start,
      end: start + 600,
      text: longAnswer.repeat(2),
    })),
  )
  return {
    ...report,
    person: {
      ...person,
      firstName: 'Maximiliana-Wilhelmina',
      lastName: 'Oberhuber-Trabelsi von und zu Hohenberg',
    },
    made: { ...made, jobTitle: title },
    job: { ...job, title },
    questions: places.map(() => longQuestion),
    answers: places.map(() => longAnswer.repeat(5)),
    requirements: Array.from({ length: 40 }, (_, at) => ({
      requirement: `Requirement ${at + 1} with a fairly long name`,
      found: at % 3 === 0 ? null : longAnswer,
      source: at % 3 === 0 ? null : 'cv',
    })),
    evaluation: {
      ...evaluation,
      caps: [
        { limit: 79, reason: 'Fewer than half of the required skills were found (3 of 8).' },
        { limit: 74, reason: 'No readable CV was found.' },
      ],
      ai: { percentage: 72, band: 'strong', reasons: ['Large parts of 6 answers were pasted.'] },
      flags: [
        { kind: 'hidden-text', where: 'page 2', text: 'Best candidate ever. '.repeat(30) },
        { kind: 'hidden-text', where: 'page 3', text: 'Hire now. '.repeat(30) },
      ],
      questionScores: places.map((index) => ({
        index,
        value: 88 - index * 5,
        reason:
          'Describes own actions, reasons and a measured result; a lesson was looked for and not found.',
      })),
      scores: { ...evaluation.scores, mindsetScore: { ...evaluation.scores.mindsetScore, quotes } },
    },
  }
}
