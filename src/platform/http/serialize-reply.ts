import type { FastifySerializerCompiler } from 'fastify'
import { type $ZodType, type $ZodTypes, encode, safeEncode } from 'zod/v4/core'

/** Removes what a schema does not name; answers with the value itself where nothing is to be removed. */
type Strip = (value: unknown) => unknown

const asItIs: Strip = (value) => value
const scalars = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'any', 'unknown'])

/**
 * Compiled once for each endpoint: an answer holds what its schema names and nothing else. Whether the rest of it is as
 * the schema says follows from its type; `checked` looks, at several times the cost.
 */
export function replySerializer({ checked }: { checked: boolean }): FastifySerializerCompiler<$ZodType> {
  return ({ schema, method, url }) => {
    const strip = stripOf(schema)
    const serialize = (reply: unknown) => JSON.stringify(strip(reply))
    if (!checked) return serialize
    return (reply) => {
      const { error } = safeEncode(schema, reply)
      if (error) throw new Error(`The answer of ${method} ${url} is not as its schema says`, { cause: error })
      return serialize(reply)
    }
  }
}

function stripOf(schema: $ZodType): Strip {
  const { def } = (schema as $ZodTypes)._zod
  if (scalars.has(def.type)) return asItIs
  if (def.type === 'object' && (!def.catchall || isNever(def.catchall))) return ofObject(def.shape)
  if (def.type === 'array') return ofArray(stripOf(def.element))
  if (def.type === 'record') return ofRecord(stripOf(def.valueType))
  if (def.type === 'nullable' || def.type === 'optional') {
    const strip = stripOf(def.innerType)
    return strip === asItIs
      ? asItIs
      : (value) => (value === null || value === undefined ? value : strip(value))
  }
  return (value) => encode(schema, value)
}

const isNever = (schema: $ZodType) => (schema as $ZodTypes)._zod.def.type === 'never'

function ofObject(shape: Readonly<Record<string, $ZodType>>): Strip {
  const strips = new Map(Object.entries(shape).map(([key, schema]) => [key, stripOf(schema)]))
  return (value) => {
    const object = value as Record<string, unknown>
    for (const key in object) {
      const strip = strips.get(key)
      if (strip === undefined || (strip !== asItIs && strip(object[key]) !== object[key]))
        return pickFrom(object)
    }
    return object
  }

  function pickFrom(object: Record<string, unknown>) {
    const picked: Record<string, unknown> = {}
    for (const [key, strip] of strips) if (key in object) picked[key] = strip(object[key])
    return picked
  }
}

function ofArray(strip: Strip): Strip {
  if (strip === asItIs) return asItIs
  return (value) => {
    const all = value as readonly unknown[]
    return all.every((one) => strip(one) === one) ? all : all.map(strip)
  }
}

function ofRecord(strip: Strip): Strip {
  if (strip === asItIs) return asItIs
  return (value) => Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, strip(one)]))
}
