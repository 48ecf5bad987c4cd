import type { Assistant } from '#platform/ai/assistant.ts'
import { openGate } from '#platform/ai/gate.ts'
import type { CallRecord } from '#platform/ai/open-run.ts'
import type { Platform } from '#platform/platform.ts'
import type { Assessment } from '../engine/assessment.ts'
import { keysOf } from '../ledger/candidate-keys.ts'
import { openResult, openWork } from '../ledger/sealed-row.ts'
import { assessWithLlm, llmEngine, replayAssessment } from '../llm/assess-with-llm.ts'
import { type Fingerprint, findEqual, type Subject } from '../store.ts'
import type { AssessmentRow } from '../tables.ts'
import { markInThread, readInThread, type ToMark } from './mark.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'config' | 'assistant'>

/** An assessment, and what the ledger notes of how it came to be. */
export interface Verdict {
  assessment: Assessment
  calls: CallRecord[]
  noted: Pick<
    AssessmentRow,
    'provider' | 'model' | 'parameters' | 'promptVersions' | 'fallback' | 'reusedFrom'
  > &
    Pick<AssessmentRow, 'inputTokens' | 'outputTokens' | 'microUsd'>
}

const nothingNoted: Verdict['noted'] = {
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
const gate = openGate(3)

/**
 * Has the configured engine mark. Content that it has marked already, in the same versions, gets what stands in the
 * ledger: no language model is paid for the same twice.
 */
export function verdictOn(parts: Parts, subject: Subject, toMark: ToMark): Promise<Verdict> {
  const { assistant } = parts
  if (!assistant) return builtinVerdict(parts, subject, toMark)
  return gate.through(() => llmVerdict(parts, assistant, subject, toMark), new AbortController().signal)
}

async function builtinVerdict(parts: Parts, subject: Subject, toMark: ToMark): Promise<Verdict> {
  const assessment = await markInThread(toMark)
  const kept = await equalOf(parts, subject, fingerprintOf(assessment))
  // Another's quotes stand in another's text.
  const stored = kept?.row.candidateId === subject.candidateId ? openResult(kept.row, kept.key) : null
  if (!kept || !stored) return { assessment, calls: [], noted: nothingNoted }
  // What others wrote meanwhile may have changed these two; neither touches the score.
  const { aiSignal, flags } = assessment
  // The stored one may have stood in for a language model. This one was asked for as it is.
  const { fellBack: _then, ...result } = stored
  return {
    assessment: { ...result, aiSignal, ...(flags ? { flags } : {}) },
    calls: [],
    noted: { ...nothingNoted, reusedFrom: kept.row.id },
  }
}

async function llmVerdict(
  parts: Parts,
  assistant: Assistant,
  subject: Subject,
  toMark: ToMark,
): Promise<Verdict> {
  const { provider, model } = assistant.ai
  const read = await readInThread(toMark)
  const { engine, versions } = llmEngine({ provider, model })
  const inputHash = read.prepared.hashFor(versions)
  const kept = await equalOf(parts, subject, {
    engine,
    engineVersion: versions.engine,
    rubricVersion: versions.rubric,
    inputHash,
  })
  const work = kept && openWork(kept.row, kept.key)
  if (kept && work) {
    const { parameters, promptVersions } = kept.row
    return {
      assessment: await replayAssessment(read, { provider, model, calls: work.calls }),
      calls: work.calls,
      noted: { ...nothingNoted, provider, model, parameters, promptVersions, reusedFrom: kept.row.id },
    }
  }
  const { assessment, ledger } = await assessWithLlm(parts, assistant, read, {
    companyId: subject.companyId,
  })
  const { calls, milliseconds: _ms, ...noted } = ledger
  return { assessment, calls, noted: { ...noted, reusedFrom: null } }
}

export const fingerprintOf = ({ engine, versions, inputHash }: Assessment): Fingerprint => ({
  engine,
  engineVersion: versions.engine,
  rubricVersion: versions.rubric,
  inputHash,
})

function equalOf(
  { db, config }: Parts,
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
