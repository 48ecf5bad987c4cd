import { createHash } from 'node:crypto'

const namedFrom = 3
const maxNames = 200
const maxCounted = 1_000

/** Under a name PostgreSQL keeps a statement parsed on each connection. */
export interface StatementNames {
  /** From the third time a text comes; of no more texts than connections should keep. */
  nameOf(text: string): string | undefined
  /** No statement gets a name any more. */
  stop(): void
}

/** Names follow from the text, so that under one name no pooler in between can hold another statement. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  let stopped = false
  return {
    nameOf(text) {
      if (stopped) return undefined
      const known = names.get(text)
      if (known !== undefined || names.size === maxNames) return known
      const times = (seen.get(text) ?? 0) + 1
      if (times < namedFrom) {
        // Lists of many lengths make many texts that never come again.
        if (seen.size === maxCounted) seen.clear()
        seen.set(text, times)
        return undefined
      }
      seen.delete(text)
      const name = createHash('sha256').update(text).digest('base64url')
      names.set(text, name)
      return name
    },
    stop: () => {
      stopped = true
    },
  }
}
