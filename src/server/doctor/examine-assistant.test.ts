import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { examineAssistant } from './examine-assistant.ts'

let stub: AiStub
beforeAll(async () => {
  stub = await startAiStub()
})
afterAll(() => stub.close())

const examined = (settings: Record<string, string>) =>
  examineAssistant(readConfig({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(48), ...settings }))
const own = () => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: stub.url,
  AI_MODEL: 'stub',
  AI_API_KEY: 'key-of-a-test',
  AI_PRICE_INPUT: '0',
  AI_PRICE_OUTPUT: '0',
})

test('the built-in engine needs nothing', async () => {
  expect(await examined({})).toMatchObject({ state: 'ok', said: 'built in: nothing leaves this machine' })
  expect(await examined({ AI_MODEL: 'm' })).toMatchObject({ state: 'note' })
})

test('a model that answers is well, and the key is not told', async () => {
  stub.play(() => ({ say: { ready: true } }))
  const finding = await examined(own())
  expect(finding).toMatchObject({ state: 'ok', said: expect.stringContaining('free of cost: answers') })
  expect(finding.said).not.toContain('key-of-a-test')
})

test.each([
  [{ status: 401 }, 'check AI_API_KEY'],
  ['reset', 'check AI_BASE_URL'],
  [{ say: 'Yes!' }, 'choose another model'],
] as const)('%j is told with what to do', async (act, said) => {
  stub.play(() => act)
  expect(await examined(own())).toMatchObject({ state: 'bad', said: expect.stringContaining(said) })
})
