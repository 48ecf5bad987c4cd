import { beginsNear, isNear } from '../../src/features/scoring/text/fuzzy-match.ts'
import { wordsOf } from '../../src/features/scoring/text/text.ts'

/**
 * One word of a phrase as it is written in a data file: `word` stands for itself, `word*` for any ending,
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
