import type { Language } from '#contract/languages.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { isContentWord, stemOf } from '../text/stems.ts'
import type { Sentence } from '../text/text.ts'

/** A stem this long names the same matter in any word that contains it: "lager" in "zentrallager". */
const tellingStem = 5
/** So short an interview says too little of what it is about. */
const minStems = 80
/** What a content word says about its passage: of the interview's own matter, or of another. */
const weightOf = { kin: 1.2, alien: -0.45 } as const

/** What an interview is about: the job, its questions and the other answers. */
export class TopicRelevance {
  private readonly stems: ReadonlySet<string>
  private readonly roots: readonly string[]
  private readonly known = new Map<string, boolean>()
  private readonly language: Language

  constructor(stems: ReadonlySet<string>, language: Language) {
    this.stems = stems
    this.roots = [...stems].filter((stem) => stem.length >= tellingStem)
    this.language = language
  }

  /** Above 0 when a sentence speaks of the interview's matter, below when of another; the more words, the surer. */
  of({ words }: Sentence): number {
    if (this.stems.size < minStems) return 0
    // Years and weeks are of every matter.
    const { time } = signalsOf(this.language)
    const stems = new Set(
      words
        .filter(({ text }) => isContentWord(text, this.language) && !time.has(text))
        .map(({ text }) => stemOf(text, this.language)),
    )
    return [...stems].reduce((sum, stem) => sum + (this.has(stem) ? weightOf.kin : weightOf.alien), 0)
  }

  private has(stem: string): boolean {
    let has = this.known.get(stem)
    if (has === undefined) {
      has =
        this.stems.has(stem) ||
        (stem.length >= tellingStem && this.roots.some((root) => stem.includes(root) || root.includes(stem)))
      this.known.set(stem, has)
    }
    return has
  }
}
