import type { TypingCounters } from '../../src/features/interviews/contract/typing-counters.ts'

/** One thing that happens to an answer's box, and how many seconds it took. */
export type BoxEvent =
  /** Keys, a word taken from a keyboard's suggestions, a phrase that was dictated. */
  | { kind: 'insert'; text: string; seconds: number }
  | { kind: 'paste'; text: string; seconds: number }
  | { kind: 'drop'; text: string; seconds: number }
  /** Removes so many characters from the end at once. */
  | { kind: 'delete'; characters: number; seconds: number }
  /** The last characters become others, as autocorrection and composed scripts do it. */
  | { kind: 'replace'; characters: number; text: string; seconds: number }
  /** Characters leave the place where they are, to be pasted in another. */
  | { kind: 'cut'; from: number; characters: number; seconds: number }
  | { kind: 'paste-at'; at: number; text: string; seconds: number }
  | { kind: 'wait'; seconds: number }
  /** The page is loaded again: the draft is there, what was counted is not. */
  | { kind: 'reload' }

export interface CountedAnswer {
  text: string
  counters: TypingCounters
}

const nothing = (restoredCharacters = 0): TypingCounters => ({
  pastedCharacters: 0,
  typedCharacters: 0,
  pastes: 0,
  deletions: 0,
  seconds: 0,
  insertions: 0,
  largestInsertion: 0,
  largestPaste: 0,
  restoredCharacters,
})

/** What the interview page would send for these events: see `use-typing-counters.ts`. */
export function counted(events: readonly BoxEvent[]): CountedAnswer {
  let text = ''
  let counters = nothing()
  let own = ''
  const typed = (after: string) => {
    const grown = Math.max(0, after.length - text.length)
    counters.typedCharacters += grown
    counters.insertions += 1
    counters.largestInsertion = Math.max(counters.largestInsertion, grown)
    text = after
  }
  const pasted = (after: string) => {
    const grown = Math.max(0, after.length - text.length)
    counters.pastes += 1
    counters.pastedCharacters += grown
    counters.largestPaste = Math.max(counters.largestPaste, grown)
    text = after
  }
  const deleted = (after: string) => {
    counters.deletions += 1
    text = after
  }
  for (const event of events) {
    if (event.kind === 'reload') {
      counters = nothing(text.length)
      own = ''
      continue
    }
    counters.seconds += event.seconds
    if (event.kind === 'insert') typed(text + event.text)
    else if (event.kind === 'paste' || event.kind === 'drop') pasted(text + event.text)
    else if (event.kind === 'delete') deleted(text.slice(0, Math.max(0, text.length - event.characters)))
    else if (event.kind === 'replace')
      typed(text.slice(0, Math.max(0, text.length - event.characters)) + event.text)
    else if (event.kind === 'cut') {
      own = text.slice(event.from, event.from + event.characters)
      deleted(text.slice(0, event.from) + text.slice(event.from + event.characters))
    } else if (event.kind === 'paste-at') {
      const after = text.slice(0, event.at) + event.text + text.slice(event.at)
      if (own !== '' && event.text === own) text = after
      else pasted(after)
    }
  }
  return { text, counters: { ...counters, seconds: Math.round(counters.seconds) } }
}
