import type { CompanyId } from '#contract/ids.ts'
import type { Assessment, QuestionScore } from '#features/scoring/assessment.ts'
import {
  type AnswerDrafts,
  type EngineIdentity,
  finalise,
  type Prepared,
  type SkillInAnswer,
  withFlags,
} from '#features/scoring/pipeline.ts'
import { withDoubt } from '#features/scoring/relevance/confidence.ts'
import { builtinEngine, engineVersions } from '#features/scoring/score-interview.ts'
import { reasonOf } from '#features/scoring/sentences/in-english.ts'
import { part, type SaidKey } from '#features/scoring/sentences/said.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import { AiFailure, type FailureKind } from '#platform/ai/ai.ts'
import type { Assistant } from '#platform/ai/assistant.ts'
import { type CallRecord, openRun } from '#platform/ai/open-run.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type Ask,
  judge,
  judgement,
  type MindsetJudgement,
  maxTokens,
  mindsetJudgement,
  type SkillsJudgement,
  skillsJudgement,
  temperatures,
} from './judge.ts'
import { placeQuote } from './place-quote.ts'
import { prompts, screening } from './prompts.ts'
import type { ReadInterview } from './read-interview.ts'
import { screenAnswers } from './screen-answers.ts'

/** Raised whenever this code may make something else of the same replies; what the built-in engine adds has its own. */
const llmVersion = 'llm-4'

export interface LlmLedger {
  provider: string
  model: string
  parameters: { maxTokens: number; temperatures: { first: number; further: number } }
  promptVersions: Record<string, string>
  calls: CallRecord[]
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar that the company's budget was charged. */
  microUsd: number
  milliseconds: number
  /** Why the built-in engine did it; null when the model did. */
  fallback: Fallback | null
}
type Fallback = FailureKind | 'nothing-to-judge'

const promptVersions = Object.fromEntries(
  Object.entries({ screening, ...prompts }).map(([step, { version }]) => [step, version]),
)

/** The identity of an engine with this model; its hash differs from the built-in engine's and from other models'. */
export function llmEngine({ provider, model }: { provider: string; model: string }): EngineIdentity {
  const asked = Object.values(promptVersions).join('+')
  return {
    engine: 'llm',
    versions: {
      engine: `${llmVersion} on ${engineVersions.engine} ${provider} ${model}`,
      rubric: `${engineVersions.rubric} ${asked}`,
    },
  }
}

/** Without a usable reply the whole assessment is the built-in engine's, with the reason in `fellBack`. */
export async function assessWithLlm(
  deps: Pick<Platform, 'db' | 'clock'>,
  assistant: Assistant,
  read: ReadInterview,
  about: { companyId: CompanyId; signal?: AbortSignal },
): Promise<{ assessment: Assessment; ledger: LlmLedger }> {
  const { ai, pace } = assistant
  const began = pace.now()
  // One that has no reply ends the others: all of it is done by the built-in engine then.
  const ends = new AbortController()
  const signal = about.signal ? AbortSignal.any([about.signal, ends.signal]) : ends.signal
  const run = openRun({ ...deps, assistant }, { companyId: about.companyId, signal })
  const result = await outcome(read, run.ask, llmEngine(ai)).finally(() => ends.abort())
  await run.settled()
  return {
    assessment: result.assessment,
    ledger: {
      provider: ai.provider,
      model: ai.model,
      parameters: { maxTokens, temperatures },
      promptVersions,
      ...sumOf(run.calls),
      milliseconds: Math.round(pace.now() - began),
      fallback: result.fallback,
    },
  }
}

/** The assessment that the calls of a ledger row lead to: the same as the first time, with nobody asked. */
export async function replayAssessment(
  read: ReadInterview,
  { provider, model, calls }: Pick<LlmLedger, 'provider' | 'model' | 'calls'>,
): Promise<Assessment> {
  const good = new Map(calls.filter(({ outcome }) => outcome === 'ok').map(({ label, raw }) => [label, raw]))
  const failed = calls.findLast(({ outcome }) => outcome !== 'ok' && outcome !== 'stopped')
  const ask: Ask = async ({ label, schema }) => {
    const raw = good.get(label)
    if (raw === undefined) throw new AiFailure(failed && failed.outcome !== 'ok' ? failed.outcome : 'stopped')
    return { object: schema.parse(JSON.parse(raw.slice(raw.indexOf('{'), raw.lastIndexOf('}') + 1))) }
  }
  return (await outcome(read, ask, llmEngine({ provider, model }))).assessment
}

async function outcome(
  read: ReadInterview,
  ask: Ask,
  identity: EngineIdentity,
): Promise<{ assessment: Assessment; fallback: Fallback | null }> {
  const { prepared, builtin } = read
  const fallBack = (fallback: Fallback) => ({
    assessment: withFlags(
      { ...finalise(prepared, builtin, builtinEngine), fellBack: reasonOf([part(reasons[fallback])]) },
      read.flags,
    ),
    fallback,
  })
  if (prepared.noScore) return fallBack('nothing-to-judge')
  try {
    const screened = await screenAnswers(ask, read)
    const drafts = await scoreWithModel(ask, screened)
    const assessment = finalise(withFloor(prepared, drafts), drafts, identity)
    return { assessment: withFlags(withBuiltin(assessment, read), screened.flags), fallback: null }
  } catch (error) {
    if (error instanceof AiFailure) return fallBack(error.kind)
    throw error
  }
}

