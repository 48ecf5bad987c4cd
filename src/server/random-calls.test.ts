import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { signUpEndpoint } from '#features/accounts/contract/account.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { saveAnswerEndpoint, saveDraftEndpoint } from '#features/interviews/contract/interviews.ts'
import { createJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aNewAccount } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import {
  type EveryEndpoint,
  endpoints,
  errorShape,
  everyEndpoint,
  namedEndpoints,
  nameOf,
  type Reply,
} from '#testing/every-endpoint.ts'
import { around, inputsOf, texts } from '#testing/inputs-of-schema.ts'
import { multipartBody } from '#testing/multipart-body.ts'

/** `FUZZ_CALLS=50000` for the run that the scorecard asks for. */
const calls = Number(process.env.FUZZ_CALLS ?? 1200)
/** Random calls end sessions and delete what they meet: then a new company takes their place. */
const callsEach = 600
const patience = 120_000 + calls * 60

interface RandomCall {
  name: string
  token: string | undefined
  /** Of the path; null for what is ours. */
  params: Record<string, string> | null
  query: Record<string, unknown> | undefined
  body: unknown
  form: { fields: Record<string, string>; bytes: Uint8Array } | null
}

const byName = new Map(namedEndpoints)

function endpointOf({ name }: RandomCall): EndpointShape {
  const found = byName.get(name)
  if (!found) throw new Error(`No endpoint ${name}`)
  return found
}

function randomCalls({ ours, theirs, operator, own, goodBodies }: EveryEndpoint): fc.Arbitrary<RandomCall> {
  const good: Record<string, object> = {
    ...goodBodies,
    [nameOf(signUpEndpoint)]: aNewAccount(),
    [nameOf(registerCandidateEndpoint)]: aRegistration(own.jobId as JobId),
    [nameOf(createJobEndpoint)]: aNewJob(),
    [nameOf(saveAnswerEndpoint)]: { text: 'I repaired the pumps.' },
    [nameOf(saveDraftEndpoint)]: { text: 'I repaired' },
  }
  const known = [...Object.values(own), ours.email, ours.companyId]
  const text = texts(known)
  const rightToken = ({ access }: EndpointShape) =>
    access.who === 'operator' ? operator.token : access.who === 'employer' ? ours.token : undefined
  const ofEndpoint = (endpoint: EndpointShape) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const params = fc.record(
      Object.fromEntries(
        names.map((name) => [name, fc.oneof(fc.constantFrom(own[name] ?? 'x'), text.map(inPath))]),
      ),
    )
    const right = rightToken(endpoint)
    return fc.record({
      name: fc.constant(nameOf(endpoint)),
      token: fc.oneof(
        { weight: 8, arbitrary: fc.constant(right) },
        { weight: 1, arbitrary: fc.constantFrom(undefined, theirs.token, operator.token, ours.token) },
      ),
      params: fc.option(params, { freq: 2 }),
      query: endpoint.query
        ? (inputsOf(endpoint.query, known) as fc.Arbitrary<Record<string, unknown>>)
        : fc.constant(undefined),
      body: endpoint.body
        ? fc.oneof(inputsOf(endpoint.body, known), around(good[nameOf(endpoint)] ?? {}))
        : fc.constant(undefined),
      form: endpoint.upload ? forms(endpoint.upload.fields, text) : fc.constant(null),
    })
  }
  return fc.oneof(...endpoints.map(ofEndpoint))
}

function forms(fields: readonly string[], text: fc.Arbitrary<string>) {
  const values = Object.fromEntries(fields.map((name) => [name, text]))
  return fc.record({
    fields: fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>,
    bytes: fc.uint8Array({ maxLength: 2000 }),
  })
}

/** A path cannot hold half a character, and with none, or dots, it is another one. */
const inPath = (text: string) => (/^\.{0,2}$/.test(text) ? 'x' : text.toWellFormed())

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

async function send({ urlOf, own, send }: EveryEndpoint, call: RandomCall): Promise<Reply> {
  const { token, params, query, body, form } = call
  const endpoint = endpointOf(call)
  const entries = Object.entries(query ?? {}).map(([key, value]) => [key, asText(value)])
  const url = urlOf(endpoint, ...(params ? [{ ...own, ...params }] : []))
  const upload =
    form && endpoint.upload
      ? multipartBody(endpoint.upload.file, {
          fields: form.fields,
          file: { name: 'cv.pdf', bytes: Buffer.from(form.bytes) },
        })
      : null
  return send(endpoint, {
    token,
    url: entries.length > 0 ? `${url}?${new URLSearchParams(entries)}` : url,
    ...(upload && { payload: upload.body, headers: { 'content-type': upload.contentType } }),
    ...(body === undefined
      ? {}
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}

function expectGoodAnswer({ reply: schema }: EndpointShape, { status, error, text }: Reply): void {
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/\n\s+at |node_modules|\.ts:\d+/)
  if (status >= 400) expect(errorShape.safeParse(error).error).toBeUndefined()
  else if (typeof schema !== 'string') expect(schema.safeParse(error).error).toBeUndefined()
}

test('S23 random calls are answered as their schemas say', { timeout: patience }, async () => {
  const reached = new Set<string>()
  let taken = 0
  for (let from = 0; from < calls; from += callsEach) {
    const scene = await everyEndpoint({ LOG_LEVEL: 'silent' })
    const answered = fc.asyncProperty(randomCalls(scene), async (call) => {
      scene.app.log.lines.length = 0
      const reply = await send(scene, call)
      const faults = scene.app.log.lines.filter(({ level }) => level === 'error')
      expect(faults).toEqual([])
      expectGoodAnswer(endpointOf(call), reply)
      if (reply.status >= 300) return
      taken++
      reached.add(call.name)
    })
    const numRuns = Math.min(callsEach, calls - from)
    await fc.assert(answered, { numRuns, seed: 20_261_123 + from, endOnFailure: false })
    await scene.app.runTasks()
    await scene.close()
  }
  console.info(`${calls} calls, ${taken} of them taken, at ${reached.size} of ${endpoints.length} endpoints`)
  // Calls that are all refused at the door prove little.
  expect(taken / calls).toBeGreaterThan(0.08)
  expect(reached.size).toBeGreaterThan(endpoints.length / 4)
})
