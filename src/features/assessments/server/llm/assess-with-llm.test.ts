import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Assessment, AssessmentInput } from '#features/scoring/assessment.ts'
import { assess } from '#features/scoring/score-interview.ts'
import { aiSpendingOf } from '#testing/ai-spending-of.ts'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { stubAssistant } from '#testing/ai-stub/stub-assistant.ts'
import { once, stubFaults } from '#testing/ai-stub/stub-faults.ts'
import { inventedJudgementOf, judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { expectSound } from '#testing/expect-sound.ts'
import { personas } from '#testing/interviews/personas.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { assessWithLlm, replayAssessment } from './assess-with-llm.ts'
import { readInterview } from './read-interview.ts'

const graded = personas.filter(({ band }) => ['excellent', 'good', 'partial', 'weak'].includes(band))
const one = graded.find(({ band }) => band === 'good')?.input as AssessmentInput

let app: TestApp
let stub: AiStub
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  stub = await startAiStub()
  company = await aCompany(app)
})
beforeEach(() => {
  stub.requests.length = 0
})
afterAll(async () => {
  await stub.close()
  await app.close()
})

const assessed = (input: AssessmentInput, assistant = stubAssistant(stub.url)) =>
  assessWithLlm(app.platform, assistant, readInterview(input), { companyId: company.companyId })
const good =
  (level = 3) =>
  (request: Parameters<typeof judgementOf>[0]) => ({ say: judgementOf(request, level) })

describe.each(['openai-compatible', 'anthropic'] as const)('a good reply of %s', (provider) => {
  test('§assessment-26 makes an assessment of the model, with its quotes and everything the ledger needs', async () => {
    stub.play(good())
    const { assessment, ledger } = await assessed(one, stubAssistant(stub.url, { provider }))
    expect(assessment.engine).toBe('llm')
    expect(assessment.fellBack).toBeUndefined()
    expect(assessment.scores.mindsetScore.value).toBe(75)
    expectSound(one, assessment)
    expect(ledger).toMatchObject({ provider, model: 'stub', fallback: null })
    expect(ledger.promptVersions).toMatchObject({ screening: 'screening-1', mindset: 'mindset-3' })
    expect(ledger.calls.map(({ label }) => label).sort()).toEqual([
      'communication 1',
      'culture 1',
      'mindset 1',
      'potential 1',
      'screening 1',
      'skills 1',
    ])
    expect(ledger.inputTokens).toBe(6 * 1_500)
    expect(ledger.microUsd).toBe(6 * (1_500 * 3 + 300 * 15))
  })
})

test('§assessment-28 the same replies lead to the same assessment again, with nobody asked', async () => {
  for (const fault of ['', 'invented quotes', 'insufficient', 'wrong schema'] as const) {
    stub.play(fault === '' ? good() : (stubFaults[fault] ?? good()))
    const { assessment, ledger } = await assessed(one)
    const asked = stub.requests.length
    expect(await replayAssessment(readInterview(one), ledger), fault).toEqual(assessment)
    expect(stub.requests).toHaveLength(asked)
  }
})

test('another model has another hash than the built-in engine', async () => {
  stub.play(good())
  const { assessment } = await assessed(one)
  expect(assessment.inputHash).not.toBe(assess(one).inputHash)
})

test('its version names the built-in engine too, whose facts and caps are in its totals', async () => {
  stub.play(good())
  const { assessment } = await assessed(one)
  expect(assessment.versions.engine).toContain(` on ${assess(one).versions.engine} `)
})

test('§assessment-25 what is sent names nobody, and nothing of the file', async () => {
  stub.play(good())
  const { firstName, lastName, email, phone } = one.candidate
  const answers = one.answers.map((answer) => `${answer} I am ${firstName} ${lastName}, ${email}, ${phone}.`)
  await assessed({ ...one, answers, cv: { text: 'Only-in-the-CV' } })
  expect(stub.requests.length).toBeGreaterThanOrEqual(6)
  for (const { body, system } of stub.requests) {
    for (const word of [firstName, lastName, email, phone, 'Only-in-the-CV']) expect(body).not.toContain(word)
    for (const answer of one.answers) expect(system).not.toContain(answer.slice(0, 30))
  }
})

