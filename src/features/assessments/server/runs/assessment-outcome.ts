import { isDemoCompany } from '#features/accounts/server/is-demo-company.ts'
import type { Assessment } from '#features/scoring/assessment.ts'
import { hashOf } from '#features/scoring/input-hash.ts'
import type { Assistant } from '#platform/ai/assistant.ts'
import type { CallRecord } from '#platform/ai/open-run.ts'
import type { Platform } from '#platform/platform.ts'
import { endless, fairLine, inTurn } from '#platform/worker-pool/fair-line.ts'
import { keysOf } from '../ledger/candidate-keys.ts'
import { decryptResult, decryptWork } from '../ledger/encrypted-row.ts'
import { assessWithLlm, llmEngine, replayAssessment } from '../llm/assess-with-llm.ts'
import { type Fingerprint, findEqual, type Subject } from '../store.ts'
import type { AssessmentRow } from '../tables.ts'
import { type RunInput, readInThread, scoreInThread } from './score-in-thread.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'config' | 'assistant'>

export interface AssessmentOutcome {
  assessment: Assessment
  calls: CallRecord[]
  metadata: Pick<
    AssessmentRow,
    'provider' | 'model' | 'parameters' | 'promptVersions' | 'fallback' | 'reusedFrom'
  > &
    Pick<AssessmentRow, 'inputTokens' | 'outputTokens' | 'microUsd'>
}

const noMetadata: AssessmentOutcome['metadata'] = {
  provider: null,
  model: null,
  parameters: null,
  promptVersions: null,
  fallback: null,
  reusedFrom: null,
  inputTokens: 0,
  outputTokens: 0,
  microUsd: 0,
}

/** Few candidates at once: the calls about one have a time limit together. */
const line = fairLine({ places: 3, ...endless })

/** Has the configured engine score. Content that it scored before, in the same versions, gets what the ledger holds. */
export async function outcomeOf(
  deps: Deps,
  subject: Subject,
  runInput: RunInput,
): Promise<AssessmentOutcome> {
  const { assistant } = deps
  if (!assistant || (await isDemoCompany(deps.db, subject.companyId)))
    return builtinOutcome(deps, subject, runInput)
  return inTurn(line, { by: subject.companyId }, () => llmOutcome(deps, assistant, subject, runInput))
}

async function builtinOutcome(deps: Deps, subject: Subject, runInput: RunInput): Promise<AssessmentOutcome> {
  const assessment = await scoreInThread(runInput, subject.companyId)
  const kept = await equalOf(deps, subject, fingerprintOf(assessment))
  // Another candidate's quotes are places in another text.
  const stored = kept?.row.candidateId === subject.candidateId ? decryptResult(kept.row, kept.key) : null
  if (!kept || !stored) return { assessment, calls: [], metadata: noMetadata }
  // What others wrote meanwhile may have changed these two; neither touches the score.
  const { aiSignal, flags } = assessment
  // The stored one may have stood in for a language model. This one was asked for as it is.
  const { fellBack: _then, ...result } = stored
  return {
    assessment: { ...result, aiSignal, ...(flags ? { flags } : {}) },
    calls: [],
    metadata: { ...noMetadata, reusedFrom: kept.row.id },
  }
}

async function llmOutcome(
  deps: Deps,
  assistant: Assistant,
  subject: Subject,
  runInput: RunInput,
): Promise<AssessmentOutcome> {
  const { provider, model } = assistant.ai
  const read = await readInThread(runInput, subject.companyId)
  const identity = llmEngine({ provider, model })
  const inputHash = hashOf(read.prepared, identity.versions)
  const kept = await equalOf(deps, subject, fingerprintOf({ ...identity, inputHash }))
  const work = kept && decryptWork(kept.row, kept.key)
  if (kept && work) {
    const { parameters, promptVersions } = kept.row
    return {
      assessment: await replayAssessment(read, { provider, model, calls: work.calls }),
      calls: work.calls,
      metadata: { ...noMetadata, provider, model, parameters, promptVersions, reusedFrom: kept.row.id },
    }
  }
  const { companyId } = subject
  const { assessment, ledger } = await assessWithLlm(deps, assistant, read, { companyId })
  const { calls, milliseconds: _ms, ...metadata } = ledger
  return { assessment, calls, metadata: { ...metadata, reusedFrom: null } }
}

type Identified = Pick<Assessment, 'engine' | 'versions' | 'inputHash'>
export const fingerprintOf = ({ engine, versions, inputHash }: Identified): Fingerprint => ({
  engine,
  engineVersion: versions.engine,
  rubricVersion: versions.rubric,
  inputHash,
})

function equalOf(
  { db, config }: Deps,
  subject: Subject,
  fingerprint: Fingerprint,
): Promise<{ row: AssessmentRow; key: Buffer | undefined } | null> {
  return db.forCompany(subject.companyId, async (tx) => {
    const row = await findEqual(tx, subject, fingerprint)
    if (!row) return null
    const keys = await keysOf({ config }, tx, subject.companyId, [row.candidateId])
    return { row, key: keys.get(row.candidateId) }
  })
}
