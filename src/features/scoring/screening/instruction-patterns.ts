import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'

/**
 * Turns of phrase that speak to a machine, in four languages. Attempts can be written in ways no list foresees: a hit
 * is a hint for a person and a reason for care, and no hit proves nothing. Each pattern runs over folded text (lower
 * case, no accents), in which an em space stands before a capital letter that may begin an order.
 */
export const instructionPatterns: readonly RegExp[] = compiled()

function compiled(): RegExp[] {
  const { fragments, patterns } = sharedLexicon('injected-instructions')
  const whole = (pattern: string): string =>
    pattern.replace(/\{\{(\w+)\}\}/g, (_, name) => whole(fragments[name] ?? ''))
  return Object.values(patterns)
    .flat()
    .map((pattern) => new RegExp(boundedSpace(whole(pattern)), 'gim'))
}

/** A run of blanks without end, tried from each of its places, would take its length squared. */
function boundedSpace(pattern: string): string {
  return pattern
    .replaceAll('\\s*', '\\s{0,4}')
    .replaceAll('\\s+', '\\s{1,4}')
    .replaceAll('[\\s,]+', '[\\s,]{1,4}')
}
