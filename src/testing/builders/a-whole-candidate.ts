import type { AssessmentId, CandidateId, JobId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import type { ReviewedCandidate } from '#features/review/contract/candidates.ts'
import { listOf, part } from '#features/scoring/sentences/said.ts'
import { idOf, now } from './a-listed-job.ts'
import { anEvaluation } from './an-evaluation.ts'

export const answersOfAmel = [
  'I ran the stand. We sold 40 boxes in a day.',
  'I asked her why, and then I listened.',
]

/** A candidate as their page shows them: completed, scored 88, to be decided. */
export function aWholeCandidate(change: Partial<ReviewedCandidate> = {}): ReviewedCandidate {
  const evaluation = anEvaluation(88)
  const quote = {
    source: 'answer' as const,
    index: 0,
    start: 17,
    end: 43,
    text: 'We sold 40 boxes in a day.',
  }
  evaluation.scores.mindsetScore = { value: 91, weight: 0.2, reason: 'Own actions.', quotes: [quote] }
  return {
    id: idOf(500) as CandidateId,
    firstName: 'Amel',
    lastName: 'Trabelsi',
    email: 'amel@candidate.example',
    phone: '22345678',
    city: 'Gafsa',
    hidden: false,
    status: 'PENDING',
    group: 'to-decide',
    shortlisted: false,
    askedForPerson: false,
    cvAwaited: false,
    locationReason: null,
    distanceKm: null,
    createdAt: now.toISOString(),
    appliedAt: now.toISOString(),
    cvUrl: null,
    reportPdfUrl: null,
    reportStatus: null,
    reportOutdated: null,
    reportLanguage: null,
    aiPercentage: null,
    evaluation: null,
    assessment: null,
    run: null,
    undoUntil: null,
    job: {
      id: idOf(1) as JobId,
      title: 'Sales Manager',
      location: 'Sfax',
      status: 'open',
      blind: false,
      distanceLimitKm: 60,
      language: 'fr',
      rejectReasons: ['Not enough experience', 'Position filled'],
    },
    fullAssessment: evaluation,
    sharedPassages: [],
    summary: {
      sentences: [
        'Mindset scores highest, 91 of 100: own actions (answer 1).',
        'Looked for and not found: SAP.',
      ],
      quotes: [{ answer: 0, start: 17, end: 43, text: 'We sold 40 boxes in a day.' }],
      questionsToAsk: ['This job needs SAP. Where have you worked with it, and what did you do yourself?'],
      said: {
        sentences: [
          [
            part('summary.strongest', {
              name: [part('field.mindsetScore')],
              number: 'one',
              value: 91,
              because: { inside: 'Own actions.' },
              sources: listOf([[part('source.answers', { count: 1, numbers: '1' })]]),
            }),
          ],
          [part('summary.notFound', { what: 'SAP' })],
        ],
        questionsToAsk: [[part('ask.skill', { skill: 'SAP' })]],
      },
    },
    requirements: [
      { requirement: 'Excel', found: 'Lists of stock in Excel', source: 'cv' },
      { requirement: 'SAP', found: null, source: null },
    ],
    cv: { fileName: 'cv.pdf', kind: 'pdf' },
    decision: null,
    timeline: [
      { at: now.toISOString(), kind: 'registered', by: null, detail: null },
      { at: now.toISOString(), kind: 'shortlisted', by: 'Ana Ben', detail: null },
    ],
    mails: [{ kind: 'link', state: 'sent', at: now.toISOString(), badAddress: false }],
    ...change,
  }
}

/** The evaluation of a candidate whose evidence does not carry a total. */
export const withoutTotal = (change: Partial<Evaluation> = {}): Evaluation =>
  anEvaluation(null, {
    id: idOf(78) as AssessmentId,
    caps: [{ limit: 59, reason: 'Fewer than half of the questions were answered.' }],
    ...change,
  })
