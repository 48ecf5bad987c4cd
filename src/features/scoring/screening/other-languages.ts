import { interviewLanguages, type Language } from '#contract/languages.ts'
import { signalsOf } from '../answers/lexicon.ts'
import type { Sentence, Word } from '../text/text.ts'

const otherLetters = /(?!\p{Script=Latin})\p{L}/gu
/** So few words may be a name, a title or a greeting. */
const fewest = 5

/** Whether a sentence is surely in another of our languages, or other letters. A list of tools and names is in none. */
export function isElsewhere({ text, words }: Pick<Sentence, 'text' | 'words'>, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters >= 2 && (text.match(otherLetters)?.length ?? 0) > letters * 0.3) return true
  if (words.length < fewest || !isMostlySmall(text)) return false
  const { functionWords } = signalsOf(language)
  const own = words.map(({ text }) => functionWords.has(text))
  return interviewLanguages.some((other) => other !== language && isWrittenIn(other, words, own))
}

/** By the small words that one of the two languages has and the other has not. */
function isWrittenIn(other: Language, words: readonly Word[], isOwn: readonly boolean[]): boolean {
  const { functionWords } = signalsOf(other)
  let own = 0
  let foreign = 0
  words.forEach(({ text }, at) => {
    if (functionWords.has(text) === isOwn[at]) return
    if (isOwn[at]) own++
    else foreign++
  })
  return foreign >= 2 && foreign >= words.length * 0.12 && foreign >= own * 2
}

function isMostlySmall(text: string): boolean {
  const written = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return written.filter((word) => /^\p{Ll}/u.test(word)).length >= written.length * 0.4
}
