import type { Span } from '../text/text.ts'
import { assessmentActsIn } from './assessment-act.ts'
import { isBenign } from './benign-instructions.ts'
import { encodedInstructionsIn, turned } from './encoded-instructions.ts'
import { instructionPatterns } from './instruction-patterns.ts'
import { readableOf } from './readable-text.ts'
import { merged } from './spans.ts'

/** Where a text speaks to a machine; places in the text that was given, widened to the sentence. */
export function instructionsIn(text: string): Span[] {
  const readable = readableOf(text)
  const sentences = turnsIn(readable).map(({ start, end }) => {
    const sentence = sentenceAround(readable, start, end)
    return isUnannounced(text, start) ? { start, end: sentence.end } : sentence
  })
  return merged([
    ...sentences,
    ...assessmentActsIn(readable),
    ...turnedIn(readable),
    ...encodedInstructionsIn(text, readable),
  ])
}

/** A capital letter after a small one: the sentence before has no full stop. */
const isUnannounced = (text: string, at: number) =>
  /\p{Ll}\s{1,4}\p{Lu}$/u.test(text.slice(Math.max(0, at - 5), at + 1))

/** Sentences that are instructions when each letter stands for the one thirteen further. */
function turnedIn(readable: string): Span[] {
  const text = turned(readable)
  return text === null ? [] : turnsIn(text).map(({ start, end }) => sentenceAround(text, start, end))
}

/** The turns of phrase themselves, but for those of somebody's work. */
function turnsIn(folded: string): Span[] {
  return instructionPatterns.flatMap((pattern) => turnsOf(pattern, folded))
}

function turnsOf(pattern: RegExp, folded: string): Span[] {
  const found: Span[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const { index, 0: hit } = match
    const lead = hit.length - hit.replace(/^[.!?:;,"'(\n\]>*#\-\s]+/, '').length
    const [start, end] = [index + lead, index + hit.length]
    if (!isBenign(hit.slice(lead), around(folded, start, end))) found.push({ start, end })
    // An order may begin within words that are none.
    else pattern.lastIndex = start + 1
  }
  return found
}

/** The sentence of a turn of phrase, and what follows; of a very long one what is near. */
function around(folded: string, start: number, end: number) {
  const from = Math.max(0, start - nearby)
  const near = folded.slice(from, end + nearby)
  const whole = sentenceAround(near, start - from, end - from)
  return { sentence: near.slice(whole.start, whole.end), after: near.slice(end - from, whole.end) }
}

const nearby = 300

/** The same for consecutive answers of one person: an instruction may begin in one and end in the next. */
export function instructionsAcross(texts: readonly string[]): Span[][] {
  const found = texts.map(instructionsIn)
  texts.slice(1).forEach((next, at) => {
    const last = (texts[at] ?? '').trimEnd()
    // A full stop ends an instruction.
    if (last === '' || /[.!?…:]["'”»)]*$/.test(last)) return
    const tail = last.slice(-seam)
    const joined = readableOf(`${tail} ${next.slice(0, seam)}`)
    const turns = turnsIn(joined)
    const goesOn = turns.length === 0 && /^\s*\p{Ll}/u.test(next)
    for (const turn of goesOn ? actsOver(joined, tail.length) : turns) {
      // What is an order in one of them alone says nothing of the other.
      if (turn.start >= tail.length || turn.end <= tail.length + 1) continue
      const { start, end } = sentenceAround(joined, turn.start, turn.end)
      found[at]?.push({ start: last.length - tail.length + start, end: last.length })
      found[at + 1]?.push({ start: 0, end: Math.min(end - tail.length - 1, next.length) })
    }
  })
  return found.map(merged)
}

const seam = 200

/** Acts over two answers that neither of them holds alone. */
function actsOver(joined: string, edge: number): Span[] {
  const isHalf = ({ start, end }: Span) => assessmentActsIn(joined.slice(start, end)).length === 0
  return assessmentActsIn(joined).filter(
    ({ start, end }) =>
      start < edge && end > edge + 1 && isHalf({ start, end: edge }) && isHalf({ start: edge + 1, end }),
  )
}

function sentenceAround(readable: string, start: number, end: number): Span {
  let from = start
  while (from > 0 && !/[.!?\n\u2003]/.test(readable.charAt(from - 1))) from--
  while (from < start && /\s/.test(readable.charAt(from))) from++
  let to = end
  while (to < readable.length && !/[.!?\n]/.test(readable.charAt(to))) to++
  return { start: from, end: Math.min(to + 1, readable.length) }
}
