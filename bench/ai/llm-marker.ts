import type { CompanyId } from '#contract/ids.ts'
import type { Assessment, AssessmentInput } from '#features/assessments/server/engine/assessment.ts'
import { prepare } from '#features/assessments/server/engine/pipeline.ts'
import { assessWithLlm, type LlmLedger } from '#features/assessments/server/llm/assess-with-llm.ts'
import { type Assistant, assistantWith, openAssistant } from '#platform/ai/assistant.ts'
import { costOf } from '#platform/ai/spending.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'

export const notConfigured =
  'no model is configured: set AI_PROVIDER, AI_BASE_URL, AI_MODEL, AI_PRICE_INPUT, AI_PRICE_OUTPUT (.env.example)'

export interface LlmMarker {
  mark(input: AssessmentInput): Promise<{ assessment: Assessment; ledger: LlmLedger; usd: number }>
}

/** The LLM engine on the endpoint of the environment, without a database; null when none is set. Keeps to the budget. */
export async function openLlmMarker(): Promise<LlmMarker | null> {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    SECRET_KEY: process.env.SECRET_KEY ?? 'x'.repeat(48),
  })
  const configured = await openAssistant(config)
  if (!configured) return null
  const { prices } = configured
  const budgetUsd = config.AI_MONTHLY_BUDGET_USD ?? Number.POSITIVE_INFINITY
  // Spending is counted here: the product counts it in a database.
  const assistant = assistantWith(configured.ai, {
    AI_MONTHLY_BUDGET_USD: 0,
    AI_PRICE_INPUT: 0,
    AI_PRICE_OUTPUT: 0,
  })
  let spent = 0
  return {
    mark: async (input) => {
      if (spent >= budgetUsd) throw new Error(`AI_MONTHLY_BUDGET_USD (${budgetUsd}) is used up`)
      const marked = await markAlone(assistant, input)
      const usd = costOf(marked.ledger, prices) / 1e6
      spent += usd
      return { ...marked, usd }
    },
  }
}

const nobody = '00000000-0000-4000-8000-000000000000' as CompanyId
const withoutDatabase = {
  clock: systemClock,
  db: {
    forCompany: () => Promise.reject(new Error('The benchmark has no database')),
    forSystem: () => Promise.reject(new Error('The benchmark has no database')),
    ping: () => Promise.resolve(),
  },
}

/** One interview by an assistant that costs nothing, and so needs no database. */
export function markAlone(assistant: Assistant, input: AssessmentInput) {
  return assessWithLlm(withoutDatabase, assistant, prepare(input), { companyId: nobody })
}

/** Runs over many, a few at once, in order. */
export async function inTurns<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atOnce = 3,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      const item = items[at]
      if (item !== undefined) results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
