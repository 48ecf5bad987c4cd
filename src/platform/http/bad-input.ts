import * as z from 'zod'
import { commonRefusals } from '#contract/refusals.ts'

z.config(z.locales.en())

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The input does not match the endpoint's schema. */
export class BadInput extends Error {
  readonly part: string
  readonly fields: Record<string, string>

  constructor(part: string, issues: readonly Issue[]) {
    super(issues[0]?.message ?? commonRefusals.BAD_INPUT.message)
    this.name = 'BadInput'
    this.part = part
    this.fields = {}
    for (const issue of issues) {
      const field = issue.path.map(String).join('.')
      if (field && !Object.hasOwn(this.fields, field)) this.fields[field] = issue.message
    }
  }
}

/** Whether any text in a JSON value contains what PostgreSQL cannot store: U+0000, or a lone surrogate. */
export function holdsUnstorable(value: unknown): boolean {
  // A work list, not recursion: a small body can be nested deeper than the stack.
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string') {
      if (next.includes('\u0000') || !next.isWellFormed()) return true
    } else if (next !== null && typeof next === 'object') {
      if (Array.isArray(next)) for (const inner of next) left.push(inner)
      else for (const [key, inner] of Object.entries(next)) left.push(key, inner)
    }
  }
  return false
}
