/** Whether two folded words differ by one slip at most. The first letter must match: "stated" is not "tasted". */
export function isNear(word: string, target: string): boolean {
  if (word === target) return true
  if (target.length < 5 || Math.abs(word.length - target.length) > 1 || word[0] !== target[0]) return false
  let at = 0
  while (word[at] === target[at]) at++
  const rest = word.slice(at)
  const wanted = target.slice(at)
  if (rest.length === wanted.length) {
    const swapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
    return swapped || rest.slice(1) === wanted.slice(1)
  }
  return rest.length < wanted.length ? rest === wanted.slice(1) : rest.slice(1) === wanted
}

/** Whether a word begins with `start` but for one slip of the pen. */
export function beginsNear(word: string, start: string): boolean {
  if (word.startsWith(start)) return true
  if (start.length < 5) return false
  return [0, -1, 1].some((more) => isNear(word.slice(0, start.length + more), start))
}
