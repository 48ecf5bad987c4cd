import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AssessmentInput } from '#features/scoring/assessment.ts'
import { aiSpendingOf } from '#testing/ai-spending-of.ts'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { stubAssistant } from '#testing/ai-stub/stub-assistant.ts'
import { type Fault, stubFaults } from '#testing/ai-stub/stub-faults.ts'
import { judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { expectSound } from '#testing/expect-sound.ts'
import { personas } from '#testing/interviews/personas.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { assessWithLlm } from './assess-with-llm.ts'
import { readInterview } from './read-interview.ts'

const evaluations = 1_000
const budgetUsd = 60

let app: TestApp
let stub: AiStub
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  stub = await startAiStub()
})
afterAll(async () => {
  await stub.close()
  await app.close()
})

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Interviews of every band, some of them cut short. */
function interviews(random: () => number): AssessmentInput[] {
  return personas.flatMap(({ input }) =>
    [1, 0.7, 0.4].map((kept) => ({
      ...input,
      answers: input.answers.map((answer) =>
        answer.slice(0, Math.ceil(answer.length * (random() < 0.5 ? 1 : kept))),
      ),
    })),
  )
}

test('§assessment-35 1,000 evaluations against a model with every fault: no invented score, none stuck, spending within its cap', async () => {
  const random = seeded(20_261)
  const { companyId } = await aCompany(app)
  const slow = new Set(['never answers', 'stalled body'])
  const faults = Object.entries(stubFaults)
  const counted = new Map<string, number>()
  stub.play((request) => {
    const [name, fault] = faults[Math.floor(random() * faults.length)] ?? ['', stubFaults['500'] as Fault]
    const happens = random() < (slow.has(name) ? 0.02 : 0.25)
    if (!happens) return { say: judgementOf(request, Math.floor(random() * 5)) }
    counted.set(name, (counted.get(name) ?? 0) + 1)
    return fault(request)
  })
  const assistant = stubAssistant(stub.url, { budgetUsd, callMs: 3_000, concurrency: 8 })
  const all = interviews(random).map((input) => ({ input, read: readInterview(input) }))
  const ends: Record<string, number> = {}
  let charged = 0
  let left = evaluations
  const work = async () => {
    while (left-- > 0) {
      const one = all[left % all.length]
      if (!one) throw new Error('No interviews')
      const { assessment, ledger } = await assessWithLlm(app.platform, assistant, one.read, { companyId })
      expectSound(one.input, assessment)
      expect(assessment.engine).toBe(ledger.fallback === null ? 'llm' : 'builtin')
      expect(assessment.fellBack === undefined).toBe(ledger.fallback === null)
      charged += ledger.microUsd
      ends[ledger.fallback ?? 'llm'] = (ends[ledger.fallback ?? 'llm'] ?? 0) + 1
      assistant.advance(500)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  const spent = await aiSpendingOf(app, companyId)
  console.log(
    `${stub.requests.length} calls; ${JSON.stringify(ends)}; ${(spent / 1e6).toFixed(2)} of ${budgetUsd} USD`,
  )
  expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(evaluations)
  expect(counted.size).toBe(faults.length)
  expect(spent).toBe(charged)
  expect(spent).toBeLessThanOrEqual(budgetUsd * 1e6)
  expect(ends.llm).toBeGreaterThan(100)
  expect(ends['over-budget']).toBeGreaterThan(0)
}, 240_000)
