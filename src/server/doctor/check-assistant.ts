import * as z from 'zod'
import { AiFailure, type FailureKind } from '#platform/ai/ai.ts'
import { openAssistant } from '#platform/ai/assistant.ts'
import type { Config } from '#platform/config/config.ts'
import { bad, type CheckResult, note, ok } from './check-result.ts'

const patienceMs = 20_000

/** Asks the configured model to say yes, which is a call of some tokens; no word of anybody is sent. */
export async function checkAssistant(config: Config): Promise<CheckResult> {
  const assistant = await openAssistant(config)
  if (!assistant) {
    const idle = (['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const).filter((name) => config[name])
    if (idle.length === 0) return ok('AI', 'built in: nothing leaves this machine')
    return note(
      'AI',
      `built in: ${idle.join(', ')} ${idle.length === 1 ? 'does' : 'do'} nothing until AI_PROVIDER is set`,
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
      `${what}: ${advice[kind] ?? 'answers, but not in the form that is asked for: choose another model'}. Until then the built-in engine does its work`,
    )
  }
}

const advice: Partial<Record<FailureKind, string>> = {
  busy: 'is busy: check the limits of your key',
  broken: 'has a fault',
  unreachable: 'does not answer: check AI_BASE_URL',
  'too-slow': `does not answer within ${patienceMs / 1000} seconds`,
  rejected: 'does not take the request: check AI_API_KEY, AI_MODEL and AI_BASE_URL',
}
