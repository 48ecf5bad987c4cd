import type { AssessmentId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract.ts'
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
    questions,
    answers: input.answers,
    cvText: input.cv?.text ?? null,
  })
  const { firstName, lastName, email, phone, city } = input.candidate
  return {
    brand: 'Mindhire',
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
  const { score, caps, questionScores, noScoreReason, versions, aiSignal, scores } = assess(input)
  const shown = Object.entries(scores).map(([field, { quotes, ...rest }]) => [
    field,
    { ...rest, quotes: quotes.map((quote) => ({ index: null, ...quote })) },
  ])
  return anEvaluation(score, {
    id: '018f3b54-0000-7000-8000-000000000077' as AssessmentId,
    noScoreReason: noScoreReason ?? null,
    scores: Object.fromEntries(shown) as Evaluation['scores'],
    caps,
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