/** From so many points on somebody has to say which engine is right. */
const farApart = 20

/** Shows what the built-in engine gives the same interview; far apart, neither is to be relied on. */
function withBuiltin(assessment: Assessment, { prepared, builtin }: ReadInterview): Assessment {
  const { score, scores } = finalise(prepared, builtin, builtinEngine)
  const values = Object.fromEntries(scoreFields.map((field) => [field, scores[field].value]))
  const isApart = assessment.score !== null && score !== null && Math.abs(assessment.score - score) > farApart
  return {
    ...assessment,
    beside: { score, scores: values as Record<ScoreField, number | null> },
    confidence: isApart ? withDoubt(assessment.confidence, 'engines-apart') : assessment.confidence,
  }
}

/** Facts of a CV carry no total by themselves: where the model cannot judge the answers, there is none. */
function withFloor(prepared: Prepared, drafts: AnswerDrafts): Prepared {
  const { mindset, culture, communication, potential } = drafts
  const asked = [
    mindset,
    communication,
    potential,
    ...(prepared.job.companyValues.length > 0 ? [culture] : []),
  ]
  const unjudged = asked.filter(({ value }) => value === null).length
  if (unjudged * 2 < asked.length) return prepared
  return { ...prepared, noScore: [part('noScore.littleEvidence')] }
}

function sumOf(calls: readonly CallRecord[]) {
  const sum = (of: (call: CallRecord) => number) => calls.reduce((total, call) => total + of(call), 0)
  return {
    calls: [...calls],
    inputTokens: sum(({ usage }) => usage?.inputTokens ?? 0),
    outputTokens: sum(({ usage }) => usage?.outputTokens ?? 0),
    microUsd: sum(({ microUsd }) => microUsd),
  }
}

const reasons = {
  'nothing-to-judge': 'llm.tooLittle',
  busy: 'llm.busy',
  broken: 'llm.away',
  unreachable: 'llm.away',
  'too-slow': 'llm.slow',
  'out-of-time': 'llm.slow',
  'too-large': 'llm.unusable',
  rejected: 'llm.rejected',
  refused: 'llm.refused',
  empty: 'llm.unusable',
  cut: 'llm.unusable',
  'wrong-shape': 'llm.unusable',
  'wrong-content': 'llm.unusable',
  resting: 'llm.resting',
  'over-budget': 'llm.overBudget',
  stopped: 'llm.stopped',
} as const satisfies Record<Fallback, SaidKey>

/** The middle step of an assessment, by a model: one call for each competency, once the answers are screened. Throws AiFailure when one has no reply. */
async function scoreWithModel(ask: Ask, read: ReadInterview): Promise<AnswerDrafts> {
  const { builtin } = read
  const { job } = read.prepared
  const [mindset, culture, communication, potential, skills] = await Promise.all([
    judge(ask, read, 'mindset', mindsetJudgement, builtin.mindset.value),
    job.companyValues.length === 0 ? null : judge(ask, read, 'culture', judgement, builtin.culture.value),
    judge(ask, read, 'communication', judgement, builtin.communication.value),
    judge(ask, read, 'potential', judgement, builtin.potential.value),
    job.idealProfile.skills.length === 0 ? null : judge(ask, read, 'skills', skillsJudgement, null),
  ])
  return {
    mindset: mindset.draft,
    // Not asked for, and so not counted: what stands here is not shown.
    culture: culture?.draft ?? { value: null, reason: 'The job names no values.', claims: [] },
    communication: communication.draft,
    potential: potential.draft,
    skills: skills ? skillsIn(read, skills.said) : [],
    questions: questionScores(read, mindset.said),
  }
}

/** A skill counts as explained in an answer that is long enough to explain anything. */
const minToExplain = 25

function skillsIn(read: ReadInterview, { evidence }: SkillsJudgement): SkillInAnswer[] {
  const required = new Map(
    read.prepared.job.idealProfile.skills.map((skill) => [skill.trim().toLowerCase(), skill]),
  )
  return evidence.flatMap(({ answer, quote, skill: named, shown }) => {
    const skill = required.get(named.trim().toLowerCase())
    const claim = placeQuote(read, answer, quote)
    if (!skill || !claim) return []
    const words = read.prepared.answers[answer - 1]?.words ?? 0
    return [{ skill, shown: words < minToExplain ? ('named' as const) : shown, claim }]
  })
}

/** The score of each answer: the model's level where a quote of that very answer stands behind it. */
function questionScores(read: ReadInterview, { answers }: MindsetJudgement): QuestionScore[] {
  return read.prepared.questions.map((_, index) => {
    const said = answers.find(({ answer }) => answer === index + 1)
    const supported = said !== undefined && placeQuote(read, index + 1, said.quote) !== null
    const level = supported ? said.level : 0
    return { index, value: level * 25, ...reasonOf([part(`llm.step${level}`)]) }
  })
}
