import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  generateText,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai'
import { type Ai, AiFailure, type Question, type Reply, type Usage } from './ai.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { type Habit, habitAskedFor, withHabits } from './model-habits.ts'
import { toAiFailure } from './to-ai-failure.ts'
import { wireSchema } from './wire-schema.ts'

export interface Endpoint {
  provider: 'openai-compatible' | 'anthropic'
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
}

/** A reply is a few kilobytes. */
const maxReplyBytes = 1_000_000

/** A model behind the AI SDK: no retries, no telemetry, no tools, no other address than the endpoint's. */
export function sdkAi(endpoint: Endpoint): Ai {
  globalThis.AI_SDK_LOG_WARNINGS = false
  const habits = new Set<Habit>()
  const model = modelOf(endpoint, habits)
  return {
    provider: endpoint.provider,
    model: endpoint.model,
    async ask(question) {
      try {
        return await askOnce(model, question)
      } catch (error) {
        const failure = toAiFailure(error, question.signal)
        const habit = failure.kind === 'rejected' ? habitAskedFor(failure.raw) : null
        if (habit === null || habits.has(habit)) throw failure
        // The request was turned away before anything was read, so asking it the other way is not a second call.
        habits.add(habit)
        return this.ask(question)
      }
    },
  }
}

function modelOf({ provider, baseUrl, apiKey, model }: Endpoint, habits: ReadonlySet<Habit>): LanguageModel {
  const fetch = boundedFetch(maxReplyBytes)
  // Given in full, so that the SDK looks for nothing in the environment.
  if (provider === 'anthropic')
    return createAnthropic({
      baseURL: baseUrl ?? 'https://api.anthropic.com/v1',
      apiKey: apiKey ?? '',
      fetch,
    })(model)
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: baseUrl ?? '',
    ...(apiKey ? { apiKey } : {}),
    fetch,
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => withHabits(body, habits),
  })(model)
}

async function askOnce<T>(model: LanguageModel, question: Question<T>): Promise<Reply<T>> {
  const { text, usage, finish } = await textOf(model, question)
  const raw = text
  if (finish === 'content-filter') throw new AiFailure('refused', { raw, usage })
  if (text.trim() === '') throw new AiFailure(finish === 'length' ? 'cut' : 'empty', { raw, usage })
  const parsed = parseJson(text)
  if (parsed === undefined) {
    const kind = finish === 'length' || text.trimStart().startsWith('{') ? 'cut' : 'wrong-shape'
    throw new AiFailure(kind, { raw, usage })
  }
  const checked = question.schema.safeParse(parsed)
  if (!checked.success) throw new AiFailure('wrong-shape', { raw, usage })
  return { object: checked.data, raw, usage }
}

async function textOf<T>(model: LanguageModel, question: Question<T>) {
  const { system, prompt, schema, maxTokens, temperature, signal } = question
  try {
    const result = await generateText({
      model,
      instructions: system,
      prompt,
      output: Output.object({ schema: jsonSchema(wireSchema(schema) as never), name: 'reply' }),
      maxOutputTokens: maxTokens,
      temperature,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    })
    return { text: result.text, usage: usageOf(result.usage), finish: result.finishReason }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error))
      return { text: error.text ?? '', usage: usageOf(error.usage), finish: error.finishReason }
    if (NoOutputGeneratedError.isInstance(error)) return { text: '', usage: null, finish: undefined }
    throw error
  }
}

function usageOf(usage: LanguageModelUsage | undefined): Usage | null {
  const { inputTokens, outputTokens } = usage ?? {}
  if (inputTokens === undefined || outputTokens === undefined) return null
  return { inputTokens, outputTokens }
}

/** The JSON of a reply, also where a model put a fence or a sentence around it; undefined when there is none. */
function parseJson(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}
