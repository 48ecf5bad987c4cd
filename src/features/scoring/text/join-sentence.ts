/** "a, b and c"; of more names than `most` the first ones, "a, b and 3 more". */
export function listed(names: readonly string[], most = names.length): string {
  if (names.length > most) return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}

/** One sentence of its clauses; those that say nothing are left out. */
export function sentenceOf(clauses: readonly string[]): string {
  return `${clauses.filter((clause) => clause !== '').join('; ')}.`
}
