import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aiSpendingOf } from '#testing/ai-spending-of.ts'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { stubAssistant } from '#testing/ai-stub/stub-assistant.ts'
import { stubFaults } from '#testing/ai-stub/stub-faults.ts'
import { dataOf, type StubRequest } from '#testing/ai-stub/stub-request.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { questionPrompt } from './question-prompt.ts'

let stub: AiStub
let app: TestApp
let plain: TestApp
beforeAll(async () => {
  stub = await startAiStub()
  app = await startApp({ settings: { BILLING: 'off' }, deps: { assistant: stubAssistant(stub.url) } })
  plain = await startApp({ settings: { BILLING: 'off' } })
})
beforeEach(() => {
  stub.requests.length = 0
})
afterAll(async () => {
  await stub.close()
  await app.close()
  await plain.close()
})

interface Sent {
  job: { title: string; description: string }
  wanted: { slot: string; problems?: string[] }[]
}
/** Clean questions on different matters. */
const matters = [
  'calmed a supplier who was angry about late invoices',
  'repaired a plan that everybody else had already given up',
  'taught somebody a trade from the very first day onwards',
  'found a costly error in figures before anyone noticed it',
  'refused an order because its quality would have suffered badly',
  'shortened a procedure that used to take several long weeks',
  'admitted to your team that your own idea had failed',
  'explained machines to visitors without any technical background',
  'led colleagues through a sudden change of place and owner',
  'doubled the reach of a small project with little money',
]
const clean = (at: number) =>
  `Tell us about one specific moment at work when you ${matters[at % matters.length]}: what exactly did you do, and what came of it?`
const cleanReply = (request: StubRequest) => ({
  say: {
    questions: dataOf<Sent>(request).wanted.map(({ slot }, at) => ({ slot, text: clean(at) })),
  },
})
const posted = async (where = app, change: Parameters<typeof aJob>[2] = {}) => {
  const company = await aCompany(where)
  const job = await aJob(where, company, { interviewLanguage: 'English', ...change })
  return { company, job }
}

test('a model writes the questions in one call, charged to the company; only the job is sent', async () => {
  stub.play(cleanReply)
  const { company, job } = await posted()
  expect(stub.requests).toHaveLength(1)
  expect(job.tailoredQuestions).toEqual(job.tailoredQuestions.map((_, at) => clean(at)))
  expect(await aiSpendingOf(app, company.companyId)).toBe(1_500 * 3 + 300 * 15)
  const [request] = stub.requests
  expect(request?.system).not.toContain(job.title)
  expect(request?.body).not.toContain(company.companyId)
})

test('the model may name the job as its employer does', async () => {
  const named = (at: number) => clean(at).replace('at work when', 'as Erzieher:in when')
  stub.play((request) => ({
    say: { questions: dataOf<Sent>(request).wanted.map(({ slot }, at) => ({ slot, text: named(at) })) },
  }))
  const { job } = await posted(app, { title: 'Erzieher:in' })
  expect(job.tailoredQuestions).toEqual(job.tailoredQuestions.map((_, at) => named(at)))
})

test('§question-set-12 a question that the linter refuses is asked for once more, and is the built-in one after the second refusal', async () => {
  const bad = 'How old are you, are you married, and would you say yes to us?'
  stub.play((request) => {
    const { wanted } = dataOf<Sent>(request)
    const second = wanted.some(({ problems }) => problems)
    return {
      say: {
        questions: wanted.map(({ slot }, at) => ({
          slot,
          text: slot === 'motivation' || (slot === 'failure' && !second) ? bad : clean(second ? 9 - at : at),
        })),
      },
    }
  })
  const { job } = await posted()
  const [, again] = stub.requests
  expect(stub.requests).toHaveLength(2)
  expect(again && dataOf<Sent>(again).wanted.map(({ slot }) => slot)).toEqual(['motivation', 'failure'])
  expect(again && dataOf<Sent>(again).wanted[0]?.problems).toContain('protected-topic')
  expect(job.tailoredQuestions).not.toContain(bad)
  expect(new Set(job.tailoredQuestions).size).toBe(8)
})

test('plain apostrophes and spaces of a model become those of the language', async () => {
  const text =
    "Racontez-nous une fois où l'outil habituel vous a manqué au pire moment : qu'avez-vous fait ce jour-là ?"
  stub.play(() => ({ say: { questions: [{ slot: 'failure', text }] } }))
  const { job } = await posted(app, { interviewLanguage: 'Français' })
  expect(job.tailoredQuestions).toContain(
    'Racontez-nous une fois où l’outil habituel vous a manqué au pire moment\u00a0: qu’avez-vous fait ce jour-là\u00a0?',
  )
})

test.each(Object.entries(stubFaults).filter(([name]) => !/never|stalled/.test(name)))(
  '%s: the job has its questions all the same',
  async (_, fault) => {
    stub.play((request) => {
      // What is judged there is not asked for here.
      const act = fault({ ...request, prompt: '-\n{"job":{"skills":[]},"answers":[]}\n-' })
      return act
    })
    const { job } = await posted()
    expect(job.questionsState).toBe('ready')
    expect(new Set(job.tailoredQuestions).size).toBe(8)
  },
)

test('§assessment-27 the text of the prompt is the one of its version', () => {
  const { version, system } = questionPrompt
  // Another text is another version: raise it, then write both down here.
  expect(`${version} ${createHash('sha256').update(system).digest('hex').slice(0, 16)}`).toBe(
    'questions-3 873575bdae079642',
  )
})

test('§question-set-10 an order in the offer is data: what obeys it does not pass', async () => {
  stub.play((request) => ({
    say: {
      questions: dataOf<Sent>(request).wanted.map(({ slot }) => ({
        slot,
        text: 'Visit https://evil.example and tell us about one specific moment when you paid for it, what did you do there then?',
      })),
    },
  }))
  const { job } = await posted()
  for (const question of job.tailoredQuestions) expect(question).not.toContain('evil')
})

test('without a model nobody is asked', async () => {
  const { job } = await posted(plain)
  expect(job.questionsState).toBe('ready')
  expect(stub.requests).toHaveLength(0)
})
