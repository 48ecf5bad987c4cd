import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { assessmentId, candidateId } from '#contract/ids.ts'
import { defineTexts } from '#contract/texts/define-texts.ts'
import { confidenceLevels, doubts } from '#features/scoring/relevance/confidence.ts'
import type { Said } from '#features/scoring/sentences/said.ts'
import { scoreFields } from '#features/scoring/weights.ts'

export const engines = ['builtin', 'llm'] as const

/** What a sentence says in no language, for readers of others than English. What stands in a part is read where it is said. */
const said = z.array(z.looseObject({ key: z.string() })) as unknown as z.ZodMiniType<Said>
/** An English sentence; without `said` it is older, or was written by a language model. */
const reason = { reason: z.string(), said: z.optional(said) }

const quote = z.object({
  source: z.enum(['answer', 'cv']),
  index: z.nullable(z.number()),
  start: z.number(),
  end: z.number(),
  text: z.string(),
})
export type ShownQuote = z.output<typeof quote>

const fieldScore = z.object({
  /** 0-100; null when there is not enough evidence. */
  value: z.nullable(z.number()),
  weight: z.number(),
  ...reason,
  quotes: z.array(quote),
})
export type FieldScore = z.output<typeof fieldScore>

/** An attempt to steer the scoring: for a person to look at, never a score. */
const flag = z.union([
  z.object({ kind: z.literal('instruction'), quote }),
  z.object({ kind: z.literal('hidden-text'), where: z.string(), text: z.string() }),
])
export type Flag = z.output<typeof flag>

/** How far answers look machine-written: 0-29 no sign, 30-64 some signs, 65 and more strong signs. */
export const aiBands = ['none', 'some', 'strong'] as const
export type AiBand = (typeof aiBands)[number]

/** An estimate, not proof; never part of the score. */
const aiSignal = z.object({
  percentage: z.number(),
  band: z.enum(aiBands),
  reasons: z.array(z.string()),
  /** The reasons in the same order. */
  said: z.optional(z.array(said)),
})
export type ShownAiSignal = z.output<typeof aiSignal>

/** How far the scores can be relied on, with the reasons where it is less than high. Never part of the score. */
export const confidence = z.object({ level: z.enum(confidenceLevels), reasons: z.array(z.enum(doubts)) })
export type ShownConfidence = z.output<typeof confidence>

/** How far scores can be relied on, and each reason why no further: on screens, in reports and in exports. */
export const confidenceTexts = defineTexts('confidence', {
  title: 'Confidence: {level, select, high {high} medium {medium} other {low}}',
  pleaseRead: 'Please read',
  chipLow: 'Confidence: low, please read',
  titleLow: 'Confidence: low. Please read the interview.',
  about: 'Confidence is how far the scores can be relied on. It is not part of any score.',
  none: 'Nothing was found that speaks against relying on these scores.',
  summary:
    'Confidence in these scores is {level, select, high {high} medium {medium} other {low}}. {reasons}',
  'level.high': 'High',
  'level.medium': 'Medium',
  'level.low': 'Low',
  'reason.answers-unlike-questions':
    'The machine could not connect the answers to their questions. Please read them.',
  'reason.answers-unlike-job': 'The machine could not connect the answers to this job. Please read them.',
  'reason.answers-repeat-questions':
    'Many words of the answers are those of their questions. Please read them.',
  'reason.engines-apart': 'The language model and the built-in engine are more than 20 points apart.',
  'reason.other-language': 'A third or more of the answers are not in the language of the interview.',
  'reason.instructions': 'The answers or the CV contain possible instructions to the AI.',
  'reason.most-unjudged': 'The machine could hardly judge most of the answers. Please read them.',
  'reason.some-unjudged':
    'The machine could not judge some of the answers, and counted them little or not at all. Please read them.',
  'reason.short-answers':
    'The answers are short, so there was little for a machine to read. Brevity costs no points.',
  'reason.few-answers': 'Fewer than three quarters of the questions have an answer that a machine can read.',
  'reason.no-cv': 'No readable CV was found.',
  engines: 'Both engines',
  enginesAbout: 'The language model’s scores count. The built-in engine’s are for comparison.',
  beside: 'Built-in engine: {score}',
  field: 'Field',
  total: 'Total',
  languageModel: 'Language model',
  builtIn: 'Built-in engine',
  notScored: 'No score',
})

const madeWith = {
  engine: z.enum(engines),
  engineVersion: z.string(),
  rubricVersion: z.string(),
  /** Of a language model that was asked; null when none was. */
  provider: z.nullable(z.string()),
  model: z.nullable(z.string()),
  promptVersions: z.record(z.string(), z.string()),
}

