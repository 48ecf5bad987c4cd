import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { checkAssistant } from './check-assistant.ts'

let stub: AiStub
beforeAll(async () => {
  stub = await startAiStub()
})
afterAll(() => stub.close())

const checked = (settings: Record<string, string>) =>
  checkAssistant(readConfig({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(48), ...settings }))
const own = () => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: stub.url,
  AI_MODEL: 'stub',
  AI_API_KEY: 'key-of-a-test',
  AI_PRICE_INPUT: '0',
  AI_PRICE_OUTPUT: '0',
})

test('the built-in engine needs nothing', async () => {
  expect(await checked({})).toMatchObject({
    state: 'ok',
    detail: expect.stringMatching(/^built-in engine; no data leaves this machine.*recommended judge/),
  })
  expect(await checked({ AI_MODEL: 'm' })).toMatchObject({ state: 'note' })
})

test('a model that answers is ok, and the key is not shown', async () => {
  stub.play(() => ({ say: { ready: true } }))
  const result = await checked(own())
  expect(result).toMatchObject({ state: 'ok', detail: expect.stringContaining('free of cost: answers') })
  expect(result.detail).not.toContain('key-of-a-test')
})

test.each([
  [{ status: 401 }, 'check AI_API_KEY'],
  ['reset', 'check AI_BASE_URL'],
  [{ say: 'Yes!' }, 'choose another model'],
] as const)('%j is reported with a remedy', async (reply, detail) => {
  stub.play(() => reply)
  expect(await checked(own())).toMatchObject({ state: 'bad', detail: expect.stringContaining(detail) })
})
