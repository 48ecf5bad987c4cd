import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { anyone, canView, endpoint, operatorOnly } from '#contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { setBearer, setOperatorBearer } from './bearer.ts'
import { call, callWithStatus } from './call.ts'
import { routeOf } from './route.ts'

const readThing = endpoint({
  method: 'GET',
  path: '/api/things/:name',
  summary: 'One thing.',
  access: canView,
  params: z.strictObject({ name: z.string() }),
  query: z.strictObject({ page: z.optional(z.number()), text: z.optional(z.string()) }),
  reply: z.object({ size: z.number() }),
})
const makeThing = endpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'Makes a thing.',
  access: anyone,
  body: z.strictObject({ size: z.number() }),
  reply: z.object({ id: z.string() }),
})

const listPurchases = endpoint({
  method: 'GET',
  path: '/api/admin/purchases',
  summary: 'Purchases.',
  access: operatorOnly,
  reply: 'nothing',
})

let asked: { address: string; init: RequestInit | undefined }[] = []
let answers: (() => Response)[] = []
let signedOut = 0

beforeEach(() => {
  asked = []
  answers = []
  signedOut = 0
  setBearer(
    () => 'secret-token',
    () => {
      signedOut += 1
    },
  )
  const fake: typeof fetch = async (address, init) => {
    asked.push({ address: String(address), init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
  vi.stubGlobal('fetch', fake)
})
afterEach(() => vi.unstubAllGlobals())

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const sentHeaders = () => new Headers(asked[0]?.init?.headers)

test('§1.4-2 a call fills its path, query and token and answers in the endpoint’s type', async () => {
  answers.push(json(200, { size: 3 }))
  const answer = await call(readThing, {
    params: { name: 'a/b ?é' },
    query: { page: 2, text: undefined } as { page: number },
  })
  expectTypeOf(answer).toEqualTypeOf<{ size: number }>()
  expect(answer).toEqual({ size: 3 })
  expect(asked[0]?.address).toBe('/api/things/a%2Fb%20%3F%C3%A9?page=2')
  expect(sentHeaders().get('authorization')).toBe('Bearer secret-token')
  expect(sentHeaders().has('content-type')).toBe(false)
})

test('a body goes as JSON, and the status can be asked for', async () => {
  answers.push(json(202, { id: 'x' }))
  expect(await callWithStatus(makeThing, { body: { size: 1 } })).toEqual({ status: 202, answer: { id: 'x' } })
  expect(asked[0]?.init?.method).toBe('POST')
  expect(asked[0]?.init?.body).toBe('{"size":1}')
  expect(sentHeaders().get('content-type')).toBe('application/json')
})

test('a route carries the types without the schemas, and no token', async () => {
  answers.push(json(200, { id: 'y' }))
  const route = routeOf<typeof makeThing>({ method: 'POST', path: '/api/things' })
  const answer = await call(route, { body: { size: 1 } })
  expectTypeOf(answer).toEqualTypeOf<{ id: string }>()
  expect(answer).toEqual({ id: 'y' })
  expect(sentHeaders().has('authorization')).toBe(false)
})

test.each([
  ['900', 'Too many requests. Please try again in 15 minutes.'],
  ['14400', 'Too many requests. Please try again in 4 hours.'],
  ['60', 'In a moment.'],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 'In a moment.'],
])('too many calls: a wait of %s reads “%s”', async (wait, message) => {
  const body = { code: 'TOO_MANY_REQUESTS', message: 'In a moment.' }
  answers.push(() => Response.json(body, { status: 429, headers: { 'retry-after': wait } }))
  const error = await errorOf(call(makeThing, { body: { size: 1 } }))
  expect(error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', message })
})

test('an error keeps its status, code, message and fields', async () => {
  answers.push(json(400, { code: 'BAD_INPUT', message: 'No.', fields: { size: 'Too large' } }))
  const error = await errorOf(call(makeThing, { body: { size: 9 } }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    message: 'No.',
    fields: { size: 'Too large' },
  })
})

test.each([
  [
    'a page of a proxy',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { status: 502, code: 'HTTP_502' },
  ],
  ['msg', json(409, { msg: 'Taken' }), { status: 409, message: 'Taken' }],
  ['error', json(409, { error: 'Taken' }), { status: 409, message: 'Taken' }],
  ['a plain text', () => new Response('Taken', { status: 409 }), { status: 409, message: 'Taken' }],
  [
    'nothing',
    () => new Response('', { status: 409 }),
    { message: 'Something went wrong. Please try again later.' },
  ],
  ['an error flag with msg', json(200, { error: true, msg: 'Taken' }), { message: 'Taken' }],
  [
    'a success that is no JSON',
    () => new Response('<h1>', { status: 200 }),
    { status: 200, code: 'HTTP_200' },
  ],
])('§1.3-4 %s is an error too', async (_name, answer, expected) => {
  answers.push(answer)
  expect(await errorOf(call(makeThing, { body: { size: 1 } }))).toMatchObject(expected)
})

test('without an answer the code is NETWORK', async () => {
  expect(await errorOf(call(makeThing, { body: { size: 1 } }))).toMatchObject({ status: 0, code: 'NETWORK' })
})

test('§1.4-5 a 401 signs out where a signed-in user is needed, and only there', async () => {
  answers.push(json(401, { code: 'WRONG_PASSWORD', message: 'Wrong' }))
  await errorOf(call(makeThing, { body: { size: 1 } }))
  expect(signedOut).toBe(0)
  answers.push(json(401, { code: 'SIGNED_OUT', message: 'Please log in' }))
  await errorOf(call(readThing, { params: { name: 'a' } }))
  expect(signedOut).toBe(1)
})

test('a 403 to a signed-in user is passed on with its code', async () => {
  const forbidden: string[] = []
  setBearer(
    () => 'secret-token',
    () => undefined,
    ({ code }) => forbidden.push(code),
  )
  answers.push(json(403, { code: 'EMAIL_NOT_VERIFIED', message: '' }))
  await errorOf(call(makeThing, { body: { size: 1 } }))
  expect(forbidden).toEqual([])
  answers.push(json(403, { code: 'NOT_ALLOWED', message: '' }))
  await errorOf(call(readThing, { params: { name: 'a' } }))
  expect(forbidden).toEqual(['NOT_ALLOWED'])
})

test('a 401 to the token of an earlier session leaves the session begun since', async () => {
  let token = 'old'
  setBearer(
    () => token,
    () => {
      signedOut += 1
    },
  )
  answers.push(() => {
    token = 'new'
    return Response.json({ code: 'SIGNED_OUT', message: '' }, { status: 401 })
  })
  await errorOf(call(readThing, { params: { name: 'a' } }))
  expect(signedOut).toBe(0)
})

test('the operator’s calls carry the operator’s token, and their 401 leaves the employer signed in', async () => {
  let operatorsOut = 0
  setOperatorBearer(
    () => 'of-the-operator',
    () => {
      operatorsOut += 1
    },
  )
  answers.push(json(401, { code: 'SIGNED_OUT', message: '' }))
  await errorOf(call(listPurchases, {}))
  expect(sentHeaders().get('authorization')).toBe('Bearer of-the-operator')
  expect([operatorsOut, signedOut]).toEqual([1, 0])
  answers.push(json(401, { code: 'SIGNED_OUT', message: '' }))
  await errorOf(call(readThing, { params: { name: 'a' } }))
  expect([operatorsOut, signedOut]).toEqual([1, 1])
})

test('without an operator’s session no token goes with the operator’s calls, the employer’s least of all', async () => {
  setOperatorBearer(
    () => null,
    () => undefined,
  )
  answers.push(json(401, { code: 'SIGNED_OUT', message: '' }))
  await errorOf(call(listPurchases, {}))
  expect(sentHeaders().has('authorization')).toBe(false)
  expect(signedOut).toBe(0)
})

test('a missing parameter throws before anything is sent', async () => {
  expect(await errorOf(call(readThing, { params: { name: '' } }))).toMatchObject({
    message: '/api/things/:name needs name',
  })
  expect(asked).toEqual([])
})
