import { type Assistant, assistantWith } from '#platform/ai/assistant.ts'
import { realPace } from '#platform/ai/pace.ts'
import { sdkAi } from '#platform/ai/sdk-ai.ts'
import { endless, fairLine } from '#platform/worker-pool/fair-line.ts'

/** Milliseconds that a stub's calls may take, in place of 45 seconds, and a whole run, in place of 180. */
export const stubPace = { callMs: 4_000, runMs: 20_000 } as const

/** An assistant whose endpoint is a stub. Waits are noted and pass at once: `waited` holds their milliseconds. */
export function stubAssistant(
  url: string,
  options: {
    provider?: 'openai-compatible' | 'anthropic'
    budgetUsd?: number
    callMs?: number
    concurrency?: number
  } = {},
): Assistant & { waited: number[]; advance(milliseconds: number): void } {
  const { provider = 'openai-compatible', budgetUsd = 1_000, callMs = stubPace.callMs } = options
  const waited: number[] = []
  let ahead = 0
  const ai = sdkAi({ provider, baseUrl: url, apiKey: 'key-of-a-test', model: 'stub' })
  const assistant = assistantWith(
    ai,
    { AI_MONTHLY_BUDGET_USD: budgetUsd, AI_PRICE_INPUT: 3, AI_PRICE_OUTPUT: 15 },
    {
      ...realPace,
      ...stubPace,
      callMs,
      now: () => performance.now() + ahead,
      pause: async (milliseconds) => {
        waited.push(milliseconds)
      },
    },
  )
  return {
    ...assistant,
    ...(options.concurrency !== undefined && {
      line: fairLine({ places: options.concurrency, ...endless }),
    }),
    waited,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}
