import { interviewLanguages, type Language } from '#contract/languages.ts'
import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { isOtherLanguage } from '../text/identify-language.ts'
import { type Sentence, splitSentence, type Word } from '../text/text.ts'

/** Small words of languages that no interview is held in, enough to know them by. Folded like every text. */
const smallWords = Object.values(sharedLexicon('small-words')).map((words) => new Set(words))

const otherLetters = /(?!\p{Script=Latin})\p{L}/gu
/** So few words may be a name, a title or a greeting. */
const fewest = 5

/** Whether a sentence is surely not in the language of the interview. A list of tools and names is in none. */
export function isElsewhere({ text, words }: Pick<Sentence, 'text' | 'words'>, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters >= 2 && (text.match(otherLetters)?.length ?? 0) > letters * 0.3) return true
  if (words.length < fewest) return false
  if (foreignLetters(text, words, language)) return true
  if (!isMostlySmall(text)) return false
  const { functionWords } = signalsOf(language)
  const own = words.map(({ text }) => functionWords.has(text))
  return listsBeside(language).some((list) => isWrittenIn(list, words, own))
}

const strangeLetters = /[ğşıİąęłńśźżčěřšůžőűășțåøãõđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i

/** Letters with marks that the language has not: one may be a name, several are another language. */
function foreignLetters(text: string, words: readonly Word[], language: Language): boolean {
  const marked = text.split(/\s+/).filter((word) => strangeLetters.test(word)).length
  return marked >= 3 && marked >= words.length * 0.2 && !isHere({ words }, language)
}

/** By the small words that one of the two languages has and the other has not. */
function isWrittenIn(
  has: (word: string) => boolean,
  words: readonly Word[],
  isOwn: readonly boolean[],
): boolean {
  let own = 0
  let foreign = 0
  words.forEach(({ text }, at) => {
    if (has(text) === isOwn[at]) return
    if (isOwn[at]) own++
    else foreign++
  })
  return foreign >= 2 && foreign >= words.length * 0.12 && foreign >= own * 2
}

const listsBeside = (language: Language) => [
  ...interviewLanguages
    .filter((other) => other !== language)
    .map((other) => (word: string) => signalsOf(other).functionWords.has(word)),
  ...smallWords.map((list) => (word: string) => list.has(word)),
]

/** So many words without a single small one of the language are hardly of it; a list may be, and is asked for first. */
const minUnknown = 7

/** Whether a sentence holds none of the language's small words and does not look like it: brief notes hold none either. */
export function isStrange({ text, words }: Pick<Sentence, 'text' | 'words'>, language: Language): boolean {
  if (words.length < minUnknown) return false
  const own = words.filter((word) => signalsOf(language).functionWords.has(word.text)).length
  return own <= words.length * 0.08 && isMostlySmall(text) && isOtherLanguage(text, language)
}

function isMostlySmall(text: string): boolean {
  const written = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return written.filter((word) => /^\p{Ll}/u.test(word)).length >= written.length * 0.4
}

/** Whether a passage is surely in the language of the interview. */
export function isHere({ words }: { words: readonly Word[] }, language: Language): boolean {
  const { functionWords } = signalsOf(language)
  return (
    words.length >= 3 && words.filter(({ text }) => functionWords.has(text)).length >= words.length * 0.25
  )
}

export function partsByLanguage(sentence: Sentence, language: Language, most = maxParts): Sentence[] {
  const at = most > 1 ? seamOf(sentence, language) : null
  if (at === null) return [sentence]
  const [head, tail] = splitSentence(sentence, at)
  return [head, ...partsByLanguage(tail, language, most - 1)]
}

/** A sentence with more changes of language than that is a mixture. */
const maxParts = 5
const maxSeams = 12
const minPartLength = 4

function seamOf(sentence: Sentence, language: Language): number | null {
  const { words, text, start } = sentence
  if (words.length < 2 * minPartLength) return null
  const { functionWords } = signalsOf(language)
  const own = words.map((word) => (functionWords.has(word.text) ? 1 : 0))
  const all = own.reduce<number>((sum, one) => sum + one, 0)
  let before = 0
  let tried = 0
  for (let at = 1; at < words.length; at++) {
    before += own[at - 1] ?? 0
    const [last, next] = [words[at - 1], words[at]]
    if (!last || !next) continue
    const isSeam =
      isLatin(last.text) !== isLatin(next.text) ||
      (at >= minPartLength &&
        words.length - at >= minPartLength &&
        mayBegin(text, last, next, start) &&
        isUneven(before / at, (all - before) / (words.length - at)))
    if (!isSeam) continue
    if (++tried > maxSeams) return null
    const [first, second] = splitSentence(sentence, at)
    const isFirst = isElsewhere(first, language)
    if (isFirst !== isElsewhere(second, language) && isHere(isFirst ? second : first, language)) return at
  }
  return null
}

const isLatin = (word: string) => !/(?!\p{Script=Latin})\p{L}/u.test(word)
const mayBegin = (text: string, last: Word, next: Word, start: number) =>
  /\p{Lu}/u.test(text.charAt(next.start - start)) ||
  /[^\s'’]/.test(text.slice(last.end - start, next.start - start))
const isUneven = (a: number, b: number) => Math.min(a, b) < 0.15 && Math.max(a, b) >= 0.2
