import { interviewLanguages, type Language } from '#contract/languages.ts'
import { cuesOf } from '../engine/cues/cues.ts'
import type { Sentence, Word } from '../engine/text.ts'

/** Small words of languages that no interview is held in, enough to know them by. Folded like every text. */
const smallWords = Object.entries({
  italian: `il, lo, gli, di, del, della, dei, delle, che, non, per, con, una, uno, sono, questo, questa, come, cosa, nel,
    nella, alla, al, piu, anche, tuo, tua, ho, hai, sia, puoi, dimmi, ed, dal, le, si, io, mi, quali, qual`,
  portuguese: `o, os, um, uma, do, da, dos, das, nao, que, em, no, na, nos, nas, ao, para, por, com, seu, sua, voce, como,
    mais, isso, este, esta, sao, foi, pode, qual, quais, eu, meu, me, ou, pelo, pela`,
  dutch: `de, het, een, van, en, niet, ik, je, jij, dat, dit, die, voor, met, op, zijn, aan, te, naar, ook, maar, wat, hoe,
    kun, kan, mijn, jouw, uw, bij, heb, hebt, deze, als, of, er, geen, wordt`,
  turkish: `bir, ve, bu, icin, ile, ne, nasil, olan, olarak, daha, cok, gibi, ama, bana, sen, ben, misin, musun, mi, mu,
    da, de, ya, kadar, ilk, sonra, nedir, kim, en, veya, onceki, tum`,
  indonesian: `yang, dan, di, ke, dari, untuk, dengan, ini, itu, adalah, tidak, apa, saya, anda, kamu, bisakah, bisa,
    dalam, pada, akan, atau, juga, oleh, sebagai, bagaimana, kami, kita, semua`,
  filipino: `ang, ng, sa, na, at, mga, ay, ko, mo, ba, ako, ka, ito, ano, para, hindi, kung, mong, maaari, bang, isang,
    iyong, lahat, nang, paano, naman, aking, may`,
  vietnamese: `la, va, cua, mot, cac, toi, ban, khong, co, cho, nay, duoc, trong, voi, nhung, hay, gi, the, nhu, tu, den,
    de, da, o, ve, cach, khi, nguoi, ra, vao`,
  polish: `i, w, z, na, do, nie, sie, jest, to, ze, jak, co, po, dla, czy, mi, ale, od, tym, wszystkie, jestes, przez`,
  romanian: `si, in, la, cu, pe, de, nu, un, o, este, sa, ca, din, care, pentru, mai, sunt, te, imi, ce, toate, acest`,
  scandinavian: `och, og, att, det, som, en, et, ett, er, ar, pa, av, til, till, med, for, ikke, inte, jeg, jag, du, den,
    de, har, kan, om, alle, alla, din, mig, meg`,
}).map(([, list]) => new Set(list.split(',').map((word) => word.trim())))

/** Letters of other alphabets than the Latin one. */
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
  const { functionWords } = cuesOf(language)
  const own = words.map(({ text }) => functionWords.has(text))
  return listsBeside(language).some((list) => isWrittenIn(list, words, own))
}

/** Letters that none of the four languages has. */
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
    .map((other) => (word: string) => cuesOf(other).functionWords.has(word)),
  ...smallWords.map((list) => (word: string) => list.has(word)),
]

/** So many words without a single small one of the language are hardly of it; a list may be, and is asked for first. */
const fewestUnknown = 7

/** Whether a sentence holds none of the small words that every sentence of the language holds. */
export function isStrange({ text, words }: Pick<Sentence, 'text' | 'words'>, language: Language): boolean {
  if (words.length < fewestUnknown) return false
  const own = words.filter((word) => cuesOf(language).functionWords.has(word.text)).length
  return own <= words.length * 0.08 && isMostlySmall(text)
}

function isMostlySmall(text: string): boolean {
  const written = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return written.filter((word) => /^\p{Ll}/u.test(word)).length >= written.length * 0.4
}

/** Whether a passage is surely in the language of the interview. */
export function isHere({ words }: { words: readonly Word[] }, language: Language): boolean {
  const { functionWords } = cuesOf(language)
  return (
    words.length >= 3 && words.filter(({ text }) => functionWords.has(text)).length >= words.length * 0.25
  )
}

/** Where a text without a full stop goes over into another language or alphabet, or comes back. */
export function partsByLanguage(sentence: Sentence, language: Language, most = mostParts): Sentence[] {
  const { words } = sentence
  const at = most > 1 ? seamOf(sentence, language) : null
  if (at === null) return [sentence]
  const cut = words[at]?.start ?? sentence.start
  return [
    partOf(sentence, words.slice(0, at), sentence.start, cut),
    ...partsByLanguage(
      partOf(sentence, words.slice(at), cut, sentence.start + sentence.text.length),
      language,
      most - 1,
    ),
  ]
}

function partOf(sentence: Sentence, words: Word[], start: number, end: number): Sentence {
  const text = sentence.text.slice(start - sentence.start, end - sentence.start).trimEnd()
  return { text, start, words }
}

/** Who mixes more languages than that into a sentence mixes them. */
const mostParts = 5
const mostSeams = 12
/** A part shorter than this is not told from the rest. */
const shortestPart = 4

function seamOf(sentence: Sentence, language: Language): number | null {
  const { words, text, start } = sentence
  if (words.length < 2 * shortestPart) return null
  const { functionWords } = cuesOf(language)
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
      (at >= shortestPart &&
        words.length - at >= shortestPart &&
        mayBegin(text, last, next, start) &&
        isUneven(before / at, (all - before) / (words.length - at)))
    if (!isSeam) continue
    if (++tried > mostSeams) return null
    const [head, tail] = [words.slice(0, at), words.slice(at)]
    const first = partOf(sentence, head, start, next.start)
    const second = partOf(sentence, tail, next.start, start + text.length)
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
