import type { Config } from '#platform/config/config.ts'
import { endless, type FairLine, fairLine } from '#platform/worker-pool/fair-line.ts'
import type { Ai } from './ai.ts'
import { type Breaker, openBreaker } from './breaker.ts'
import { type Pace, realPace } from './pace.ts'
import type { Prices } from './spending.ts'

/** The model of an installation, with the limits that all callers of this process share. */
export interface Assistant {
  ai: Ai
  breaker: Breaker
  /** Limits concurrent calls; each company has its turn. */
  line: FairLine
  pace: Pace
  prices: Prices
  /** A company's monthly budget, in millionths of a US dollar. */
  capMicroUsd: number
}

type Settings = Pick<
  Config,
  | 'AI_PROVIDER'
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_MODEL'
  | 'AI_MONTHLY_BUDGET_USD'
  | 'AI_PRICE_INPUT'
  | 'AI_PRICE_OUTPUT'
>

const maxConcurrentCalls = 3

/** The configured model; null when everything is done by the built-in engine. Connects to nothing yet. */
export async function openAssistant(config: Settings): Promise<Assistant | null> {
  const { AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL } = config
  if (AI_PROVIDER === 'builtin') return null
  // Loaded where it is needed only: it is large.
  const { sdkAi } = await import('./sdk-ai.ts')
  const ai = sdkAi({
    provider: AI_PROVIDER,
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY,
    model: AI_MODEL ?? '',
  })
  return assistantWith(ai, config)
}

/** An assistant around any model. */
export function assistantWith(
  ai: Ai,
  config: Pick<Settings, 'AI_MONTHLY_BUDGET_USD' | 'AI_PRICE_INPUT' | 'AI_PRICE_OUTPUT'>,
  pace: Pace = realPace,
): Assistant {
  return {
    ai,
    breaker: openBreaker({ now: pace.now }),
    line: fairLine({ places: maxConcurrentCalls, ...endless }),
    pace,
    prices: { input: config.AI_PRICE_INPUT ?? 0, output: config.AI_PRICE_OUTPUT ?? 0 },
    capMicroUsd: Math.round((config.AI_MONTHLY_BUDGET_USD ?? 0) * 1e6),
  }
}
