import type { Language } from '#contract/languages.ts'
import { stemOf } from '#lexicon/stem.ts'
import { isDistinctive } from '../cv/skills.ts'
import { isNear } from '../text/fuzzy-match.ts'
import { isContentWord } from '../text/stems.ts'
import { mean, type Word } from '../text/text.ts'

/** All the words of a skill's name, or two of three. */
export const wholly = 0.66
/** One of two words: a wider or a narrower name. */
export const partly = 0.5

/** The share of a skill's words that an answer holds, when it holds one that tells; 0 otherwise. */
export function coverageIn(skill: readonly Word[], words: readonly Word[], language: Language): number {
  if (!skill.some((word) => isDistinctive(word.text) && kinIn(word, words, language) > 0)) return 0
  return mean(skill.map((word) => kinIn(word, words, language)))
}

/** In a stem this long a slip of the pen seldom makes another word: "ugences" is "urgence" in the plural. */
const slippingStem = 6

/** In a shorter word a slip of the pen makes another word: "poder" is no "power". */
const slippingWord = 6

/** What a compound holds besides one of its words; one letter more makes another word: "custom" and "customs". */
const minOtherLength = 3

/** A German compound of the word, or one with another ending: "excellence" is no "Excel". */
const isBuiltOn = (stemmed: string, stem: string, language: Language): boolean =>
  language === 'de'
    ? stem.length >= 5 && stemmed.includes(stem)
    : stem.length >= slippingStem && stemmed.startsWith(stem)

/** 1 for the same word or the same stem, but for a slip of the pen; less for a word built on the other; 0 for none. */
export function kinIn(word: Word, words: readonly Word[], language: Language): number {
  const stem = stemOf(word.text, language)
  let closest = 0
  for (const other of words) {
    if (other.text === word.text || (word.text.length >= slippingWord && isNear(other.text, word.text)))
      return 1
    if (!isContentWord(other.text, language)) continue
    const stemmed = stemOf(other.text, language)
    if (stemmed === stem || isBuiltOn(stemmed, stem, language)) return 1
    const isPart = stem.includes(stemmed)
    if (stem.length >= slippingStem && !isPart && isNear(stemmed, stem)) return 1
    const rest = stem.length - stemmed.length
    if (stemmed.length >= 5 && isPart && rest >= minOtherLength && isDistinctive(other.text)) closest = partly
  }
  return closest
}
