import { fold } from '../engine/text.ts'
import { instructionPatterns } from './instruction-patterns.ts'

/** Where a text speaks to a machine; places in the text that was given, widened to the sentence. */
export function instructionsIn(text: string): { start: number; end: number }[] {
  const folded = fold(text)
  const found: { start: number; end: number }[] = []
  for (const pattern of instructionPatterns)
    for (const { index, 0: hit } of folded.matchAll(pattern)) {
      const lead = hit.length - hit.replace(/^[.!?:;,"'(\n\]>*#\-\s]+/, '').length
      found.push(sentenceAround(text, index + lead, index + hit.length))
    }
  return merged(found)
}

function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  let from = start
  while (from > 0 && !/[.!?\n]/.test(text.charAt(from - 1))) from--
  while (from < start && /\s/.test(text.charAt(from))) from++
  let to = end
  while (to < text.length && !/[.!?\n]/.test(text.charAt(to))) to++
  return { start: from, end: Math.min(to + 1, text.length) }
}

function merged(spans: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const apart: { start: number; end: number }[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else apart.push({ ...span })
  }
  return apart
}
