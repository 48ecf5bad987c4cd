import type { Language } from '#contract/languages.ts'
import { stemOf } from '#lexicon/stem.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { isContentWord, kinFinder } from '../text/stems.ts'
import type { Sentence } from '../text/text.ts'

/** So short an interview says too little of what it is about. */
const minStems = 80
/** What a content word says about its passage: of the interview's own matter, or of another. */
const weightOf = { kin: 1.2, alien: -0.45 } as const

/** Above 0 when a sentence speaks of the interview's matter, below when of another; the more words, the surer. */
export type TopicRelevance = (sentence: Sentence) => number

/** `topic` holds the stems of the job, its questions and the other answers. */
export function topicRelevance(topic: ReadonlySet<string>, language: Language): TopicRelevance {
  if (topic.size < minStems) return () => 0
  const isKin = kinFinder(topic)
  // Years and weeks are of every matter.
  const { time } = signalsOf(language)
  return ({ words }) => {
    const content = words.filter(({ text }) => isContentWord(text, language) && !time.has(text))
    const stems = new Set(content.map(({ text }) => stemOf(text, language)))
    return [...stems].reduce((sum, stem) => sum + (isKin(stem) ? weightOf.kin : weightOf.alien), 0)
  }
}
