import fc from 'fast-check'
import * as z from 'zod/mini'

type Json = z.core.JSONSchema.JSONSchema

/** Values that a schema takes, and as many that miss it by a field, a type or a length. */
export function inputsOf(schema: z.ZodMiniType, known: readonly string[]): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return ofJson(json, texts(known))
}

const hostile = fc.constantFrom(
  '\u0000',
  '\ud800',
  '\u202e',
  "';--",
  '{{x}}',
  '<b>',
  '%s',
  'x'.repeat(11_000),
)

/** A value that is taken, or the same with something hostile at the end of one of its texts. */
export function around(good: object): fc.Arbitrary<unknown> {
  const poisoned = fc.tuple(fc.nat({ max: 99 }), hostile).map(([which, tail]) => {
    const texts = JSON.stringify(good).match(/:"[^"]*"/g)?.length ?? 0
    let at = 0
    return JSON.parse(JSON.stringify(good), (_key, value: unknown) =>
      typeof value === 'string' && at++ === which % Math.max(texts, 1) ? value + tail : value,
    ) as unknown
  })
  return fc.oneof(poisoned, fc.constant(good))
}

/** Texts of every alphabet, half characters and control characters among them, and values that exist. */
export function texts(known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.lorem({ maxCount: 8 }) },
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202eabc', '0', '-1', 'null', '2040-11-30T09:30:00'),
    fc.integer({ min: 100, max: 12_000 }).map((length) => 'ab '.repeat(length / 3)),
  )
}

function ofJson(schema: Json, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting(schema, text) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  )
}

function fitting(schema: Json, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, enum: listed } = schema
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map((choice) => ofJson(choice as Json, text)))
  if (listed) return fc.constantFrom(...listed)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'object') return objects(schema, text)
  if (schema.type === 'array') return fc.array(ofJson((schema.items ?? {}) as Json, text), { maxLength: 6 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema)
  if (schema.type === 'string') return strings(schema, text)
  return fc.oneof(text, fc.jsonValue({ maxDepth: 1 }))
}

function objects({ properties = {}, required = [] }: Json, text: fc.Arbitrary<string>) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, ofJson(field as Json, text)]),
  )
  const whole = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  const more = fc.dictionary(fc.constantFrom('role', 'status', 'companyId', '__proto__', 'id'), text, {
    maxKeys: 2,
  })
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, more).map(([most, extra]) => ({ ...most, ...extra })) },
  )
}

function numbers({ minimum = -10, maximum = 1000 }: Json): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(Math.max(minimum, -1e6)), Math.floor(Math.min(maximum, 1e6))]
  const odd = fc.constantFrom(0, -1, 0.5, 2 ** 31, 2 ** 53, -1e308)
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min, max: Math.max(min, max) }) },
    { weight: 1, arbitrary: odd },
  )
}

function strings({ format, pattern }: Json, text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), text)
  if (format === 'email') return fc.oneof(fc.emailAddress(), text)
  if (format === 'uri') return fc.oneof(fc.webUrl(), text)
  if (format === 'date-time') return fc.oneof(fc.date({ noInvalidDate: true }).map(String), text)
  return pattern === undefined ? text : fc.oneof(matching(pattern), text)
}

/** Not every pattern can be turned round. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return fc.string()
  }
}
