import * as z from 'zod'
import type { CompanyId } from '../src/contract/ids.ts'
import {
  assessWithLlm,
  type LlmLedger,
  llmEngine,
} from '../src/features/assessments/server/llm/assess-with-llm.ts'
import { readInterview } from '../src/features/assessments/server/llm/read-interview.ts'
import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'
import { hashOf } from '../src/features/scoring/input-hash.ts'
import { prepare } from '../src/features/scoring/pipeline.ts'
import { type Ai, AiFailure } from '../src/platform/ai/ai.ts'
import { type Assistant, assistantWith, openAssistant } from '../src/platform/ai/assistant.ts'
import { openRun, type Run } from '../src/platform/ai/open-run.ts'
import { type Pace, realPace } from '../src/platform/ai/pace.ts'
import type { Prices } from '../src/platform/ai/spending.ts'
import { systemClock } from '../src/platform/clock/clock.ts'
import { readConfig, WrongSettings } from '../src/platform/config/config.ts'
import { meteredAi, type Spent } from './metered-ai.ts'

/** What became of what a model was asked to do. */
export interface Tally {
  asked: number
  /** Why it did not do some of it, and how often. */
  undone: Readonly<Record<string, number>>
  spent: Spent
}

export interface Judged {
  assessment: Assessment
  ledger: LlmLedger
}

/** The configured language model, asked by the code of the product, without a database. */
export interface BenchModel {
  /** e.g. `openai-compatible, gpt-x at api.example.com`. */
  name: string
  budgetUsd: number
  /** The LLM engine on an interview; null where the built-in engine had to do it. Equal content is asked about once. */
  judge(input: AssessmentInput, options?: { fresh?: boolean }): Promise<Judged | null>
  /** Anything else that is asked of it, with the product's retries and limits; null where it gave no reply. */
  with<T>(work: (run: Run) => Promise<T>): Promise<T | null>
  tally(): Tally
}

/** Why nothing can be asked of a model, and what to set. */
export type NoModel = { reason: string }

const howTo =
  'set AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_MONTHLY_BUDGET_USD, AI_PRICE_INPUT and AI_PRICE_OUTPUT as .env.example says, or try the path with --stub'

/** The model of the settings, once it has answered; else why there is none. */
export async function openBenchModel(
  environment: Readonly<Record<string, string | undefined>>,
  options: { budgetUsd?: number | undefined; pace?: Pace } = {},
): Promise<BenchModel | NoModel> {
  try {
    const secret = { NODE_ENV: 'test', SECRET_KEY: environment.SECRET_KEY ?? 'x'.repeat(48) }
    const config = readConfig({ ...environment, ...secret })
    const configured = await openAssistant(config)
    if (!configured) return { reason: `no model is configured: ${howTo}` }
    const { ai, prices } = configured
    const where = config.AI_BASE_URL ? ` at ${new URL(config.AI_BASE_URL).host}` : ''
    const name = `${ai.provider}, ${ai.model}${where}`
    const budgetUsd = options.budgetUsd ?? config.AI_MONTHLY_BUDGET_USD ?? Number.POSITIVE_INFINITY
    const model = benchModel(ai, prices, { name, budgetUsd, pace: options.pace ?? realPace })
    const silent = await whySilent(model)
    return silent === null ? model : { reason: `${name} gives no usable reply: ${silent}` }
  } catch (error) {
    if (error instanceof WrongSettings) return { reason: error.message.replaceAll('\n', ' ') }
    throw error
  }
}

/** What keeps the endpoint from saying yes; null when nothing does. */
async function whySilent(model: BenchModel): Promise<string | null> {
  const ready = { schema: z.object({ ready: z.boolean() }), maxTokens: 200, temperature: 0 }
  const reply = await model.with((run) =>
    run.ask({ label: 'ready', system: 'Reply with {"ready": true}.', prompt: 'Are you ready?', ...ready }),
  )
  return reply ? null : Object.keys(model.tally().undone).join(', ')
}

const nobody = '00000000-0000-4000-8000-000000000000' as CompanyId
const noDatabase = () => Promise.reject(new Error('The benchmark has no database'))
const withoutDatabase = {
  clock: systemClock,
  db: {
    forCompany: noDatabase,
    forPerson: noDatabase,
    forCandidate: noDatabase,
    forSystem: noDatabase,
    ping: () => Promise.resolve(new Date()),
    follow: () => ({ isLive: () => false }),
  },
}
/** Money is counted by the metered model: the product counts it in a database. */
const free = { AI_MONTHLY_BUDGET_USD: 0, AI_PRICE_INPUT: 0, AI_PRICE_OUTPUT: 0 }

/** One interview by an assistant that costs nothing, and so needs no database. */
export function scoreAlone(assistant: Assistant, input: AssessmentInput): Promise<Judged> {
  return assessWithLlm(withoutDatabase, assistant, readInterview(input), { companyId: nobody })
}

/** No model is needed to see that there is nothing to judge: that is the outcome of both engines. */
const isVerdict = ({ ledger }: Judged) => ledger.fallback === null || ledger.fallback === 'nothing-to-judge'

function benchModel(
  ai: Ai,
  prices: Prices,
  about: { name: string; budgetUsd: number; pace: Pace },
): BenchModel {
  const metered = meteredAi(ai, prices, about.budgetUsd)
  const assistant = assistantWith(metered, free, about.pace)
  const undone: Record<string, number> = {}
  const known = new Map<string, Promise<Judged | null>>()
  let asked = 0
  const counted = async <T>(work: () => Promise<{ done: T } | { undone: string }>): Promise<T | null> => {
    asked++
    await untilRested(assistant)
    const end = await work()
    if ('done' in end) return end.done
    undone[end.undone] = (undone[end.undone] ?? 0) + 1
    return null
  }
  const judgeFresh = (input: AssessmentInput) =>
    counted(async () => {
      const judged = await scoreAlone(assistant, input)
      return isVerdict(judged) ? { done: judged } : { undone: judged.ledger.fallback ?? '' }
    })
  return {
    ...about,
    judge: (input, { fresh = false } = {}) => {
      if (fresh) return judgeFresh(input)
      const hash = hashOf(prepare(input), llmEngine(metered).versions)
      const judged = known.get(hash) ?? judgeFresh(input)
      known.set(hash, judged)
      return judged
    },
    with: (work) =>
      counted(async () => {
        const run = openRun({ ...withoutDatabase, assistant }, { companyId: nobody })
        try {
          return { done: await work(run) }
        } catch (error) {
          if (error instanceof AiFailure) return { undone: error.kind }
          throw error
        }
      }),
    tally: () => ({ asked, undone: { ...undone }, spent: metered.spent() }),
  }
}

/** A busy endpoint is given its rest, as far as it does not rest for long. */
async function untilRested({ breaker, pace }: Assistant): Promise<void> {
  const until = pace.now() + 2 * pace.callMs
  const { signal } = new AbortController()
  while (breaker.state() === 'open' && pace.now() < until) await pace.pause(1_000, signal)
}
