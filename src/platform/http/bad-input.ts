import * as z from 'zod'

z.config(z.locales.en())

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** What was sent does not fit the endpoint's schema. */
export class BadInput extends Error {
  readonly part: string
  readonly fields: Record<string, string>

  constructor(part: string, issues: readonly Issue[]) {
    super(issues[0]?.message ?? 'Some of what was sent is not valid.')
    this.name = 'BadInput'
    this.part = part
    this.fields = {}
    for (const issue of issues) {
      const field = issue.path.map(String).join('.')
      if (field && !Object.hasOwn(this.fields, field)) this.fields[field] = issue.message
    }
  }
}

/** Whether any text in a JSON value holds the character U+0000, which PostgreSQL cannot store. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (Array.isArray(value)) return value.some(holdsNul)
  if (value !== null && typeof value === 'object')
    return Object.entries(value).some(([key, inner]) => holdsNul(key) || holdsNul(inner))
  return false
}
