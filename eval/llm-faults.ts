import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'
import { assess } from '../src/features/scoring/score-interview.ts'
import { assistantWith } from '../src/platform/ai/assistant.ts'
import { realPace } from '../src/platform/ai/pace.ts'
import { sdkAi } from '../src/platform/ai/sdk-ai.ts'
import { startAiStub } from '../src/testing/ai-stub/start-ai-stub.ts'
import { stubFaults } from '../src/testing/ai-stub/stub-faults.ts'
import { scoreAlone } from './bench-model.ts'
import { panelOf } from './panel.ts'
import { atMost, type Row, reported } from './row.ts'
import { isSound } from './sound.ts'

/** Everything an endpoint can do wrong, each to some interviews of the panel; needs no model. */
export const llmFaults: Row = {
  id: 'F9',
  what: 'faults of a model, by a stub: sound marks or the built-in engine, nothing in between',
  run: async () => {
    const interviews = panelOf('dev')
      .filter(({ band }) => band === 'good' || band === 'excellent')
      .slice(0, 3)
    if (interviews.length === 0) return { skipped: 'eval/panel' }
    const stub = await startAiStub()
    const results: { fault: string; input: AssessmentInput; result: Assessment; fallback: string | null }[] =
      []
    const began = performance.now()
    try {
      for (const [fault, play] of Object.entries(stubFaults)) {
        stub.play(play)
        for (const { input } of interviews) {
          const { assessment, ledger } = await scoreAlone(stubAssistant(stub.url), input)
          results.push({ fault, input, result: assessment, fallback: ledger.fallback })
        }
      }
    } finally {
      await stub.close()
    }
    const n = results.length
    const dataset = `${Object.keys(stubFaults).length} faults`
    const count = (is: (one: (typeof results)[number]) => boolean) => results.filter(is).length
    const fellBack = count(({ fallback }) => fallback !== null)
    return [
      atMost(0, {
        dataset,
        n,
        metric: 'marks out of range or without a quote',
        value: count(({ input, result }) => !isSound(input, result)),
      }),
      atMost(0, { dataset, n, metric: 'mixed with built-in scores, unsaid', value: count(isMixed) }),
      reported({ dataset, n, metric: 'done by the built-in engine, which says so', value: fellBack / n }),
      ...[...Map.groupBy(results, ({ fault }) => fault)].map(([fault, ends]) =>
        reported({
          dataset: fault,
          n: ends.length,
          metric: endOf(ends.map(({ fallback }) => fallback)),
          value: ends.filter(({ fallback }) => fallback === null).length / ends.length,
        }),
      ),
      reported({ dataset, n, metric: 'seconds', value: Math.round((performance.now() - began) / 1000) }),
    ]
  },
}

/** In words, what a fault that stays comes to. */
function endOf(fallbacks: readonly (string | null)[]): string {
  const reasons = [...new Set(fallbacks.filter((reason) => reason !== null))]
  return reasons.length === 0 ? 'marked by the model' : `by the model, else built in: ${reasons.join(', ')}`
}

const stubAssistant = (baseUrl: string) =>
  assistantWith(
    sdkAi({ provider: 'openai-compatible', baseUrl, apiKey: 'none', model: 'stub' }),
    { AI_MONTHLY_BUDGET_USD: 0, AI_PRICE_INPUT: 0, AI_PRICE_OUTPUT: 0 },
    { ...realPace, callMs: 300, pause: async () => undefined },
  )

/** What the built-in engine did says so and is all its own; what the model did does not say otherwise. */
function isMixed({
  input,
  result,
  fallback,
}: {
  input: AssessmentInput
  result: Assessment
  fallback: string | null
}) {
  if (fallback === null) return result.engine !== 'llm' || result.fellBack !== undefined
  const alone = assess(input)
  const same = JSON.stringify([alone.score, alone.scores]) === JSON.stringify([result.score, result.scores])
  return result.engine !== 'builtin' || !result.fellBack || !same
}
