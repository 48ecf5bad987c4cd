import { type Ai, AiFailure, type Usage } from '../src/platform/ai/ai.ts'
import { costOf, maxUsage, type Prices } from '../src/platform/ai/spending.ts'
import { wireSchema } from '../src/platform/ai/wire-schema.ts'

/** What was asked so far, and what it cost. */
export interface Spent {
  calls: number
  inputTokens: number
  outputTokens: number
  microUsd: number
}

export interface MeteredAi extends Ai {
  spent(): Spent
}

const nothing: Usage = { inputTokens: 0, outputTokens: 0 }

/**
 * A model that is asked until a budget is used up, counted in memory by the rules of the product: the most that a call
 * can cost is taken before it is made, and a reply that does not say what it used counts as that.
 */
export function meteredAi(ai: Ai, prices: Prices, budgetUsd: number): MeteredAi {
  const spent: Spent = { calls: 0, inputTokens: 0, outputTokens: 0, microUsd: 0 }
  let reserved = 0
  const note = (usage: Usage, microUsd: number) => {
    spent.calls++
    spent.inputTokens += usage.inputTokens
    spent.outputTokens += usage.outputTokens
    spent.microUsd += microUsd
  }
  return {
    provider: ai.provider,
    model: ai.model,
    spent: () => ({ ...spent }),
    async ask(question) {
      const { system, prompt, schema, maxTokens } = question
      const most = costOf(maxUsage([system, prompt, JSON.stringify(wireSchema(schema))], maxTokens), prices)
      if (spent.microUsd + reserved + most > budgetUsd * 1e6) throw new AiFailure('over-budget')
      reserved += most
      let usage: Usage | null = null
      try {
        const reply = await ai.ask(question)
        usage = reply.usage
        return reply
      } catch (error) {
        if (error instanceof AiFailure) usage = error.usage ?? (isFree(error) ? nothing : null)
        throw error
      } finally {
        reserved -= most
        note(usage ?? nothing, usage === null ? most : Math.min(most, costOf(usage, prices)))
      }
    },
  }
}

/** What was turned away, or never arrived, cost nothing. */
const isFree = ({ kind }: AiFailure) => kind === 'rejected' || kind === 'busy' || kind === 'unreachable'
