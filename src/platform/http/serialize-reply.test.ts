import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { replySerializer } from './serialize-reply.ts'

const schema = z.object({
  name: z.string(),
  note: z.optional(z.string()),
  owner: z.nullable(z.object({ id: z.string() })),
  rows: z.array(z.strictObject({ at: z.number() })),
  counts: z.record(z.string(), z.object({ sum: z.number() })),
  either: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]),
})
const reply = {
  name: 'Amel',
  owner: { id: 'o' },
  rows: [{ at: 1 }, { at: 2 }],
  counts: { a: { sum: 3 } },
  either: { right: 'r' },
}
const secret = { secret: 'of the row' }
const serialize = (checked: boolean) =>
  replySerializer({ checked })({ schema, method: 'GET', url: '/', httpStatus: '200' })

test.each([false, true])('an answer is sent as it is (checked: %s)', (checked) => {
  expect(serialize(checked)(reply)).toBe(JSON.stringify(reply))
  const without = { ...reply, owner: null, note: undefined }
  expect(JSON.parse(serialize(checked)(without))).toEqual({ ...reply, owner: null })
})

test.each([
  { ...reply, ...secret },
  { ...reply, owner: { id: 'o', ...secret } },
  { ...reply, counts: { a: { sum: 3, ...secret } } },
  { ...reply, either: { right: 'r', ...secret } },
])('what the schema does not name is never sent', (leaking) => {
  expect(serialize(false)(leaking)).toBe(JSON.stringify(reply))
  expect(serialize(true)(leaking)).toBe(JSON.stringify(reply))
})

test('nor from a row of a list', () => {
  const leaking = { ...reply, rows: [{ at: 1 }, { at: 2, ...secret }] }
  expect(serialize(false)(leaking)).toBe(JSON.stringify(reply))
})

test('where answers are checked, one that is not as its schema says fails', () => {
  expect(() => serialize(true)({ ...reply, name: 7 })).toThrow()
  expect(() => serialize(true)({ ...reply, owner: undefined })).toThrow()
})