describe('a second and a third sample', () => {
  const asked = (competency: string) =>
    stub.requests.filter(({ prompt }) => prompt.endsWith(`: ${competency}.`)).length

  test('§assessment-30 are asked for where the first is two levels from the built-in score, and the middle one counts', async () => {
    const levels = [0, 2, 3]
    let at = 0
    stub.play((request) =>
      request.prompt.endsWith(': potential.')
        ? { say: judgementOf(request, levels[at++] ?? 0) }
        : { say: judgementOf(request, 3) },
    )
    const { assessment } = await assessed(
      graded.find(({ band }) => band === 'excellent')?.input as AssessmentInput,
    )
    expect(asked('potential')).toBe(3)
    expect(assessment.scores.potentialScore.value).toBe(50)
    expect(asked('mindset')).toBe(1)
  })

  test('§assessment-30 are asked for where no quote stands; without one there are no points', async () => {
    stub.play((request) => ({ say: inventedJudgementOf(request, 4) }))
    const { assessment } = await assessed(one)
    expect(asked('mindset')).toBe(3)
    expect(assessment.engine).toBe('llm')
    for (const field of ['mindsetScore', 'cultureFit', 'communicationSkills', 'potentialScore'] as const)
      expect(assessment.scores[field].value, field).toBe(0)
    expect(assessment.questionScores.map(({ value }) => value)).toEqual(one.questions.map(() => 0))
  })

  test('§assessment-36 of a sentence none of whose quotes stands anywhere nothing is shown', async () => {
    stub.play((request) => ({ say: { ...inventedJudgementOf(request, 4), reason: 'She led forty people.' } }))
    const { assessment } = await assessed(one)
    expect(JSON.stringify(assessment)).not.toContain('forty people')
    expect(assessment.scores.mindsetScore.reason).toBe(
      'None of the quotes given for a higher score stands in the answers.',
    )
  })

  test('one good sample of three does not carry a score that two found no evidence for', async () => {
    let at = 0
    stub.play((request) => ({
      say: {
        ...judgementOf(request, 3),
        ...(request.prompt.endsWith(': culture.') &&
          at++ < 2 && { insufficient: true, level: 0, evidence: [] }),
      },
    }))
    const { assessment } = await assessed(one)
    expect(assessment.scores.cultureFit).toMatchObject({ value: null, insufficient: true })
  })
})

test('a model that finds nothing to judge leaves no total, whatever the CV says', async () => {
  stub.play((request) => stubFaults.insufficient?.(request) ?? { status: 500 })
  const { assessment } = await assessed(one)
  expect(assessment).toMatchObject({ engine: 'llm', score: null })
  expect(assessment.noScoreReason).toMatch(/too little evidence/)
})

