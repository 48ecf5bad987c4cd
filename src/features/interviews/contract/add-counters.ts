import type { TypingCounters } from './typing-counters.ts'

const maxCount = 1_000_000

/** How a text came to be that was written in two sittings, or that is two texts read as one. */
export function addCounters(one: TypingCounters | null, other: TypingCounters | null): TypingCounters | null {
  if (!one || !other) return one ?? other
  const sum = (name: keyof TypingCounters) => Math.min(maxCount, one[name] + other[name])
  return {
    pastedCharacters: sum('pastedCharacters'),
    typedCharacters: sum('typedCharacters'),
    pastes: sum('pastes'),
    deletions: sum('deletions'),
    seconds: sum('seconds'),
    insertions: sum('insertions'),
    largestInsertion: Math.max(one.largestInsertion, other.largestInsertion),
    largestPaste: Math.max(one.largestPaste, other.largestPaste),
    restoredCharacters: sum('restoredCharacters'),
  }
}
