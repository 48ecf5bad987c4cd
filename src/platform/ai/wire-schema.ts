import * as z from 'zod'

const known = new WeakMap<z.ZodType, object>()

/** A schema as JSON Schema, computed once for each. */
export function wireSchema(schema: z.ZodType): object {
  const made = known.get(schema) ?? z.toJSONSchema(schema, { target: 'draft-7' })
  known.set(schema, made)
  return made
}
