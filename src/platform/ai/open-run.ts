import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { inTurn } from '#platform/worker-pool/fair-line.ts'
import { AiFailure, type FailureKind, type Question, type Reply, type Usage } from './ai.ts'
import type { Assistant } from './assistant.ts'
import { costOf, maxUsage, type Reservation, reserveSpending, settleSpending } from './spending.ts'
import { wireSchema } from './wire-schema.ts'

/** The outcome of one call, for the caller's ledger. */
export interface CallRecord {
  /** The purpose of the call, named by the caller. */
  label: string
  /** 1 for the first try. */
  attempt: number
  outcome: 'ok' | FailureKind
  /** The reply, cut at 20,000 characters. Personal data. */
  raw: string
  usage: Usage | null
  /** The amount charged to the company's budget. */
  microUsd: number
  milliseconds: number
}

export interface RunQuestion<T> extends Omit<Question<T>, 'signal'> {
  label: string
  /** Describes what is wrong with a reply of the right shape, or null. */
  wrongWith?: (object: T) => string | null
}

/** Everything asked for one purpose: one time limit, one company's budget, one list of calls. */
export interface Run {
  /** Throws AiFailure when the retries, the time or the budget are used up. */
  ask<T>(question: RunQuestion<T>): Promise<Reply<T>>
  /** Resolves when no call is under way any more: `calls` and the budget are complete then. */
  settled(): Promise<void>
  readonly calls: readonly CallRecord[]
}

type Deps = Pick<Platform, 'db' | 'clock'> & { assistant: Assistant }

const retried = new Set<FailureKind>([
  'busy',
  'broken',
  'unreachable',
  'too-slow',
  'too-large',
  'refused',
  'empty',
  'cut',
  'wrong-shape',
  'wrong-content',
])
/** Failures of the endpoint, not of the content: no candidate's text can open the breaker for others. */
const endpointFailures = new Set<FailureKind>(['busy', 'broken', 'unreachable', 'too-slow', 'rejected'])
const maxRawLength = 20_000
const firstWaitMs = 500

export function openRun(
  deps: Deps,
  { companyId, signal }: { companyId: CompanyId; signal?: AbortSignal },
): Run {
  const { pace } = deps.assistant
  const ends = pace.now() + pace.runMs
  const calls: CallRecord[] = []
  const stops = signal ?? new AbortController().signal
  const underWay = new Set<Promise<unknown>>()
  const oneCall = async <T>(question: RunQuestion<T>, attempt: number): Promise<Reply<T>> => {
    const left = ends - pace.now()
    if (left <= 0) throw new AiFailure('out-of-time')
    const call = askOnce(deps, companyId, question, attempt, stops, left, calls)
    underWay.add(call)
    return call.finally(() => underWay.delete(call))
  }
  return {
    calls,
    settled: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    async ask(question) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await oneCall(question, attempt)
        } catch (error) {
          if (!(error instanceof AiFailure) || attempt > pace.retries || !retried.has(error.kind)) throw error
          const wait = error.retryAfterMs ?? usualWait(error.kind, attempt)
          if (wait >= ends - pace.now()) throw error
          // When it is stopped meanwhile, the next call finds out.
          if (wait > 0) await pace.pause(wait, stops).catch(() => undefined)
        }
      }
    },
  }
}

const usualWait = (kind: FailureKind, attempt: number): number =>
  kind === 'busy' || kind === 'broken' ? firstWaitMs * 2 ** attempt : 0

async function askOnce<T>(
  deps: Deps,
  companyId: CompanyId,
  question: RunQuestion<T>,
  attempt: number,
  stops: AbortSignal,
  left: number,
  calls: CallRecord[],
): Promise<Reply<T>> {
  const { line, pace } = deps.assistant
  const waits = AbortSignal.any([stops, AbortSignal.timeout(Math.ceil(left))])
  const call = async () => {
    const began = pace.now()
    const record: CallRecord = {
      label: question.label,
      attempt,
      outcome: 'ok',
      raw: '',
      usage: null,
      microUsd: 0,
      milliseconds: 0,
    }
    try {
      return await reserved(deps, companyId, question, stops, left, record)
    } catch (error) {
      record.outcome = error instanceof AiFailure ? error.kind : 'stopped'
      throw error
    } finally {
      record.milliseconds = Math.round(pace.now() - began)
      calls.push(record)
    }
  }
  return inTurn(line, { by: companyId, gone: waits }, call).catch((error: unknown) => {
    if (error instanceof AiFailure) throw error
    throw new AiFailure(stops.aborted ? 'stopped' : 'out-of-time', { cause: error })
  })
}

/** One call inside the breaker and the budget. */
async function reserved<T>(
  deps: Deps,
  companyId: CompanyId,
  question: RunQuestion<T>,
  stops: AbortSignal,
  left: number,
  record: CallRecord,
): Promise<Reply<T>> {
  const { ai, breaker, pace, prices, capMicroUsd } = deps.assistant
  if (breaker.state() === 'open') throw new AiFailure('resting')
  let outcome: 'worked' | 'failed' | null = null
  let reservation: Reservation | null = null
  try {
    const maxCost = costOf(maxUsage(sentTexts(question), question.maxTokens), prices)
    if (maxCost > 0) {
      reservation = await reserveSpending(deps, companyId, maxCost, capMicroUsd)
      if (!reservation) throw new AiFailure('over-budget')
    }
    const signal = AbortSignal.any([stops, AbortSignal.timeout(Math.ceil(Math.min(pace.callMs, left)))])
    const reply = await ai.ask({ ...question, signal })
    outcome = 'worked'
    record.raw = reply.raw.slice(0, maxRawLength)
    record.usage = reply.usage
    if (question.wrongWith?.(reply.object)) throw new AiFailure('wrong-content', reply)
    return reply
  } catch (error) {
    if (error instanceof AiFailure && outcome === null) {
      record.raw = error.raw.slice(0, maxRawLength)
      record.usage = usageOfFailure(error)
      outcome = endpointFailures.has(error.kind) ? 'failed' : retried.has(error.kind) ? 'worked' : null
    }
    throw error
  } finally {
    if (outcome !== null) breaker.report(outcome)
    if (reservation) record.microUsd = await settleSpending(deps, reservation, record.usage, prices)
  }
}

/** A rejected request cost nothing; other failures without usage data have an unknown cost. */
function usageOfFailure({ kind, usage }: AiFailure): Usage | null {
  if (usage) return usage
  return kind === 'rejected' || kind === 'busy' ? { inputTokens: 0, outputTokens: 0 } : null
}

function sentTexts<T>({ system, prompt, schema }: RunQuestion<T>): string[] {
  return [system, prompt, JSON.stringify(wireSchema(schema))]
}
