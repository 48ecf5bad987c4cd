/** "a, b and c". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "1 answer", "2 answers". */
export function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
