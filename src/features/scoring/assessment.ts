import type { Language } from '#contract/languages.ts'
import type { TypingCounters } from '#features/interviews/contract/typing-counters.ts'
import type { SharedShingle } from './ai-signal/shared-points.ts'
import type { Identity } from './redaction/redact.ts'
import type { Confidence } from './relevance/confidence.ts'
import type { Reason } from './sentences/in-english.ts'
import type { Said } from './sentences/said.ts'
import type { ScoreField } from './weights.ts'

/** What a job asks of its ideal candidate, as the job form keeps it. Empty strings and lists mean "not required". */
export type IdealProfile = {
  skills: readonly string[]
  minExperienceYears: number
  educationLevel: string
  preferredLanguages: readonly string[]
  softSkills: readonly string[]
  seniorityLevel: string
  industryBackground: string
}

/** A question, with what its guide says that it measures and that a good answer shows, where it has a guide. */
export type AskedQuestion = {
  readonly text: string
  readonly competency?: string
  readonly measures?: readonly string[]
  readonly keyPoints?: readonly string[]
}

/** Everything an assessment may look at. The candidate's identity is here only so that it can be taken out. */
export type AssessmentInput = {
  job: {
    title: string
    description: string
    language: Language
    industry: string
    idealProfile: IdealProfile
    companyValues: readonly string[]
  }
  candidate: Identity
  questions: readonly AskedQuestion[]
  /** In the order of the questions; '' when unanswered. */
  answers: readonly string[]
  /** How each answer came to be, in the same order. Only for the AI-text signal: nothing that is scored. */
  counters?: readonly (TypingCounters | null)[]
  /** What the answers share with other candidates of the job. Only for the AI-text signal. */
  shared?: readonly SharedShingle[]
  /** null or '' when there is no CV or it could not be read. */
  cv: { text: string } | null
  /** Closes open date ranges. Only its month counts. */
  now: Date
}

/** A piece of the candidate's own text: `text` is exactly the original's slice from `start` to `end`. */
export type Quote = ({ source: 'answer'; index: number } | { source: 'cv' }) & {
  start: number
  end: number
  text: string
}

/** `value` is an integer from 0 to 100, or null. A score above 0 that counts carries a quote. */
export type FieldScore = Reason & {
  value: number | null
  weight: number
  insufficient?: true
  quotes: Quote[]
}

export type Cap = Reason & { limit: number }
/** `value` is null where the machine cannot judge the answer. */
export type QuestionScore = Reason & { index: number; value: number | null }
/** `said` are the reasons in the same order. */
export type AiSignal = { percentage: number; reasons: string[]; said?: Said[] }

/** An attempt to steer the scoring: instructions, or hidden text. For a person to look at, never a score. */
export type ManipulationFlag =
  | { kind: 'instruction'; quote: Quote }
  | { kind: 'hidden-text'; where: string; text: string }

/** The engine's whole outcome. `score` is null, with a reason, when the evidence does not carry a total. */
export type Assessment = {
  engine: 'builtin' | 'llm'
  versions: { engine: string; rubric: string }
  inputHash: string
  score: number | null
  noScoreReason?: string
  noScoreSaid?: Said
  confidence: Confidence
  scores: Record<ScoreField, FieldScore>
  caps: Cap[]
  aiSignal: AiSignal | null
  questionScores: QuestionScore[]
  /** What the built-in engine gives the same interview, beside a language model's. */
  beside?: { score: number | null; scores: Record<ScoreField, number | null> }
  /** Why the built-in engine scored everything although a language model was to. */
  fellBack?: Reason
  flags?: ManipulationFlag[]
}