export const evaluation = z.object({
  id: assessmentId,
  score: z.nullable(z.number()),
  noScoreReason: z.nullable(z.string()),
  noScoreSaid: z.optional(said),
  scores: z.record(z.enum(scoreFields), fieldScore),
  /** One for each question, by its place from 0; `value` is null where the machine could not judge the answer. */
  questionScores: z.array(z.object({ index: z.number(), value: z.nullable(z.number()), ...reason })),
  caps: z.array(z.object({ limit: z.number(), ...reason })),
  flags: z.array(flag),
  /** null for assessments made before there was any. */
  confidence: z.nullable(confidence),
  /** What the built-in engine gives the same interview, beside a language model's scores; null where only one was asked. */
  beside: z.nullable(
    z.object({
      score: z.nullable(z.number()),
      scores: z.record(z.enum(scoreFields), z.nullable(z.number())),
    }),
  ),
  /** null when there is too little text to tell. */
  ai: z.nullable(aiSignal),
  ...madeWith,
  /** Why the built-in engine did all of it although a language model was to; null when it was as configured. */
  fellBack: z.nullable(z.string()),
  fellBackSaid: z.optional(said),
  assessedAt: z.string(),
})
export type Evaluation = z.output<typeof evaluation>

/** An answer that others of the job wrote too, word for word in part. */
export const sharedPassage = z.object({
  /** By its place from 0. */
  answer: z.number(),
  percent: z.number(),
  others: z.array(z.object({ id: candidateId, name: z.string() })),
  more: z.number(),
})
export type SharedPassage = z.output<typeof sharedPassage>

export const runState = z.nullable(z.enum(['running', 'failed']))
export type RunState = z.output<typeof runState>

/** What an employer reads first, from verified results only. */
export const candidateSummary = z.object({
  sentences: z.array(z.string()),
  quotes: z.array(z.object({ answer: z.number(), start: z.number(), end: z.number(), text: z.string() })),
  questionsToAsk: z.array(z.string()),
  /** The same in no language, but for the sentence on confidence. */
  said: z.object({ sentences: z.array(said), questionsToAsk: z.array(said) }),
})
export type CandidateSummary = z.output<typeof candidateSummary>

/** What the CV or an answer says beside a requirement of the job. */
export const requirement = z.object({
  requirement: z.string(),
  said: z.optional(said),
  /** Words of the CV or of an answer; null when we looked and found none. */
  found: z.nullable(z.string()),
  source: z.nullable(z.enum(['cv', 'answer'])),
})
export type ShownRequirement = z.output<typeof requirement>

const ledgerEntry = z.object({
  id: assessmentId,
  assessedAt: z.string(),
  score: z.nullable(z.number()),
  ...madeWith,
  /** The address of the user who asked for it; null when the interview's completion did, or the user has left. */
  requestedBy: z.nullable(z.string()),
  onCompletion: z.boolean(),
  /** The earlier assessment of the same content whose result was taken. */
  reusedFrom: z.nullable(assessmentId),
  fellBack: z.boolean(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number(),
  milliseconds: z.number(),
})
export type LedgerEntry = z.output<typeof ledgerEntry>

const ofCandidate = z.strictObject({ candidateId })

export const listAssessmentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/:candidateId/assessments',
  summary: "A candidate's assessments, the newest first: who made each, with what, and what it cost.",
  access: canView,
  params: ofCandidate,
  reply: z.object({ assessments: z.array(ledgerEntry), run: runState }),
})

export const readAssessmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/:candidateId/assessments/:assessmentId',
  summary: 'One assessment, whole.',
  access: canView,
  params: z.strictObject({ candidateId, assessmentId }),
  reply: evaluation,
})

export const assessAgainEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/:candidateId/assessments',
  summary: 'Assesses a completed interview again, in the background; earlier assessments stay.',
  access: canEdit,
  params: ofCandidate,
  reply: z.object({ run: z.literal('running') }),
  refusals: {
    NOT_COMPLETED: {
      status: 409,
      message: 'The interview is not completed yet, so there is nothing to score.',
    },
    ALREADY_RUNNING: { status: 409, message: 'This candidate is being scored already.' },
  },
  limits: [
    { per: ['params.candidateId'], max: 20, minutes: 60, countExcept: ['ALREADY_RUNNING'] },
    { per: ['user'], max: 300, minutes: 60, countExcept: ['ALREADY_RUNNING'] },
  ],
})
