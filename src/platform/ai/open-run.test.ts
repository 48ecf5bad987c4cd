import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { CompanyId } from '#contract/ids.ts'
import { fakeClock } from '#platform/clock/fake-clock.ts'
import { AiFailure } from './ai.ts'
import { assistantWith } from './assistant.ts'
import { type FakeReply, fakeAi } from './fake-ai.ts'
import { openRun } from './open-run.ts'
import type { Pace } from './pace.ts'

const schema = z.object({ level: z.number() })
const good: FakeReply = { object: { level: 1 } }
const question = { label: 'q', system: 's', prompt: 'p', schema, maxTokens: 10, temperature: 0 }
const companyId = '00000000-0000-4000-8000-000000000000' as CompanyId
const free = { AI_MONTHLY_BUDGET_USD: 0, AI_PRICE_INPUT: 0, AI_PRICE_OUTPUT: 0 }
const noDatabase = () => Promise.reject(new Error('Nothing costs anything here'))
const deps = {
  clock: fakeClock(),
  db: {
    forCompany: noDatabase,
    forPerson: noDatabase,
    forCandidate: noDatabase,
    forSystem: noDatabase,
    ping: async () => new Date(),
    follow: () => ({ isLive: () => false }),
  },
}

/** A run whose clock advances only in pauses. */
function aRun(answer: (at: number) => FakeReply, signal?: AbortSignal) {
  let time = 0
  const pauses: number[] = []
  const pace: Pace = {
    now: () => time,
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
      time += milliseconds
    },
    callMs: 45_000,
    runMs: 180_000,
    retries: 2,
  }
  const ai = fakeAi((_, at) => answer(at))
  const assistant = assistantWith(ai, free, pace)
  const run = openRun({ ...deps, assistant }, { companyId, ...(signal && { signal }) })
  return { run, ai, pauses, assistant }
}

describe('a run', () => {
  test('tries twice more, and keeps every call', async () => {
    const { run, ai } = aRun((at) => (at < 2 ? new AiFailure('cut', { raw: '{"le' }) : good))
    expect((await run.ask(question)).object).toEqual({ level: 1 })
    expect(ai.asked).toHaveLength(3)
    expect(run.calls.map(({ attempt, outcome, raw }) => [attempt, outcome, raw])).toEqual([
      [1, 'cut', '{"le'],
      [2, 'cut', '{"le'],
      [3, 'ok', '{"level":1}'],
    ])
  })

  test('§assessment-34 waits as long as the provider asks, and longer each time where it does not say', async () => {
    const asked = aRun((at) => (at === 0 ? new AiFailure('busy', { retryAfterMs: 7_000 }) : good))
    await asked.run.ask(question)
    expect(asked.pauses).toEqual([7_000])
    const silent = aRun((at) => (at < 2 ? new AiFailure('broken') : good))
    await silent.run.ask(question)
    expect(silent.pauses).toEqual([1_000, 2_000])
  })

  test('does not begin a wait that its time does not hold', async () => {
    const { run, pauses, ai } = aRun(() => new AiFailure('busy', { retryAfterMs: 100_000 }))
    await expect(run.ask(question)).rejects.toMatchObject({ kind: 'busy' })
    expect(pauses).toEqual([100_000])
    expect(ai.asked).toHaveLength(2)
    await expect(run.ask(question)).rejects.toMatchObject({ kind: 'busy' })
  })

  test.each(['rejected', 'over-budget'] as const)('%s is not tried again', async (kind) => {
    const { run, ai } = aRun(() => new AiFailure(kind))
    await expect(run.ask(question)).rejects.toMatchObject({ kind })
    expect(ai.asked).toHaveLength(1)
  })

  test('§assessment-34 at most three calls run at once, for all callers together', async () => {
    const { run, ai, assistant } = aRun(() => good)
    const free: (() => void)[] = []
    const { ask } = ai
    assistant.ai.ask = async (one) => {
      await new Promise<void>((resolve) => free.push(resolve))
      return ask.call(ai, one) as never
    }
    const asked = Promise.all([1, 2, 3, 4, 5].map(() => run.ask(question)))
    await turn()
    expect(free).toHaveLength(3)
    while (ai.asked.length < 5) {
      free.shift()?.()
      await turn()
    }
    expect(await asked).toHaveLength(5)
  })

  test('rejected content does not open the breaker for other callers', async () => {
    const { run, assistant } = aRun(() => new AiFailure('refused'))
    for (let i = 0; i < 10; i++) await run.ask(question).catch(() => undefined)
    expect(assistant.breaker.state()).toBe('closed')
  })

  test('an endpoint that fails is left alone: nothing is asked, nothing is spent', async () => {
    const { run, ai, assistant } = aRun(() => new AiFailure('unreachable'))
    for (let i = 0; i < 4; i++) await run.ask(question).catch(() => undefined)
    expect(assistant.breaker.state()).toBe('open')
    const before = ai.asked.length
    await expect(run.ask(question)).rejects.toMatchObject({ kind: 'resting' })
    expect(ai.asked).toHaveLength(before)
  })

  test('ends when it is stopped, and settles', async () => {
    const { run, ai } = aRun(() => good, AbortSignal.abort())
    await expect(run.ask(question)).rejects.toMatchObject({ kind: 'stopped' })
    await run.settled()
    expect(ai.asked).toHaveLength(0)
  })

  test('a reply with wrong content counts as a failure', async () => {
    const { run } = aRun((at) => ({ object: { level: at === 0 ? 9 : 1 } }))
    const wrongWith = ({ level }: { level: number }) => (level > 4 ? 'out of range' : null)
    expect((await run.ask({ ...question, wrongWith })).object).toEqual({ level: 1 })
    expect(run.calls.map(({ outcome }) => outcome)).toEqual(['wrong-content', 'ok'])
  })
})
