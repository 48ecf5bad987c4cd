import { type Word, wordsOf } from './text.ts'

/** Where a phrase was found: the indexes of its first word and of the word after its last, and the phrase as listed. */
export type PhraseHit = { from: number; to: number; phrase: string }

type Step = { text: string; prefix: boolean }
type Phrase = { phrase: string; steps: Step[] }

/** A searchable list of signals. Accents and case do not matter; `develop*` takes any ending, a lone `*` any word. */
export class PhraseList {
  private readonly byWord = new Map<string, Phrase[]>()
  private readonly byPrefix = new Map<string, Phrase[]>()

  constructor(entries: readonly string[]) {
    for (const phrase of entries.map(phraseOf)) {
      const first = phrase.steps[0]
      if (!first) continue
      const map = first.prefix ? this.byPrefix : this.byWord
      const key = first.prefix ? first.text.slice(0, 3) : first.text
      map.set(key, [...(map.get(key) ?? []), phrase])
    }
  }

  steps(): { text: string; start: boolean }[] {
    return [...this.byWord.values(), ...this.byPrefix.values()]
      .flat()
      .flatMap(({ steps }) => steps.map(({ text, prefix }) => ({ text, start: prefix })))
  }

  has(word: string): boolean {
    const isAlone = ({ steps: [step, ...more] }: Phrase) =>
      more.length === 0 && step !== undefined && (!step.prefix || word.startsWith(step.text))
    return (
      this.byWord.get(word)?.some(isAlone) === true ||
      this.byPrefix.get(word.slice(0, 3))?.some(isAlone) === true
    )
  }

  /** Every place where a phrase begins, in order; at each place the longest phrase. */
  find(words: readonly Word[]): PhraseHit[] {
    const hits: PhraseHit[] = []
    words.forEach(({ text }, from) => {
      const alike = longestAt(this.byWord.get(text), words, from)
      const begun = longestAt(this.byPrefix.get(text.slice(0, 3)), words, from)
      const best = (begun?.steps.length ?? 0) > (alike?.steps.length ?? 0) ? begun : alike
      if (best) hits.push({ from, to: from + best.steps.length, phrase: best.phrase })
    })
    return hits
  }
}

/** Lists under names, each made searchable. */
export function phraseLists<Name extends string>(lists: Record<Name, readonly string[]>) {
  const entries = Object.entries<readonly string[]>(lists).map(([name, list]) => [name, new PhraseList(list)])
  return Object.fromEntries(entries) as Record<Name, PhraseList>
}

function phraseOf(phrase: string): Phrase {
  const steps: Step[] = []
  for (const part of phrase.split(/\s+/)) {
    if (part === '*') steps.push({ text: '', prefix: true })
    const words = wordsOf(part)
    words.forEach((word, i) => {
      steps.push({ text: word.text, prefix: part.endsWith('*') && i === words.length - 1 })
    })
  }
  return { phrase, steps }
}

function longestAt(
  phrases: readonly Phrase[] | undefined,
  words: readonly Word[],
  from: number,
): Phrase | undefined {
  let longest: Phrase | undefined
  for (const phrase of phrases ?? none)
    if (phrase.steps.length > (longest?.steps.length ?? 0) && startsAt(phrase, words, from)) longest = phrase
  return longest
}

const none: readonly Phrase[] = []

function startsAt(phrase: Phrase, words: readonly Word[], from: number): boolean {
  return phrase.steps.every((step, i) => {
    const text = words[from + i]?.text
    return text !== undefined && (step.prefix ? text.startsWith(step.text) : text === step.text)
  })
}
