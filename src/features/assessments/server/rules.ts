import type { Assessment, FieldScore, Quote } from '#features/scoring/assessment.ts'
import { scoreFields } from '#features/scoring/weights.ts'
import type { AiBand, Evaluation, LedgerEntry, RunState } from '../contract/assessments.ts'
import type { ShownRow } from './store.ts'
import type { RunRow } from './tables.ts'

export const tries = 5
/** What takes longer than any honest interview will do so again. */
export const triesOfSlow = 2

/** After its last try a run that says nothing for so long was lost with its process. */
export const silentMs = 35 * 60_000

export function shownRun(
  run: Pick<RunRow, 'state' | 'attempts' | 'begunAt'> | undefined,
  now: Date,
): RunState {
  if (!run) return null
  const lost =
    run.attempts >= tries && run.begunAt !== null && now.getTime() - run.begunAt.getTime() > silentMs
  return run.state === 'failed' || lost ? 'failed' : 'running'
}

export function aiBand(percentage: number): AiBand {
  if (percentage >= 65) return 'strong'
  return percentage >= 30 ? 'some' : 'none'
}

export function shownEvaluation(
  row: Pick<ShownRow, 'id' | 'score' | MadeBy>,
  result: Assessment,
): Evaluation {
  const { aiSignal } = result
  const scores = Object.fromEntries(scoreFields.map((field) => [field, shownScore(result.scores[field])]))
  return {
    id: row.id,
    score: row.score,
    noScoreReason: result.noScoreReason ?? null,
    ...(result.noScoreSaid && { noScoreSaid: result.noScoreSaid }),
    scores: scores as Evaluation['scores'],
    questionScores: result.questionScores ?? [],
    caps: result.caps,
    flags: (result.flags ?? []).map((flag) =>
      flag.kind === 'instruction' ? { ...flag, quote: shownQuote(flag.quote) } : flag,
    ),
    confidence: result.confidence ? { ...result.confidence, reasons: [...result.confidence.reasons] } : null,
    beside: result.beside ?? null,
    ai: aiSignal && { ...aiSignal, band: aiBand(aiSignal.percentage) },
    ...madeBy(row),
    fellBack: result.fellBack?.reason ?? null,
    ...(result.fellBack?.said && { fellBackSaid: result.fellBack.said }),
  }
}

export function shownEntry(row: ShownRow, emails: ReadonlyMap<string, string>): LedgerEntry {
  const { requestedBy, reusedFrom, inputTokens, outputTokens, microUsd, milliseconds, score } = row
  return {
    id: row.id,
    score,
    ...madeBy(row),
    requestedBy: (requestedBy && emails.get(requestedBy)) ?? null,
    onCompletion: requestedBy === null,
    reusedFrom,
    fellBack: row.fallback !== null,
    inputTokens,
    outputTokens,
    costUsd: microUsd / 1e6,
    milliseconds,
  }
}

type MadeBy =
  | 'engine'
  | 'engineVersion'
  | 'rubricVersion'
  | 'provider'
  | 'model'
  | 'promptVersions'
  | 'createdAt'

function madeBy(row: Pick<ShownRow, MadeBy>) {
  const { engine, engineVersion, rubricVersion, provider, model, promptVersions, createdAt } = row
  return {
    engine,
    engineVersion,
    rubricVersion,
    provider,
    model,
    promptVersions: promptVersions ?? {},
    assessedAt: createdAt.toISOString(),
  }
}

const shownScore = ({ insufficient: _, quotes, ...score }: FieldScore) => ({
  ...score,
  quotes: quotes.map(shownQuote),
})

const shownQuote = (quote: Quote) => ({ ...quote, index: quote.source === 'answer' ? quote.index : null })