/** What each fault comes to when it stays, and when the next try is good. */
const outcomes: Record<string, { stays: string; once: 'llm' }> = {}
describe('faults', () => {
  const modelAnswers = [
    'invented quotes',
    'level 4 without quotes',
    'insufficient',
    'usage unknown',
    'usage of a billion tokens',
  ]

  test.each(Object.entries(stubFaults))('§assessment-29 %s', async (name, fault) => {
    const isBusyForLong = name === '429, wait for an hour'
    stub.play(once(fault, good()))
    const callMs = /never|stalled/.test(name) ? 400 : 4_000
    const assistant = stubAssistant(stub.url, { callMs })
    const recovered = await assessed(one, assistant)
    expectSound(one, recovered.assessment)
    const recovers = name !== '401' && !isBusyForLong
    expect(recovered.assessment.engine).toBe(recovers ? 'llm' : 'builtin')
    if (name === '429 with Retry-After') expect(assistant.waited).toContain(1_000)

    stub.play(fault)
    const began = performance.now()
    const stayed = await assessed(one, stubAssistant(stub.url, { callMs }))
    expect(performance.now() - began).toBeLessThan(callMs * 3 + 15_000)
    expectSound(one, stayed.assessment)
    if (modelAnswers.includes(name)) expect(stayed.assessment.engine).toBe('llm')
    else {
      const { engine, fellBack, flags, ...scores } = stayed.assessment
      expect(engine).toBe('builtin')
      expect(fellBack?.reason).toMatch(/\./)
      expect(flags).toEqual([])
      expect(scores).toMatchObject(withoutEngine(assess(one)))
    }
    outcomes[name] = {
      stays: stayed.assessment.fellBack?.reason ?? `marked by the model: ${stayed.assessment.score}`,
      once: recovered.assessment.engine as 'llm',
    }
    for (const call of [...recovered.ledger.calls, ...stayed.ledger.calls])
      expect(call.attempt).toBeLessThanOrEqual(3)
  })

  test('the table', () => {
    const lines = Object.entries(outcomes).map(
      ([name, { stays, once: then }]) => `${name.padEnd(28)} once: ${then.padEnd(8)} stays: ${stays}`,
    )
    console.log(lines.join('\n'))
    expect(lines).toHaveLength(Object.keys(stubFaults).length)
  })

  test('§assessment-32 one competency that fails leaves nothing of the model in the scores', async () => {
    stub.play((request) =>
      request.prompt.endsWith(': potential.') ? { status: 500 } : { say: judgementOf(request, 0) },
    )
    const { assessment, ledger } = await assessed(one)
    expect(assessment).toMatchObject(withoutEngine(assess(one)))
    expect(assessment.engine).toBe('builtin')
    expect(ledger.fallback).toBe('broken')
    expect(ledger.calls.length).toBeGreaterThan(2)
  })

  test('a wait that is longer than the time left is not begun', async () => {
    stub.play(() => ({ status: 429, retryAfter: '3600' }))
    const assistant = stubAssistant(stub.url)
    await assessed(one, assistant)
    expect(assistant.waited).toEqual([])
  })

  test('after many faults of the endpoint it is left alone for a while', async () => {
    stub.play(() => ({ status: 500 }))
    const assistant = stubAssistant(stub.url)
    // The first call of each fails three times, and ten faults are many.
    for (let times = 0; times < 4; times++) await assessed(one, assistant)
    const asked = stub.requests.length
    const { ledger } = await assessed(one, assistant)
    expect(ledger.fallback).toBe('resting')
    expect(stub.requests).toHaveLength(asked)
    assistant.advance(120_000)
    stub.play(good())
    expect((await assessed(one, assistant)).assessment.engine).toBe('llm')
  })

  test('nobody is asked about an interview that has no total anyway', async () => {
    stub.play(good(4))
    const { assessment, ledger } = await assessed({ ...one, answers: one.answers.map(() => 'ok') })
    expect(stub.requests).toHaveLength(0)
    expect(assessment.score).toBeNull()
    expect(ledger.fallback).toBe('nothing-to-judge')
  })

  test('the caller can stop it', async () => {
    stub.play(() => 'hang')
    const assistant = stubAssistant(stub.url, { callMs: 4_000 })
    const { assessment, ledger } = await assessWithLlm(app.platform, assistant, readInterview(one), {
      companyId: company.companyId,
      signal: AbortSignal.timeout(50),
    })
    expect(ledger.fallback).toBe('stopped')
    expect(assessment.engine).toBe('builtin')
  })
})

test('§assessment-33 a month’s budget is never passed, however many ask at once; then the built-in engine goes on', async () => {
  const { companyId } = await aCompany(app)
  const budgetUsd = 0.4
  stub.play((request, at) => ({
    say: judgementOf(request, 3),
    usage: at % 3 === 0 ? null : { input: 900, output: 200 },
  }))
  const assistant = stubAssistant(stub.url, { budgetUsd, callMs: 5_000 })
  const results = await Promise.all(
    Array.from({ length: 12 }, () =>
      assessWithLlm(app.platform, assistant, readInterview(one), { companyId }),
    ),
  )
  const spent = await aiSpendingOf(app, companyId)
  expect(spent).toBeLessThanOrEqual(budgetUsd * 1e6)
  expect(spent).toBe(results.reduce((sum, { ledger }) => sum + ledger.microUsd, 0))
  const engines = new Set(results.map(({ ledger }) => ledger.fallback))
  expect(engines).toContain('over-budget')
  app.clock.advance(32 * 24 * 3_600_000)
  expect(await aiSpendingOf(app, companyId)).toBe(0)
})

function withoutEngine({ score, scores, caps, questionScores }: Assessment) {
  return { score, scores, caps, questionScores }
}
