import * as z from 'zod'
import { AiFailure, type FailureKind } from '#platform/ai/ai.ts'
import { openAssistant } from '#platform/ai/assistant.ts'
import type { Config } from '#platform/config/config.ts'
import { bad, type CheckResult, note, ok } from './check-result.ts'

const patienceMs = 20_000

/** Sends the configured model a short test prompt, without any personal data. */
export async function checkAssistant(config: Config): Promise<CheckResult> {
  const assistant = await openAssistant(config)
  if (!assistant) {
    const idle = (['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const).filter((name) => config[name])
    if (idle.length === 0)
      return ok(
        'AI',
        'built-in engine; no data leaves this machine. In production a language model is the recommended judge, also a local one: AI_PROVIDER=openai-compatible, AI_BASE_URL=http://localhost:11434/v1',
      )
    return note(
      'AI',
      `built-in engine; ${idle.join(', ')} ${idle.length === 1 ? 'has' : 'have'} no effect until AI_PROVIDER is set`,
    )
  }
  const { AI_BASE_URL, AI_MODEL, AI_MONTHLY_BUDGET_USD, AI_PROVIDER } = config
  const where = AI_BASE_URL ? ` at ${new URL(AI_BASE_URL).host}` : ''
  const budget =
    AI_MONTHLY_BUDGET_USD === undefined ? 'free of cost' : `${AI_MONTHLY_BUDGET_USD} USD a company and month`
  const what = `${AI_PROVIDER}, ${AI_MODEL}${where}, ${budget}`
  try {
    await assistant.ai.ask({
      system: 'Reply with {"ready": true}.',
      prompt: 'Are you ready?',
      schema: z.object({ ready: z.boolean() }),
      maxTokens: 200,
      temperature: 0,
      signal: AbortSignal.timeout(patienceMs),
    })
    return ok('AI', `${what}: answers`)
  } catch (error) {
    const kind = error instanceof AiFailure ? error.kind : 'broken'
    return bad(
      'AI',
      `${what}: ${advice[kind] ?? 'answers in the wrong format: choose another model'}. Until then the built-in engine is used`,
    )
  }
}

const advice: Partial<Record<FailureKind, string>> = {
  busy: 'is busy: check the rate limits of your key',
  broken: 'reports an internal error',
  unreachable: 'does not answer: check AI_BASE_URL',
  'too-slow': `does not answer within ${patienceMs / 1000} seconds`,
  rejected: 'rejects the request: check AI_API_KEY, AI_MODEL and AI_BASE_URL',
}
