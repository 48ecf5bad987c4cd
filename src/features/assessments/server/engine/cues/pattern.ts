import { beginsNear, isNear } from '../near.ts'
import { type Word, wordsOf } from '../text.ts'

/**
 * One word of a cue as it is written in a data file: `word` stands for itself, `word*` for any ending,
 * `*word*` for any word that contains it (German builds long words). Small slips of the pen are forgiven.
 */
export type WordPattern = { text: string; kind: 'whole' | 'start' | 'inside' }

/** Reads `how much`, `analys*` or `*menge*`; several words are several patterns. */
export function patternsOf(written: string): WordPattern[] {
  return written.split(/\s+/).flatMap((part) => {
    const inside = part.startsWith('*')
    const words = wordsOf(part)
    return words.map(({ text }, i) => ({
      text,
      kind: inside ? 'inside' : part.endsWith('*') && i === words.length - 1 ? 'start' : 'whole',
    }))
  })
}

export function fits(word: string, { text, kind }: WordPattern): boolean {
  if (kind === 'inside') return word.includes(text)
  return kind === 'start' ? beginsNear(word, text) : isNear(word, text)
}

/** The places, by index of the first word, where patterns stand one after the other. */
export function runsOf(words: readonly Word[], patterns: readonly WordPattern[]): number[] {
  const places: number[] = []
  for (let from = 0; from + patterns.length <= words.length; from++) {
    if (patterns.every((pattern, i) => fits(words[from + i]?.text ?? '', pattern))) places.push(from)
  }
  return places
}
