import { runsOf, type Sentence } from '../text/text.ts'

/** So many words in the same order, said before, are a repetition and no chance. */
const run = 5
/** A smaller share of a sentence than this may be a turn of phrase that somebody likes. */
const turnOfPhrase = 0.35
/** What is left of a sentence beside a repetition must be this long to be a sentence of its own. */
const minLeft = 4

/** Sentences, or parts of them, that are said for the first time. `seen` remembers earlier answers. */
export function dropRepetitions(sentences: readonly Sentence[], seen: Set<string>): Sentence[] {
  return sentences.flatMap((sentence) => {
    const left = unsaidPart(sentence, seen)
    const key = [...new Set(sentence.words.map((word) => word.text))].sort().join(' ')
    const known = seen.has(key)
    seen.add(key)
    for (const words of runsOf(sentence.words, run)) seen.add(words)
    return left && !known ? [left] : []
  })
}

/** The longest part of a sentence that no run of words from before covers; null when hardly anything is left. */
function unsaidPart(sentence: Sentence, seen: ReadonlySet<string>): Sentence | null {
  const { words } = sentence
  const said = new Uint8Array(words.length)
  runsOf(words, run).forEach((text, at) => {
    if (seen.has(text)) said.fill(1, at, at + run)
  })
  const share = said.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length)
  if (share < turnOfPhrase) return sentence
  let best = { from: 0, to: 0 }
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to < words.length && said[to] === 0) to++
    if (to - from > best.to - best.from) best = { from, to }
    if (to > from) from = to
  }
  const part = words.slice(best.from, best.to)
  const [first, last] = [part[0], part.at(-1)]
  if (part.length < minLeft || !first || !last) return null
  const text = sentence.text.slice(first.start - sentence.start, last.end - sentence.start)
  return { text, start: first.start, words: part }
}
