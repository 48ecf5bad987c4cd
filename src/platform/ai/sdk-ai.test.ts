import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import type { StubAct } from '#testing/ai-stub/stub-act.ts'
import { AiFailure, type FailureKind } from './ai.ts'
import { type Endpoint, sdkAi } from './sdk-ai.ts'

let stub: AiStub
beforeAll(async () => {
  stub = await startAiStub()
})
beforeEach(() => {
  stub.requests.length = 0
})
afterAll(() => stub.close())

const schema = z.object({ level: z.literal([0, 1, 2, 3, 4]), reason: z.string() })
const good = { level: 3, reason: 'Clear.' }
const aiFor = (provider: Endpoint['provider']) =>
  sdkAi({ provider, baseUrl: stub.url, apiKey: 'key-of-a-test', model: 'stub' })
const ask = (provider: Endpoint['provider'], milliseconds = 5_000) =>
  aiFor(provider).ask({
    system: 'Judge.',
    prompt: 'Data.',
    schema,
    maxTokens: 200,
    temperature: 0,
    signal: AbortSignal.timeout(milliseconds),
  })

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  test('§assessment-26 returns the object, the raw text and the usage; the key and the schema were sent', async () => {
    stub.play(() => ({ say: good, usage: { input: 120, output: 30 } }))
    const reply = await ask(provider)
    expect(reply.object).toEqual(good)
    expect(JSON.parse(reply.raw)).toEqual(good)
    expect(reply.usage).toEqual({ inputTokens: 120, outputTokens: 30 })
    const [sent] = stub.requests
    expect(sent).toMatchObject({ system: 'Judge.', prompt: 'Data.' })
    expect(JSON.stringify(sent?.headers)).toContain('key-of-a-test')
    expect(sent?.body).toContain('"level"')
  })

  const faults: [string, StubAct, FailureKind][] = [
    ['429 with Retry-After', { status: 429, retryAfter: '7' }, 'busy'],
    ['500', { status: 500 }, 'broken'],
    ['401', { status: 401 }, 'rejected'],
    ['a reset', 'reset', 'unreachable'],
    ['nothing at all', 'nothing', 'empty'],
    ['five megabytes', 'flood', 'too-large'],
    ['an empty reply', { say: '' }, 'empty'],
    ['prose', { say: 'I would say 80.' }, 'wrong-shape'],
    ['JSON that ends in the middle', { say: '{"level": 3, "reason": "Cle' }, 'cut'],
    ['a reply cut at its longest', { say: '{"level": 3, "rea', finish: 'length' }, 'cut'],
    ['another schema', { say: { score: 3 } }, 'wrong-shape'],
    ['a level out of range', { say: { ...good, level: 150 } }, 'wrong-shape'],
    ['a level in words', { say: { ...good, level: '95%' } }, 'wrong-shape'],
    ['a filtered reply', { say: 'No.', finish: 'content-filter' }, 'refused'],
  ]
  test.each(faults)('%s', async (_, act, kind) => {
    stub.play(() => act)
    const failure = await ask(provider).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AiFailure)
    expect((failure as AiFailure).kind).toBe(kind)
    expect(stub.requests).toHaveLength(1)
  })

  test.each(['hang', 'stall'] as const)('§assessment-29 %s: ends when its time has passed', async (act) => {
    stub.play(() => act)
    await expect(ask(provider, 60)).rejects.toMatchObject({ kind: 'too-slow' })
  })

  test('says how long the provider asks to wait', async () => {
    stub.play(() => ({ status: 429, retryAfter: '7' }))
    await expect(ask(provider)).rejects.toMatchObject({ retryAfterMs: 7_000 })
  })
})

test('a reply in a fence of Markdown is read', async () => {
  stub.play(() => ({ say: `\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` }))
  expect((await ask('openai-compatible')).object).toEqual(good)
})

test('an endpoint that wants a parameter otherwise gets it so, from then on', async () => {
  const ai = aiFor('openai-compatible')
  stub.play((_, at) =>
    at === 0
      ? {
          status: 400,
          body: '{"error":{"message":"max_tokens is not supported, use max_completion_tokens"}}',
        }
      : { say: good },
  )
  const question = {
    system: 's',
    prompt: 'p',
    schema,
    maxTokens: 9,
    temperature: 0,
    signal: AbortSignal.timeout(5_000),
  }
  await ai.ask(question)
  await ai.ask(question)
  expect(stub.requests.map(({ body }) => body.includes('max_completion_tokens'))).toEqual([false, true, true])
})

test('a redirect is not followed: it would send the key to another host', async () => {
  stub.play((_, at) => (at === 0 ? { status: 307, location: `${stub.url}/chat/completions` } : { say: good }))
  await expect(ask('openai-compatible')).rejects.toBeInstanceOf(AiFailure)
  expect(stub.requests).toHaveLength(1)
})

test('nothing else is sent over the network or printed to the console', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const warned = vi.spyOn(process, 'emitWarning')
  stub.play(() => ({ say: good }))
  await ask('anthropic')
  await ask('openai-compatible')
  expect(fetched.mock.calls.map(([url]) => String(url).startsWith(stub.url))).toEqual([true, true])
  expect(warned).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
