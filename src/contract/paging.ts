import * as z from 'zod/mini'

/** One page of a list, as the spec's wire has it: the rows and whether this is the last page. */
export function pageOf<T extends z.ZodMiniType>(row: T) {
  return z.object({ content: z.array(row), last: z.boolean() })
}

/** Query numbers arrive as text. */
export function wholeNumber(min: number, max: number, fallback: number) {
  return z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback)
}
